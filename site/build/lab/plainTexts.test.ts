import { expect, it } from 'vitest'
import { getPlainTexts } from './plainTexts.ts'

it('names a language that it has no texts for', () => {
  expect(() => getPlainTexts('fr')).toThrow('plainTexts.ts has no texts for "fr"')
})
