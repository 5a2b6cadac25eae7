import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const CLOSED = 'EPIPE'

/**
 * Writes texts to a stream, and waits whenever the stream is full. Stops if its reader stops, as `head` does.
 */
export async function writeChunks(stream: Writable, chunks: Iterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(chunks, { highWaterMark: 1 }), stream, { end: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== CLOSED) throw error
  }
}
