import { createHash } from 'node:crypto'

const BYTES = 16

/**
 * Derives the UUID of a text, the same every time. It has the form of version 4, because Every Eval Ever
 * accepts no other as the name of a record.
 */
export function createUuid(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, BYTES)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
