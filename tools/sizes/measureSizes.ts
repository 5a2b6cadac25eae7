import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleScript } from '../../site/index.ts'
import { bundleFirstLoad, type LoadedFile } from '../packed/bundleFirstLoad.ts'

/** The minified and gzipped size of something that partners load. */
export interface Size {
  readonly what: string
  /** Bytes of the initial load. */
  readonly first: number
  /** Bytes that are loaded on demand; they do not count towards the limit. */
  readonly later: number
  /** The maximum for the initial load, in bytes. */
  readonly limit: number
}

const SNAPSHOT = "export { createSnapshotSource } from './dist/snapshot.js'"

const BUNDLES = [
  {
    what: '`LeaderboardTable` with provider and snapshot source',
    code: `export { EvaluationsProvider, LeaderboardTable } from './dist/index.js'; ${SNAPSHOT}`,
    limit: 76_000,
  },
  {
    what: '`ModelCard` with the same',
    code: `export { EvaluationsProvider, ModelCard } from './dist/index.js'; ${SNAPSHOT}`,
    limit: 43_000,
  },
  {
    what: '`./domain`, all of it',
    code: "export * from './dist/domain.js'",
    limit: 8000,
  },
  {
    what: '`./standalone`, the custom elements in a bundle',
    code: "import './dist/standalone.js'",
    limit: 115_000,
  },
]

const FILES = [
  { what: '`styles.css`', file: 'styles.css', limit: 14_600 },
  { what: 'the script of the custom elements', file: 'widgets.js', limit: 110_000 },
]

/**
 * Measures the bundle sizes.
 *
 * @param folder the folder of the built package's package.json
 * @throws Error if the package is not built
 */
export async function measureSizes(folder: string): Promise<Size[]> {
  const bundles = BUNDLES.map(async ({ what, code, limit }) => {
    requireFile(folder, 'index.js')
    const { first, later } = await bundleFirstLoad(code, folder)
    return { what, limit, first: computeSize(first), later: computeSize(later) }
  })
  const files = FILES.map(({ what, file, limit }) => {
    const text = readFileSync(requireFile(folder, file), 'utf8')
    return { what, limit, first: computeSize([{ text }]), later: 0 }
  })
  const loader = {
    what: 'the loader of frames',
    limit: 2_800,
    first: computeSize([{ text: await bundleScript('loader', '0.0.0') }]),
    later: 0,
  }
  return [...(await Promise.all(bundles)), ...files, loader]
}

function requireFile(folder: string, name: string): string {
  const file = join(folder, 'dist', name)
  if (existsSync(file)) return file
  throw new Error(`${file} does not exist: build the package first, with “pnpm build”.`)
}

function computeSize(files: readonly Pick<LoadedFile, 'text'>[]): number {
  return files.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0)
}
