import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { writeChunks } from './writeChunks.ts'

it('writes every chunk, but none while the stream is full', async () => {
  const stream = new PassThrough({ highWaterMark: 2 })
  let taken = 0
  function* chunks() {
    for (; taken < 100; taken += 1) yield 'ab'
  }
  const writing = writeChunks(stream, chunks())
  expect(taken).toBe(0)
  const written = text(stream)
  await writing
  stream.end()
  expect(await written).toBe('ab'.repeat(100))
})
