import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { readMarkedPart } from '../readme/markedPart.ts'
import { measureSizes } from '../sizes/measureSizes.ts'
import { readSizeTable } from '../sizes/sizeTable.ts'

const { folder } = inject('packed')
const SIZES = await measureSizes(folder)
const TOLD = readSizeTable(readMarkedPart(readFileSync(join(folder, 'README.md'), 'utf8'), 'size'))
/** Kilobytes by which a table may be off: two numbers that are rounded, and no more. */
const TOLERANCE = 0.1

describe('what partners load', () => {
  it.each(SIZES)('weighs at most $limit bytes for $what', ({ first, limit }) => {
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(limit)
  })

  it.each(SIZES)('is told in the read-me for $what; “pnpm size” writes it anew', (size) => {
    const told = TOLD.get(size.what) ?? 0
    expect(Math.abs(told - size.first / 1000)).toBeLessThanOrEqual(TOLERANCE)
  })

  it('is all that the read-me tells of', () => {
    expect([...TOLD.keys()]).toEqual(SIZES.map(({ what }) => what))
  })
})
