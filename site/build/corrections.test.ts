import { describe, expect, it } from 'vitest'
import { parseReason } from './corrections.ts'

describe('reason', () => {
  it('is parsed from both options, and undefined without them', () => {
    expect(parseReason(undefined, undefined)).toBeUndefined()
    expect(parseReason(' A typing error. ', 'source')).toEqual({
      reason: 'A typing error.',
      correctedBy: 'source',
    })
  })

  it.each([
    [undefined, 'us', '--reason must be a sentence'],
    [' ', 'us', '--reason must be a sentence'],
    ['A typing error.', undefined, '--corrected-by must be “us” or “source”'],
    ['A typing error.', 'them', 'not “them”'],
  ])('is refused as “%s” by “%s”', (reason, by, message) => {
    expect(() => parseReason(reason, by)).toThrow(message)
  })

  it.each([
    ['A typing error.', '0', '--report must be the number of a report'],
    ['A typing error.', '1e3', 'not “1e3”'],
    [undefined, '12', '--report names what led to a correction'],
  ])('is refused as “%s” with the report “%s”', (reason, report, message) => {
    expect(() => parseReason(reason, reason && 'us', report)).toThrow(message)
  })
})
