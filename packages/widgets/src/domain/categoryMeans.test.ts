import { expect, it } from 'vitest'
import { someScores } from '../testing/builders.ts'
import { CATEGORIES } from './category.ts'
import { categoryMeans } from './categoryMeans.ts'
import { NO_SCORES, type LeaderboardEntry, type Scores } from './leaderboardEntry.ts'
import { addPlaceholders } from './placeholder.ts'
import { PLANNED_MODELS } from '../testing/plannedModels.ts'

it('returns one mean per category, in display order', () => {
  const means = categoryMeans([entryOf(someScores(0.1, 0.2, 0.3, 0.4))])
  expect(means).toEqual([
    { category: 'bias', mean: 0.1, models: 1 },
    { category: 'factuality', mean: 0.2, models: 1 },
    { category: 'toxicity', mean: 0.3, models: 1 },
    { category: 'jailbreak', mean: 0.4, models: 1 },
  ])
})

it.each([
  ['two scores', [0.5, 1], { mean: 0.75, models: 2 }],
  ['the present scores of some models', [0.5, undefined, 1], { mean: 0.75, models: 2 }],
  ['zeros', [0, 0], { mean: 0, models: 2 }],
  ['a measured zero and another score', [0, 1], { mean: 0.5, models: 2 }],
  ['one present score among missing ones', [undefined, 0.3], { mean: 0.3, models: 1 }],
  ['missing scores only: undefined', [undefined, undefined], { mean: undefined, models: 0 }],
  ['no entries: undefined', [], { mean: undefined, models: 0 }],
  ['scores whose sum has floating-point noise', [0.1, 0.2, 0.6], { mean: 0.3, models: 3 }],
])('averages %s', (_, raw, expected) => {
  const [bias] = categoryMeans(raw.map((score) => entryOf(someScores(score))))
  expect(bias).toEqual({ category: 'bias', ...expected })
})

it('ignores placeholders', () => {
  const entries = [entryOf(someScores(0.6, 0.6, 0.6, 0.6))]
  expect(categoryMeans(addPlaceholders(entries, PLANNED_MODELS))).toEqual(categoryMeans(entries))
})

it('returns no mean for placeholders only', () => {
  expect(categoryMeans([entryOf(NO_SCORES)]).map(({ mean }) => mean)).toEqual(
    CATEGORIES.map(() => undefined),
  )
})

it('gives the same mean for 400 models as for four', () => {
  const entries = Array.from({ length: 400 }, (_, k) => entryOf(someScores((k % 4) / 4)))
  expect(categoryMeans(entries)[0]).toEqual({ category: 'bias', mean: 0.375, models: 400 })
})

function entryOf(scores: Scores): LeaderboardEntry {
  return {
    id: 'alpha',
    name: 'Alpha',
    provider: 'Acme',
    scores,
    evaluatedOn: '2024-01-15',
    origin: undefined,
    isPlaceholder: false,
  }
}
