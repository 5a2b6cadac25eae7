import { crc32, deflateRawSync } from 'node:zlib'

/** A ZIP entry. Its declared fields can contradict its content. */
export interface ZipEntry {
  readonly name: string
  readonly content: Buffer
  /** 0 stores, 8 deflates; any other needs `packed`. */
  readonly method?: number
  readonly packed?: Buffer
  readonly declaredSize?: number
  readonly checksum?: number
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const DEFLATE = 8

/** Builds a ZIP with these entries, valid or not. */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const packed = packEntry(entry)
    const fields = describeEntry(entry, packed, name)
    const head = Buffer.concat([word32(LOCAL), fields, name])
    central.push(
      Buffer.concat([word32(CENTRAL), word16(20), fields, Buffer.alloc(10), word32(offset), name]),
    )
    local.push(head, packed)
    offset += head.length + packed.length
  }
  const directory = Buffer.concat(central)
  const count = word16(entries.length)
  const sizes = [word32(directory.length), word32(offset), word16(0)]
  const end = Buffer.concat([word32(END), word16(0), word16(0), count, count, ...sizes])
  return Buffer.concat([...local, directory, end])
}

function packEntry({ method = DEFLATE, packed, content }: ZipEntry): Buffer {
  if (packed !== undefined) return packed
  return method === DEFLATE ? deflateRawSync(content) : content
}

/** The fields that the local and the central header share, from version to extra length. */
function describeEntry(entry: ZipEntry, packed: Buffer, name: Buffer): Buffer {
  const { method = DEFLATE, content, declaredSize = content.length, checksum } = entry
  return Buffer.concat([
    word16(20),
    word16(0),
    word16(method),
    word32(0),
    word32(checksum ?? crc32(content)),
    word32(packed.length),
    word32(declaredSize),
    word16(name.length),
    word16(0),
  ])
}

function word16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function word32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
