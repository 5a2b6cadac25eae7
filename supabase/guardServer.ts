import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'
import { guardRequest } from './guardRequest.ts'

/** Guards the requests below the given paths. It must precede the plugin that answers them. */
export function guardServer(paths: readonly string[]): Plugin {
  const guard: Connect.NextHandleFunction = (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://here.invalid')
    if (paths.some((path) => url.pathname.startsWith(path))) void answer(url, response, next)
    else next()
  }
  return {
    name: 'guard-server',
    configureServer: (server) => void server.middlewares.use(guard),
    configurePreviewServer: (server) => void server.middlewares.use(guard),
  }
}

async function answer(url: URL, response: ServerResponse, next: Connect.NextFunction) {
  try {
    const answered = await guardRequest(url, () => takeAnswer(response, next))
    const body = Buffer.from(await answered.arrayBuffer())
    response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(body)
  } catch (error) {
    next(error)
  }
}

/** Returns what the next middleware answers, before it is sent. */
function takeAnswer(response: ServerResponse, next: Connect.NextFunction): Promise<Response> {
  return new Promise((resolve) => {
    const writeHead = response.writeHead.bind(response)
    const write = response.write.bind(response)
    const end = response.end.bind(response)
    let head: ResponseInit = {}
    const chunks: Buffer[] = []
    Object.assign(response, {
      writeHead: (status: number, headers: OutgoingHttpHeaders = {}) => {
        head = { status, headers: headers as Record<string, string> }
        return response
      },
      write: (chunk: Uint8Array | string) => chunks.push(Buffer.from(chunk)),
      end: (chunk?: Uint8Array | string) => {
        if (chunk !== undefined) chunks.push(Buffer.from(chunk))
        Object.assign(response, { writeHead, write, end })
        resolve(new Response(chunks.length === 0 ? null : Buffer.concat(chunks), head))
        return response
      },
    })
    next()
  })
}
