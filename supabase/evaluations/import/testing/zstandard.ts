import { compress, init } from '@bokuweb/zstd-wasm'

// A second call would replace the memory of the first, which test files of one worker share.
await init()

/** Compresses bytes to one Zstandard frame. */
export function compressZstandard(bytes: Uint8Array): Buffer {
  return Buffer.from(compress(Buffer.from(bytes)))
}
