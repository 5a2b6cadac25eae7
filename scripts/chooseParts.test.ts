import { describe, expect, it } from 'vitest'
import { chooseParts } from './chooseParts.ts'

describe('chooseParts', () => {
  it('takes all parts when nothing is asked for', () => {
    expect(chooseParts([])).toEqual(['checks', 'unit', 'stories', 'packed', 'e2e'])
  })

  it.each([[['--only', 'unit']], [['--only=unit']], [['--', '--only', 'unit']]])(
    'takes the one part that %j asks for',
    (words) => {
      expect(chooseParts(words)).toEqual(['unit'])
    },
  )

  it.each([[['--only']], [['--only', 'nothing']], [['unit']], [['--only', 'unit', 'e2e']]])(
    'refuses %j and says what there is',
    (words) => {
      expect(() => chooseParts(words)).toThrow('--only checks|unit|stories|packed|e2e')
    },
  )
})
