import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { connect, type Connection } from './connect.ts'
import { LostConnection } from './LostConnection.ts'

/** Creates a message of the protocol of Postgres: a letter, its length, and its content. */
function message(letter: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length + 4)
  return Buffer.concat([Buffer.from(letter), length, content])
}

/** Creates an error as a server reports it. */
function report(severity: string, code: string, words: string): Buffer {
  return message('E', Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${words}\0\0`))
}

const READY = message('Z', Buffer.from('I'))
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY])

let server: Server
let socket: Socket
let connection: Connection
/** What the server answers to a statement; undefined closes the connection. */
let answer: Buffer | undefined

beforeEach(async () => {
  server = createServer((accepted) => {
    socket = accepted
    socket.once('data', () => {
      socket.write(WELCOME)
      socket.on('data', (data) => {
        const isEnd = data.toString('latin1').startsWith('X')
        if (isEnd || answer === undefined) socket.end()
        else socket.write(answer)
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  connection = await connect(`postgres://user@127.0.0.1:${port}/lab`)
})
afterEach(async () => {
  await connection.close()
  server.close()
})

it('a connection that ends between two statements makes the next statement throw', async () => {
  socket.destroy()
  await once(socket, 'close')
  await expect(connection.run('begin')).rejects.toThrow(LostConnection)
  await expect(connection.select('select 1')).rejects.toThrow('terminated unexpectedly')
})

it('a server that shuts down between two statements is the reason of the loss', async () => {
  socket.end(report('FATAL', '57P01', 'shutting down'))
  await once(socket, 'close')
  await expect(connection.run('begin')).rejects.toEqual(new LostConnection('shutting down'))
})

it('a connection that ends during a statement is lost', async () => {
  answer = undefined
  await expect(connection.run('commit')).rejects.toThrow(LostConnection)
})

it('a server that shuts down during a statement ends the connection', async () => {
  answer = report('FATAL', '57P01', 'shutting down')
  await expect(connection.run('commit')).rejects.toEqual(new LostConnection('shutting down'))
})

it('an error of a statement does not lose the connection', async () => {
  answer = Buffer.concat([report('ERROR', '42501', 'permission denied'), READY])
  await expect(connection.run('lock')).rejects.toMatchObject({ code: '42501' })
})
