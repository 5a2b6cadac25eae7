import { describe, expect, it } from 'vitest'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'

describe('counts in English', () => {
  it.each([
    [0, '0 of 0 models', '0 models have invalid data and are not shown.', '0 probes'],
    [1, '1 of 1 model', '1 model has invalid data and is not shown.', '1 probe'],
    [2, '2 of 2 models', '2 models have invalid data and are not shown.', '2 probes'],
    [
      1000,
      '1,000 of 1,000 models',
      '1,000 models have invalid data and are not shown.',
      '1,000 probes',
    ],
  ])('agree for %i', (count, shown, invalidRows, probes) => {
    expect(en.leaderboard.shown(count, count)).toBe(shown)
    expect(en.leaderboard.invalidRows(count)).toBe(invalidRows)
    expect(en.model.probes(count)).toBe(probes)
  })
})

describe('counts in German', () => {
  it.each([
    [0, '0 von 0 Modellen', '0 Prompts'],
    [1, '1 von 1 Modell', '1 Prompt'],
    [2, '2 von 2 Modellen', '2 Prompts'],
    [11, '11 von 11 Modellen', '11 Prompts'],
    [1000, '1.000 von 1.000 Modellen', '1.000 Prompts'],
  ])('agree for %i', (count, shown, probes) => {
    expect(de.leaderboard.shown(count, count)).toBe(shown)
    expect(de.model.probes(count)).toBe(probes)
  })

  it('agree with the verb', () => {
    expect(de.leaderboard.invalidRows(1)).toBe(
      '1 Modell hat ungültige Daten und wird nicht angezeigt.',
    )
    expect(de.leaderboard.invalidRows(2)).toBe(
      '2 Modelle haben ungültige Daten und werden nicht angezeigt.',
    )
    expect(de.score.invalidFields(1)).toBe('1 Angabe ist ungültig und wird nicht angezeigt.')
    expect(de.score.invalidFields(2)).toBe('2 Angaben sind ungültig und werden nicht angezeigt.')
    expect(de.compare.missingScore(['A'])).toBe('A fehlt dieser Wert.')
    expect(de.compare.missingScore(['A', 'B'])).toBe('A und B fehlt jeweils dieser Wert.')
    expect(de.compare.missingScore(['A', 'B', 'C'])).toBe('A, B und C fehlt jeweils dieser Wert.')
  })
})

describe('the number of higher scores', () => {
  it.each([
    [0, '0 of 57 are higher', '0 von 57 liegen höher', 'أعلى منه: 0 من 57'],
    [1, '1 of 57 is higher', '1 von 57 liegt höher', 'أعلى منه: 1 من 57'],
    [28, '28 of 57 are higher', '28 von 57 liegen höher', 'أعلى منه: 28 من 57'],
  ])('agrees for %i', (count, ...texts) => {
    expect([en, de, ar].map(({ model }) => model.higher(count, 57))).toEqual(texts)
  })
})

describe('the figures that a score has', () => {
  it.each([
    [0, 1, '0 of 1 figure', '0 von 1 Zahl', '0 من رقم واحد'],
    [1, 2, '1 of 2 figures', '1 von 2 Zahlen', '1 من رقمين'],
    [2, 3, '2 of 3 figures', '2 von 3 Zahlen', '2 من 3 أرقام'],
    [3, 11, '3 of 11 figures', '3 von 11 Zahlen', '3 من 11 رقمًا'],
    [5, 100, '5 of 100 figures', '5 von 100 Zahlen', '5 من 100 رقم'],
    [1, undefined, '1 figure', '1 Zahl', 'رقم واحد'],
    [2, undefined, '2 figures', '2 Zahlen', 'رقمان'],
    [12, undefined, '12 figures', '12 Zahlen', '12 رقمًا'],
  ])('agree with their number: %s of %s', (present, needed, ...texts) => {
    expect([en, de, ar].map(({ score }) => score.figures(present, needed))).toEqual(texts)
  })
})

describe('the suites with results of a model', () => {
  it.each([
    [0, 'Results in A', 'Ergebnisse in A', 'النتائج في A'],
    [
      1,
      'Results in A and 1 more',
      'Ergebnisse in A und einer weiteren',
      'النتائج في A ومجموعة أخرى',
    ],
    [
      2,
      'Results in A and 2 more',
      'Ergebnisse in A und 2 weiteren',
      'النتائج في A ومجموعتين أخريين',
    ],
    [
      3,
      'Results in A and 3 more',
      'Ergebnisse in A und 3 weiteren',
      'النتائج في A و3 مجموعات أخرى',
    ],
    [
      11,
      'Results in A and 11 more',
      'Ergebnisse in A und 11 weiteren',
      'النتائج في A و11 مجموعة أخرى',
    ],
  ])('agree with their number: %s', (others, ...texts) => {
    expect([en, de, ar].map(({ suite }) => suite.resultsIn('A', others))).toEqual(texts)
  })
})

describe('counts in Arabic', () => {
  it.each([
    [0, 'لا توجد نماذج', 'بلا مدخلات'],
    [1, '1 من نموذج واحد', 'مدخل واحد'],
    [2, '2 من نموذجين', 'مدخلان'],
    [3, '3 من 3 نماذج', '3 مدخلات'],
    [10, '10 من 10 نماذج', '10 مدخلات'],
    [11, '11 من 11 نموذجًا', '11 مدخلًا'],
    [99, '99 من 99 نموذجًا', '99 مدخلًا'],
    [100, '100 من 100 نموذج', '100 مدخل'],
    [103, '103 من 103 نماذج', '103 مدخلات'],
    [1000, '1,000 من 1,000 نموذج', '1,000 مدخل'],
  ])('inflect the noun for %i', (count, shown, probes) => {
    expect(ar.leaderboard.shown(count, count)).toBe(shown)
    expect(ar.model.probes(count)).toBe(probes)
  })

  it('inflect the noun by the total, not by the number shown', () => {
    expect(ar.leaderboard.shown(1, 25)).toBe('1 من 25 نموذجًا')
    expect(ar.leaderboard.shown(25, 100)).toBe('25 من 100 نموذج')
  })

  it('inflect the noun by the total when a limit cuts a search', () => {
    expect(ar.leaderboard.shown(10, 25, 13)).toBe('10 من 13 مطابقة، ضمن 25 نموذجًا')
  })

  it('inflect the noun of a limit', () => {
    expect(ar.form.tooLong(2)).toBe('يُرجى ألا يزيد النص على حرفين.')
    expect(ar.form.tooLong(3)).toBe('يُرجى ألا يزيد النص على 3 أحرف.')
    expect(ar.form.tooLong(2048)).toBe('يُرجى ألا يزيد النص على 2,048 حرفًا.')
    expect(ar.form.tooLong(500)).toBe('يُرجى ألا يزيد النص على 500 حرف.')
  })

  it('inflect the sentence about one, two or more models with a missing score', () => {
    const isolated = (name: string) => `\u2068${name}\u2069`
    const [a, b, c] = ['A', 'B', 'C'].map(isolated)
    expect(ar.compare.missingScore(['A'])).toBe(`هذه الدرجة غير متوفّرة للنموذج ${a}.`)
    expect(ar.compare.missingScore(['A', 'B'])).toBe(`هذه الدرجة غير متوفّرة للنموذجين ${a} و${b}.`)
    expect(ar.compare.missingScore(['A', 'B', 'C'])).toBe(
      `هذه الدرجة غير متوفّرة للنماذج ${a} و${b} و${c}.`,
    )
  })
})
