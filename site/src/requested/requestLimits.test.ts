import * as domain from '@transparency-lab/widgets/domain'
import { expect, it } from 'vitest'
import { MIN_DAY, getLastDay, MAX_LENGTHS } from './requestLimits.ts'

it('the limits of requests are those of published models', () => {
  expect(MAX_LENGTHS).toMatchObject({
    name: domain.MAX_LENGTHS.modelName,
    provider: domain.MAX_LENGTHS.provider,
  })
  expect(MIN_DAY).toBe(domain.MIN_DAY)
  const now = Date.parse('2026-11-30T23:00:00Z')
  expect(getLastDay(now)).toBe('2026-12-01')
})
