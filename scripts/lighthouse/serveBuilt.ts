import { readFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { preview, type Connect, type Plugin } from 'vite'

const CONFIG = resolve(import.meta.dirname, '../../site/vite.config.ts')

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** A built site that is served until it is closed. */
export interface ServedSite {
  /** Without a slash at its end. */
  readonly address: string
  readonly close: () => Promise<void>
}

/**
 * Serves a built site as Vite's preview does, with its files compressed as static hosts send them, which the
 * preview does not.
 *
 * @param mode `embedded` for a site over a database of its own, `production` for one over its snapshot
 */
export async function serveBuilt(folder: string, mode: string): Promise<ServedSite> {
  // Without it, the preview ends this process when its standard input ends.
  process.env['CI'] ??= 'true'
  const server = await preview({
    configFile: CONFIG,
    mode,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [compressFiles(folder)],
  })
  const [address] = server.resolvedUrls?.local ?? []
  if (address === undefined) throw new Error('The built site is served nowhere.')
  return { address: address.replace(/\/$/, ''), close: () => server.close() }
}

function compressFiles(folder: string): Plugin {
  const bodies = new Map<string, Promise<Buffer>>()
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here.invalid')
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    const type = TYPES[extname(file)]
    const body = bodies.get(file) ?? compressed(file)
    bodies.set(file, body)
    body.then(
      (bytes) => {
        response.setHeader('Content-Type', `${type ?? 'application/octet-stream'}; charset=utf-8`)
        response.setHeader('Content-Encoding', 'gzip')
        response.setHeader('Content-Length', bytes.length)
        response.end(bytes)
      },
      // What is no file is the preview's to answer.
      () => next(),
    )
  }
  return {
    name: 'compress-files',
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
  }
}

async function compressed(file: string): Promise<Buffer> {
  return promisify(gzip)(await readFile(file), { level: 9 })
}
