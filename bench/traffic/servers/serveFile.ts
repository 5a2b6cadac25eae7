import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { headersFor } from '../../../site/build/embedHeaders.ts'

const TAG = '"1"'

/** A server on a free port of this machine, whose only process is this one. */
export interface FileServer {
  readonly address: string
  readonly close: () => Promise<void>
}

/** Answers with one file, compressed once, as a host behind the network does: in full, or that nothing changed. */
export async function serveFile(path: string, text: string): Promise<FileServer> {
  const body = gzipSync(text)
  const headers = { ...headersFor(path), ETag: TAG, Vary: 'Accept-Encoding' }
  const server = createServer((request, response) => {
    if (request.url !== path) {
      response.writeHead(404).end()
    } else if (request.headers['if-none-match'] === TAG) {
      response.writeHead(304, headers).end()
    } else {
      const content = { 'Content-Encoding': 'gzip', 'Content-Length': body.length }
      response.writeHead(200, { ...headers, ...content }).end(body)
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}${path}`, close: () => closed(server) }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((end) => server.close(() => end()))
}
