import { execFile } from 'node:child_process'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { plainEnvironment } from '../plainEnvironment.ts'

const run = promisify(execFile)

/** The folder of the package in the repository. */
export const PACKAGE = resolve(import.meta.dirname, '../../packages/widgets')

/** The package as published. */
export interface PackedPackage {
  /** The file for npm. */
  readonly tarball: string
  /** A folder with its content, in which its dependencies resolve. */
  readonly folder: string
}

// Below the package's own node_modules, so that imports resolve.
const PLACE = join(PACKAGE, 'node_modules/.cache/packed')

/**
 * Packs the package for npm, from its sources alone.
 *
 * @throws Error if it cannot be built or packed
 */
export async function packPackage(): Promise<PackedPackage> {
  await rm(PLACE, { recursive: true, force: true })
  await mkdir(PLACE, { recursive: true })
  await rm(join(PACKAGE, 'dist'), { recursive: true, force: true })
  await pnpm('pack', '--pack-destination', PLACE)
  const [name] = (await readdir(PLACE)).filter((file) => file.endsWith('.tgz'))
  if (name === undefined) throw new Error(`pnpm pack created no tarball in ${PLACE}.`)
  const tarball = join(PLACE, name)
  await run('tar', ['-xzf', tarball, '-C', PLACE])
  return { tarball, folder: join(PLACE, 'package') }
}

function pnpm(...words: string[]): Promise<unknown> {
  // Without this, npx inherits the options of the npx that started the tests.
  const env = plainEnvironment()
  return run('npx', ['--yes', 'pnpm@10', ...words], { cwd: PACKAGE, env, maxBuffer: 64 * 2 ** 20 })
}
