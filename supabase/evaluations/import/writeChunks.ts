import { once } from 'node:events'
import type { Writable } from 'node:stream'

/** Writes texts to a stream, and waits whenever the stream is full. */
export async function writeChunks(stream: Writable, chunks: Iterable<string>): Promise<void> {
  for (const chunk of chunks) {
    if (!stream.write(chunk)) await once(stream, 'drain')
  }
}
