import { Agent, get } from 'node:http'

/** What the requests of this process came to. */
export interface Asked {
  readonly answers: number
  /** Milliseconds from the first request to the last answer. */
  readonly ms: number
  /** Bytes that came, heads included. */
  readonly bytes: number
}

const CONNECTIONS = 8
const [, , address = '', headers = '{}', seconds = '1'] = process.argv
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const options = { agent, headers: JSON.parse(headers) as Record<string, string> }

/** Asks once, and gives all bytes that the connection has brought so far. */
function ask(): Promise<{ socket: object; read: number }> {
  return new Promise((resolve, reject) => {
    get(address, options, (answer) => {
      const { statusCode = 0, socket } = answer
      answer.resume().once('end', () => {
        if (statusCode >= 400) reject(new Error(`${address} answered with ${statusCode}.`))
        else resolve({ socket, read: socket.bytesRead })
      })
    }).once('error', reject)
  })
}

const start = performance.now()
const end = start + Number(seconds) * 1_000
const readBy = new Map<object, number>()
let answers = 0
await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < end) {
      const { socket, read } = await ask()
      readBy.set(socket, read)
      answers += 1
    }
  }),
)
const ms = performance.now() - start
agent.destroy()
const bytes = [...readBy.values()].reduce((sum, read) => sum + read, 0)
const asked: Asked = { answers, ms, bytes }
console.log(JSON.stringify(asked))
