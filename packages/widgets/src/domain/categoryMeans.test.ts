import { expect, it } from 'vitest'
import { someScores } from '../testing/builders.ts'
import { CATEGORIES } from './category.ts'
import { categoryMeans } from './categoryMeans.ts'
import { NO_SCORES, type LeaderboardEntry, type Scores } from './leaderboardEntry.ts'
import { withPlaceholders } from './placeholder.ts'

it('has one mean for each category, in their order', () => {
  const means = categoryMeans([entryOf(someScores(0.1, 0.2, 0.3, 0.4))])
  expect(means).toEqual([
    { category: 'bias', mean: 0.1, models: 1 },
    { category: 'factuality', mean: 0.2, models: 1 },
    { category: 'toxicity', mean: 0.3, models: 1 },
    { category: 'jailbreak', mean: 0.4, models: 1 },
  ])
})

it.each([
  ['of two', [0.5, 1], { mean: 0.75, models: 2 }],
  ['of those who have it', [0.5, undefined, 1], { mean: 0.75, models: 2 }],
  ['of zeros', [0, 0], { mean: 0, models: 2 }],
  ['of a true zero too', [0, 1], { mean: 0.5, models: 2 }],
  ['of one among missing ones', [undefined, 0.3], { mean: 0.3, models: 1 }],
  ['of nobody', [undefined, undefined], { mean: undefined, models: 0 }],
  ['of no entry', [], { mean: undefined, models: 0 }],
  ['without binary noise', [0.1, 0.2, 0.6], { mean: 0.3, models: 3 }],
])('is the mean %s', (_, raw, expected) => {
  const [bias] = categoryMeans(raw.map((score) => entryOf(someScores(score))))
  expect(bias).toEqual({ category: 'bias', ...expected })
})

it('is not moved by announced models', () => {
  const entries = [entryOf(someScores(0.6, 0.6, 0.6, 0.6))]
  expect(categoryMeans(withPlaceholders(entries))).toEqual(categoryMeans(entries))
})

it('knows no mean among announced models only', () => {
  expect(categoryMeans([entryOf(NO_SCORES)]).map(({ mean }) => mean)).toEqual(
    CATEGORIES.map(() => undefined),
  )
})

it('is over four hundred models as over four', () => {
  const entries = Array.from({ length: 400 }, (_, k) => entryOf(someScores((k % 4) / 4)))
  expect(categoryMeans(entries)[0]).toEqual({ category: 'bias', mean: 0.375, models: 400 })
})

function entryOf(scores: Scores): LeaderboardEntry {
  return {
    id: 'alpha',
    name: 'Alpha',
    provider: 'Acme',
    scores,
    composite: undefined,
    evaluatedOn: '2024-01-15',
    origin: undefined,
    isPlaceholder: false,
  }
}
