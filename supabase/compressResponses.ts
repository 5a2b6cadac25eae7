import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { createGzip } from 'node:zlib'
import type { Plugin } from 'vite'

const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/
const BODILESS = [204, 304]

/**
 * Compresses the responses below the given paths for clients that accept gzip, as the gateway of a
 * hosted project does. It must precede the plugin that responds.
 */
export function compressResponses(paths: readonly string[]): Plugin {
  const compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const isAnswered = paths.some((path) => request.url?.startsWith(path))
    const accepted = request.headers['accept-encoding']
    if (isAnswered && request.method !== 'HEAD' && GZIP.test(accepted?.toString() ?? ''))
      gzipBody(response)
    next()
  }
  return {
    name: 'compress-responses',
    configureServer: (server) => void server.middlewares.use(compress),
    configurePreviewServer: (server) => void server.middlewares.use(compress),
  }
}

/** Patches a response so that it compresses its body. */
function gzipBody(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const gzip = createGzip()
  // A client that disconnects destroys the response while the rest is still being compressed.
  gzip.on('data', (chunk: Buffer) => response.destroyed || write(chunk))
  gzip.on('end', () => end())
  Object.assign(response, {
    writeHead: (status: number, headers: OutgoingHttpHeaders = {}) => {
      if (BODILESS.includes(status)) {
        Object.assign(response, { write, end })
        return writeHead(status, headers)
      }
      const { 'content-length': _, vary, ...kept } = headers
      return writeHead(status, {
        ...kept,
        'content-encoding': 'gzip',
        vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
      })
    },
    // The whole body is in memory already, so backpressure is pointless.
    write: (chunk: Uint8Array | string) => {
      gzip.write(chunk)
      return true
    },
    end: (chunk?: Uint8Array | string) => {
      gzip.end(chunk)
      return response
    },
  })
}
