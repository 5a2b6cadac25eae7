import { expect, it } from 'vitest'
import { withDefaults } from './withDefaults.ts'

it('takes the default of a field that is left out or undefined, and every other value', () => {
  const defaults = { search: 'all', limit: 5 as number | null, isShown: true }
  expect(withDefaults(defaults)).toEqual(defaults)
  const given = { search: undefined, limit: null, isShown: false } as object
  expect(withDefaults(defaults, given)).toEqual({ search: 'all', limit: null, isShown: false })
})
