import { expect, it } from 'vitest'
import { REAL_SUITES } from '../../tests/realText.ts'
import type { FileSubcategory } from './evaluationsFile.ts'

/** Whether some whole number of the prompts rounds to the published value. */
function canBeShare({ published, probe_count: count }: FileSubcategory): boolean {
  if (count === null) return true
  const { value, range = { low: 0, high: 1 } } = published
  const decimals = String(value).split('.')[1]?.length ?? 0
  const half = 0.5 * 10 ** -decimals
  const toCount = (end: number) => ((end - range.low) / (range.high - range.low)) * count
  return Math.floor(toCount(value + half) + 1e-9) >= Math.ceil(toCount(value - half) - 1e-9)
}

it.each(REAL_SUITES.map(({ file }) => [file.suite?.id, file] as const))(
  'the proportions of %s are shares of their prompts',
  (_, { models }) => {
    const odd = new Map<string, number>()
    for (const figure of models.flatMap(({ subcategories }) => subcategories)) {
      const { measure, subcategory } = figure
      if (measure !== 'proportion' || canBeShare(figure)) continue
      odd.set(subcategory, (odd.get(subcategory) ?? 0) + 1)
    }
    // A model that left one prompt unanswered has a smaller n. A mean over parts of unequal size has many such values.
    expect([...odd].filter(([, values]) => values > 1)).toEqual([])
  },
)

it.each([
  [0.404, 652, false],
  [0.405, 652, true],
  [0, 652, true],
  [1, 652, true],
  [0.404, null, true],
])('tells whether %d can be a share of %s prompts: %s', (value, probe_count, expected) => {
  const published = { value, lower_is_better: false } as FileSubcategory['published']
  expect(canBeShare({ published, probe_count } as FileSubcategory)).toBe(expected)
})
