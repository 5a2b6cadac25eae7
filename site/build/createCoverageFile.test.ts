import { measuredScore, NO_SCORES } from '@transparency-lab/widgets/domain'
import { anEntry } from '@transparency-lab/widgets/testing/builders'
import { expect, it } from 'vitest'
import type { CoverageFile } from '../src/measured/coverageFile.ts'
import { hasResult } from '../src/measured/hasResult.ts'
import { aSuite } from '../src/testing/aSuite.ts'
import { createCoverageFile } from './createCoverageFile.ts'

it('has every result of the release, and those with a measured category by base', () => {
  const items = [
    anEntry('measured', { scores: { ...NO_SCORES, bias: measuredScore(0, 1) } }),
    anEntry('unmeasured', { scores: NO_SCORES }),
  ]
  const boards = [{ suite: aSuite('one'), items }]
  const { text } = createCoverageFile('snapshot-0f.json', { boards, getBase: () => undefined })
  const file = JSON.parse(text) as CoverageFile
  expect(file.bases.map(({ base }) => base)).toEqual(['measured'])
  expect(hasResult(file, { id: 'measured', suite: 'one' })).toBe(true)
  expect(hasResult(file, { id: 'unmeasured', suite: 'one' })).toBe(true)
  expect(hasResult(file, { id: 'unmeasured', suite: 'two' })).toBe(false)
  expect(hasResult(file, { id: 'newer' })).toBe(false)
})
