import { PassThrough, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { writeChunks } from './writeChunks.ts'

const COUNT = 100
let taken = 0

function* chunks() {
  for (taken = 0; taken < COUNT; taken += 1) yield 'ab'
}

it('writes every chunk, and waits while the stream is full', async () => {
  const stream = new PassThrough({ highWaterMark: 2 })
  const writing = writeChunks(stream, chunks())
  await setImmediate()
  expect(taken).toBeLessThan(10)
  const written = text(stream)
  await writing
  stream.end()
  expect(await written).toBe('ab'.repeat(COUNT))
})

function failing(code: string): Writable {
  return new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('It failed.'), { code })),
  })
}

it('stops if the reader stops, and throws any other error', async () => {
  await writeChunks(failing('EPIPE'), chunks())
  expect(taken).toBeLessThan(10)
  await expect(writeChunks(failing('EIO'), chunks())).rejects.toThrow('It failed.')
})
