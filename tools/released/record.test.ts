import { expect, it } from 'vitest'
import { readRecords, toRecord } from './record.ts'

it('a record is the README without the sizes, which every release changes', () => {
  const readme = '# A\n\nBefore\n\n<!-- size: written -->\n\n| kB |\n\n<!-- /size -->\n\nAfter\n'
  expect(toRecord(readme)).toBe('# A\n\nBefore\n\nAfter\n')
})

it('every released version is in order, and the first is there', () => {
  expect(readRecords()[0]?.version).toBe('0.1.0')
})
