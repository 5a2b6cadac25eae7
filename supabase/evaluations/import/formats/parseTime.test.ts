import { afterEach, expect, it } from 'vitest'
import { parseTime } from './parseTime.ts'

const { TZ } = process.env

afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

it.each([
  ['2026-04-01', '2026-04-01T00:00:00.000Z'],
  ['2026-04-01T23:30:00', '2026-04-01T23:30:00.000Z'],
  ['2026-04-01 23:30:00.123456', '2026-04-01T23:30:00.123Z'],
  ['2026-04-01T23:30:00-08:00', '2026-04-02T07:30:00.000Z'],
])('reads %s as the same time on every machine', (text, time) => {
  process.env.TZ = 'America/Los_Angeles'
  expect(new Date(parseTime(text) ?? 0).toISOString()).toBe(time)
})

it.each(['2026-02-30', '2026-02-30T10:00:00Z', '2026-04', '2026-13-01', '2026-04-01x', '1'])(
  'reads no day from %s',
  (text) => {
    expect(parseTime(text)).toBeNull()
  },
)
