import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { readTable } from '../readme/readTable.ts'
import { measureSizes } from '../sizes/measureSizes.ts'

const { folder } = inject('packed')
const SIZES = await measureSizes(folder)
/** Kilobytes between a size and the rounded one in the README. */
const TOLERANCE = 0.1

describe('the bundle sizes', () => {
  it.each(SIZES)('is at most $limit bytes for $what', ({ first, limit }) => {
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(limit)
  })

  it('match the README: run “pnpm tools size” to update it', () => {
    const rows = readTable(readFileSync(join(folder, 'README.md'), 'utf8'), 'what')
    expect(rows.map(([what]) => what)).toEqual(SIZES.map(({ what }) => what))
    const differing = SIZES.filter(({ first }, index) => {
      const told = Number(rows[index]?.[1])
      return !(Math.abs(told - first / 1000) <= TOLERANCE)
    })
    expect(differing).toEqual([])
  })
})
