import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseCalendarDate } from './calendarDate.ts'

/** The time zones with the largest offsets, with their minutes to UTC on 1 January. */
const ZONES = [
  ['Pacific/Kiritimati', -14 * 60],
  ['America/Los_Angeles', 8 * 60],
  ['UTC', 0],
] as const

describe.each(ZONES)('parseCalendarDate in the zone %s', (zone, offset) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('runs in that zone', () => {
    expect(new Date(2024, 0, 1).getTimezoneOffset()).toBe(offset)
  })

  it.each([
    ['2023-12-31', '2023-12-31'],
    ['2024-01-01', '2024-01-01'],
    ['2024-01-01T00:30:00+02:00', '2024-01-01'],
    ['2023-12-31T23:30:00-05:00', '2023-12-31'],
    ['2023-12-31T23:59:59.999Z', '2023-12-31'],
    ['2024-01-01T00:00:00Z', '2024-01-01'],
    ['2024-01-01T00:00:00', '2024-01-01'],
    ['2024-01-01T00:30+14:00', '2024-01-01'],
    ['2023-12-31T23:30-12:00', '2023-12-31'],
    ['2023-12-31 23:30:00+00', '2023-12-31'],
    ['2024-02-29', '2024-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['2024-04-30', '2024-04-30'],
    ['0000-02-29', '0000-02-29'],
    ['0001-01-01', '0001-01-01'],
    ['0099-12-31', '0099-12-31'],
    ['9999-12-31', '9999-12-31'],
  ])('parses %s as %s', (text, date) => {
    expect(parseCalendarDate(text)).toBe(date)
  })

  it.each([
    '2023-02-29',
    '2023-02-30',
    '1900-02-29',
    '2100-02-29',
    '2023-04-31',
    '2023-01-32',
    '2023-01-00',
    '2023-00-10',
    '0000-00-00',
    '2023-13-01',
    '2023-99-99',
    '2023-02-30T12:00:00Z',
    '',
    ' ',
    'yesterday',
    '2023',
    '2023-12',
    '2023-1-1',
    '20231231',
    '31-12-2023',
    '31.12.2023',
    '12/31/2023',
    ' 2023-12-31',
    '2023-12-31 ',
    '2023-12-31\n',
    '2023-12-311',
    '2023-12-31T',
    '2024-01-01Tomorrow',
    '2024-01-01 or later',
    '-2023-12-31',
    '+002023-12-31',
    '12023-12-31',
    '\u0662\u0660\u0662\u0663-12-31',
    '0',
    'undefined',
  ])('rejects "%s"', (text) => {
    expect(parseCalendarDate(text)).toBeUndefined()
  })

  it('accepts every day of a leap year and of the year before it, and no other day', () => {
    expect(daysOf(2023)).toHaveLength(365)
    expect(daysOf(2024)).toHaveLength(366)
  })
})

function daysOf(year: number): string[] {
  const twoDigits = Array.from({ length: 100 }, (_, k) => `${k}`.padStart(2, '0'))
  const texts = twoDigits.flatMap((month) => twoDigits.map((day) => `${year}-${month}-${day}`))
  return texts.filter((text) => parseCalendarDate(text) === text)
}
