import { describe, expect, it } from 'vitest'
import { fieldErrors } from './fieldErrors.ts'

const issue = (message: string, ...path: PropertyKey[]) => ({ path, message })

describe('fieldErrors', () => {
  it('returns no errors without issues', () => {
    expect(fieldErrors([])).toEqual({})
  })

  it('returns each issue under its field', () => {
    expect(fieldErrors([issue('empty', 'name'), issue('no address', 'email')])).toEqual({
      name: { type: 'rule', message: 'empty' },
      email: { type: 'rule', message: 'no address' },
    })
  })

  it('returns the first issue of a field with several', () => {
    const issues = [issue('too long', 'email'), issue('no address', 'email')]
    expect(fieldErrors(issues)).toEqual({ email: { type: 'rule', message: 'too long' } })
  })

  it('returns a nested issue under its top-level field', () => {
    expect(fieldErrors([issue('wrong', 'lines', 3, 'text')])).toEqual({
      lines: { type: 'rule', message: 'wrong' },
    })
  })
})
