import { describe, expect, it } from 'vitest'
import { listChecks } from './runChecks.ts'

describe('listChecks', () => {
  it('names every check once, with the types of each package', () => {
    const names = listChecks().map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['format', 'lint', 'types', 'types of site', 'knip']),
    )
    expect(names).toContain('types of packages/widgets')
    expect(new Set(names).size).toBe(names.length)
  })
})
