import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { headersFor } from '../../site/build/embedHeaders.ts'
import { lifetimeOf, type Lifetime } from './lifetime.ts'

/** A file of the built site, as caches see it. */
export interface SiteFile {
  /** As it is asked for, from the root of the site. */
  readonly path: string
  /** Bytes of its body, and of its body compressed. */
  readonly bytes: number
  readonly gzipBytes: number
  readonly lifetime: Lifetime
  /** Whether it is another one after new figures were published. */
  readonly isOfFigures: boolean
}

/** One way in which a partner's page shows a widget. */
export interface Embed {
  readonly name: string
  /** How many of the partners, from 0 to 1, are supposed to use it. */
  readonly share: number
  /** Everything that a view loads from the site; what shows the figures is last. */
  readonly files: readonly SiteFile[]
  /** Whether it shows the latest figures, and not those that it was pinned to. */
  readonly isLatest: boolean
}

const LATEST = '/snapshots/snapshot.json'
const POINTER = '/snapshots/latest.json'
const FRAME = '/embed/leaderboard'
const SCRIPT = /<script[^>]* src="([^"]+)"/g

/**
 * The ways to embed the leaderboard, with the files of a built site that each loads.
 *
 * @param folder where the site was built into
 * @throws Error when it was not
 */
export async function readEmbeds(folder: string): Promise<readonly Embed[]> {
  const text = (path: string) => textOf(folder, path)
  const file = async (path: string) => siteFile(path, await text(path))
  const { script } = JSON.parse(await text('/embed/v1/release.json')) as { readonly script: string }
  const { snapshot } = JSON.parse(await text(POINTER)) as { readonly snapshot: string }
  const frameScripts = [...(await text(FRAME)).matchAll(SCRIPT)].map(([, src]) => src ?? '')
  const all = (paths: readonly string[]) => Promise.all(paths.map(file))
  return [
    {
      name: 'script tag',
      share: 0.5,
      files: await all(['/embed/v1/widgets.js', LATEST]),
      isLatest: true,
    },
    {
      name: 'frame',
      share: 0.3,
      files: await all(['/embed/v1/loader.js', FRAME, ...frameScripts, LATEST]),
      isLatest: true,
    },
    { name: 'npm package', share: 0.15, files: await all([LATEST]), isLatest: true },
    {
      name: 'pinned script and figures',
      share: 0.05,
      files: await all([`/embed/${script}`, POINTER, `/snapshots/${snapshot}`]),
      isLatest: false,
    },
  ]
}

/** A static host answers `/x` with `x.html`. */
async function textOf(folder: string, path: string): Promise<string> {
  const name = join(folder, /\.\w+$/.test(path) ? path : `${path}.html`)
  return readFile(name, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no ${name}: build the site first, with “pnpm build”.`, { cause })
  })
}

/** What caches make of a file, by the headers that go with its path. */
export function siteFile(path: string, text: string): SiteFile {
  return {
    path,
    bytes: Buffer.byteLength(text),
    gzipBytes: gzipSync(text).length,
    lifetime: lifetimeOf(headersFor(path)['Cache-Control']),
    isOfFigures: path === LATEST || path === POINTER,
  }
}
