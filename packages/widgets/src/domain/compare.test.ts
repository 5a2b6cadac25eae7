import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SORT_FIELDS } from './leaderboardView.ts'
import { anEntry } from '../testing/builders.ts'
import { addPlaceholders } from './placeholder.ts'
import { compareText, compareValues, getSortValue } from './compare.ts'
import { compositeScore, MISSING, measuredScore } from './score.ts'

const ENTRY = anEntry('vicuna-13b', {
  name: 'Vicuna 13B',
  provider: 'LMSYS',
  scores: {
    bias: measuredScore(0.81, 0.4),
    factuality: measuredScore(0.62, -0.5),
    toxicity: measuredScore(0.93, 1.1),
    jailbreak: measuredScore(0.74, 0.2),
    composite: compositeScore(0.775),
  },
})

describe('the sort value of an entry', () => {
  it.each([
    ['name', 'Vicuna 13B'],
    ['provider', 'LMSYS'],
    ['bias', 0.81],
    ['factuality', 0.62],
    ['toxicity', 0.93],
    ['jailbreak', 0.74],
    ['composite', 0.775],
  ] as const)('is for the field %s the value %s', (field, value) => {
    expect(getSortValue(ENTRY, field)).toBe(value)
  })

  it('is undefined for every score of a placeholder', () => {
    const values = addPlaceholders([], [{ name: 'gpt-oss-20b', provider: 'OpenAI' }]).map((entry) =>
      SORT_FIELDS.map((field) => getSortValue(entry, field)),
    )
    const nothing = [undefined, undefined, undefined, undefined, undefined]
    expect(values).toEqual([['gpt-oss-20b', 'OpenAI', ...nothing]])
  })

  it('is undefined for a missing score and the missing composite', () => {
    const entry = {
      ...ENTRY,
      scores: { ...ENTRY.scores, toxicity: MISSING, composite: MISSING },
    }
    expect(getSortValue(entry, 'toxicity')).toBeUndefined()
    expect(getSortValue(entry, 'composite')).toBeUndefined()
    expect(getSortValue(entry, 'bias')).toBe(0.81)
  })

  it('is 0 for a measured zero', () => {
    const entry = { ...ENTRY, scores: { ...ENTRY.scores, bias: measuredScore(0, -1.2) } }
    expect(getSortValue(entry, 'bias')).toBe(0)
  })
})

describe('comparing texts', () => {
  it.each([
    ['Llama2-7B', 'Llama2-13B'],
    ['Llama2-13B', 'Llama2-70B'],
    ['gpt-oss-20b', 'gpt-oss-120b'],
    ['Llama-2', 'Llama-3.1'],
    ['alpha', 'Beta'],
    ['Alpha', 'beta'],
    ['ALPHA', 'alphabet'],
    ['', 'a'],
    ['9', '10'],
    ['7B', 'Baichuan'],
  ])('puts "%s" before "%s"', (first, second) => {
    expect(compareText(first, second)).toBeLessThan(0)
    expect(compareText(second, first)).toBeGreaterThan(0)
  })

  it.each([
    ['GPT-4', 'gpt-4'],
    ['Mistral', 'mistral'],
    ['Älpha', 'alpha'],
    ['', ''],
  ])('treats "%s" and "%s" as equal', (a, b) => {
    expect(compareText(a, b)).toBe(0)
  })

  it('is a consistent order for all characters', () => {
    const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
    const letters = fc.constantFrom('a', 'A', 'é', '文', 'я', '~', '-', ' ', '1', '01', '9')
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: letters, maxLength: 5 }), { maxLength: 12 }),
        (names) => {
          expect([...names].sort(compareText)).toEqual([...names].sort(collator.compare))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('sorts a family of models by its size', () => {
    const names = ['Llama2-70B', 'llama2-7b', 'ERNIE', 'Llama2-13B', 'ChatGPT']
    expect([...names].sort(compareText)).toEqual([
      'ChatGPT',
      'ERNIE',
      'llama2-7b',
      'Llama2-13B',
      'Llama2-70B',
    ])
  })
})

describe('comparing values', () => {
  it.each([
    [0, 0.1],
    [0.1, 0.9],
    [0.5, 1],
    ['Llama2-7B', 'Llama2-13B'],
    ['alpha', 'Beta'],
  ])('puts %s before %s', (first, second) => {
    expect(compareValues(first, second)).toBeLessThan(0)
    expect(compareValues(second, first)).toBeGreaterThan(0)
  })

  it.each([
    [0, 0],
    [0, -0],
    [0.7, 0.7],
    ['OpenAI', 'openai'],
  ])('treats %s and %s as equal', (a, b) => {
    expect(compareValues(a, b)).toBe(0)
  })

  it('distinguishes fractions that are shown alike', () => {
    expect(compareValues(0.46649, 0.46651)).toBeLessThan(0)
  })

  it('compares fractions as numbers, not as text', () => {
    expect([0.9, 0.85, 0.123, 1, 0].sort(compareValues)).toEqual([0, 0.123, 0.85, 0.9, 1])
  })
})
