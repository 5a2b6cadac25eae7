import * as domain from '@transparency-lab/widgets/domain'
import { expect, it } from 'vitest'
import { FIRST_DAY, getLastDay, LONGEST } from './requestLimits.ts'

it('the limits of requests are those of published models', () => {
  expect(LONGEST).toMatchObject({
    name: domain.LONGEST.modelName,
    provider: domain.LONGEST.provider,
  })
  expect(FIRST_DAY).toBe(domain.FIRST_DAY)
  const now = Date.parse('2026-11-30T23:00:00Z')
  expect(getLastDay(now)).toBe('2026-12-01')
})
