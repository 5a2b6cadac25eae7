import { UnreadableDocument } from './UnreadableDocument.ts'
import { readJson, type Chunks, type Open } from './readJson.ts'

const NEW_LINE = '\n'
const MAX_LINE_BYTES = 64 * 2 ** 20

/**
 * Streams the values of a file with one JSON value in each line.
 *
 * @throws UnreadableDocument naming the line of a value that cannot be read
 */
export async function* readLines(open: Open): AsyncGenerator {
  let number = 0
  for await (const line of splitLines(open())) {
    number += 1
    if (line.toString().trim() !== '') yield await readJson(() => [line], { line: number })
  }
}

async function* splitLines(chunks: Chunks): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    let start = 0
    for (;;) {
      const end = chunk.indexOf(NEW_LINE, start)
      const piece = chunk.subarray(start, end === -1 ? chunk.length : end)
      pieces.push(piece)
      size += piece.length
      if (size > MAX_LINE_BYTES)
        throw new UnreadableDocument(`a line of it has more than ${MAX_LINE_BYTES} bytes`)
      if (end === -1) break
      yield Buffer.concat(pieces)
      start = end + 1
      pieces = []
      size = 0
    }
  }
  yield Buffer.concat(pieces)
}
