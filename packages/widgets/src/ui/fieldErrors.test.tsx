import { describe, expect, it } from 'vitest'
import { fieldErrors } from './fieldErrors.ts'

const issue = (message: string, ...path: PropertyKey[]) => ({ path, message })

describe('the errors of fields', () => {
  it('are none where no rule is broken', () => {
    expect(fieldErrors([])).toEqual({})
  })

  it('stand under the field that each is about', () => {
    expect(fieldErrors([issue('empty', 'name'), issue('no address', 'email')])).toEqual({
      name: { type: 'rule', message: 'empty' },
      email: { type: 'rule', message: 'no address' },
    })
  })

  it('are the first of each field, where a field breaks several rules', () => {
    const issues = [issue('too long', 'email'), issue('no address', 'email')]
    expect(fieldErrors(issues)).toEqual({ email: { type: 'rule', message: 'too long' } })
  })

  it('count for the field where they lie deeper inside of it', () => {
    expect(fieldErrors([issue('wrong', 'lines', 3, 'text')])).toEqual({
      lines: { type: 'rule', message: 'wrong' },
    })
  })
})
