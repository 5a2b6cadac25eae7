import { describe, expect, it } from 'vitest'
import { CATEGORIES, COMPARE_BANDS, SCORE_BANDS } from '../domain/index.ts'
import { de } from '../locales/de.ts'
import { en } from './en.ts'
import { scoreTerms } from './terms.ts'

describe('the tooltips of the scores', () => {
  const terms = scoreTerms(en, SCORE_BANDS)

  it('state the bounds of each band of the scale', () => {
    expect(SCORE_BANDS.map(({ band }) => terms[band])).toEqual([
      'EXCELLENT: a score of 90.0% or more.',
      'COMPETITIVE: a score from 80.0% to below 90.0%.',
      'AVERAGE: a score from 70.0% to below 80.0%.',
      'BELOW AVG: a score from 60.0% to below 70.0%.',
      'POOR: a score below 60.0%.',
    ])
  })

  it('follow the scale of the comparison, which has one band fewer', () => {
    const compared = scoreTerms(en, COMPARE_BANDS)
    expect(compared.belowAverage).toBeUndefined()
    expect(compared.poor).toBe('POOR: a score below 70.0%.')
  })

  it('explain every category, the composite, z and a missing score', () => {
    for (const term of [...CATEGORIES, 'composite', 'z', 'comingSoon'] as const) {
      expect(terms[term]).toMatch(/\.$/)
    }
  })

  it('use the words and number format of the language', () => {
    expect(scoreTerms(de, SCORE_BANDS).excellent).toBe('EXZELLENT: ein Wert ab 90,0\u00a0%.')
  })
})
