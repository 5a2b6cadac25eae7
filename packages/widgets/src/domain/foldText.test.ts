import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText } from './foldText.ts'

const INVISIBLE = '\u200b'

it('folds plain text as it folds text with other characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
      expect(foldText(text)).toBe(foldText(text + INVISIBLE))
    }),
  )
})
