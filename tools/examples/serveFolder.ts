import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

/** A server on a free local port. */
export interface FolderServer {
  readonly address: string
  readonly close: () => Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

/** Serves the files of a folder like a static host. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://server.invalid')
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
    readFile(file).then(
      (content) =>
        response
          .setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
          .end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => closed(server) }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((end) => {
    server.close(() => {
      end()
    })
  })
}
