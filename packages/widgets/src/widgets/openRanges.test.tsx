import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { CATEGORIES, type IntervalKind } from '../domain/index.ts'
import { aModel, anEvaluation, someScores } from '../testing/builders.ts'
import { renderWithSource } from '../testing/renderWithSource.tsx'
import { ComparePanel } from './compare-panel/index.ts'
import { LeaderboardTable } from './leaderboard-table/index.ts'
import { ModelCard } from './model-card/index.ts'
import { ModelReport } from './model-report/index.ts'

/** The words, and the mark that the legend explains. */
const WIDER = /^(?:, or wider|\*)/

const WIDGETS: readonly (readonly [string, ReactElement])[] = [
  ['the leaderboard', <LeaderboardTable />],
  ['the picture', <LeaderboardTable show="picture" />],
  ['the card', <ModelCard modelId="m1" />],
  ['the report', <ModelReport modelId="m1" />],
  ['the comparison', <ComparePanel defaultModelIds={['m1', 'm2']} />],
]

/** Five models whose scores have an interval from 55 to 95 %, and the places 1 to 3. */
function models(kind: IntervalKind) {
  return Array.from({ length: 5 }, (_, index) => {
    const scores = someScores(0.9, 0.8, 0.7, 0.6)
    const ranked = Object.fromEntries(
      [...CATEGORIES, 'composite' as const].map((measure) => [
        measure,
        {
          ...scores[measure],
          interval: { lower: 0.55, upper: 0.95, kind },
          ranks: { best: 1, worst: 3, kind },
        },
      ]),
    )
    return aModel(`m${index}`, {
      evaluations: [anEvaluation({ scores: { ...scores, ...ranked } })],
    })
  })
}

/** Returns the text of a widget and of its tooltips that follows each interval and each pair of places. */
async function findEnds(widget: ReactElement, kind: IntervalKind): Promise<string[]> {
  const { container } = renderWithSource(widget, models(kind))
  await screen.findAllByText('Model m1')
  const attributes = [...container.querySelectorAll('*')].flatMap((element) =>
    ['data-tip', 'aria-label', 'aria-description'].map((name) => element.getAttribute(name) ?? ''),
  )
  const texts = [container.textContent, ...attributes].join('\n').replaceAll('\u00a0', ' ')
  return [...texts.matchAll(/(?:1–3(?: of 5)?|55\.0–95\.0%)(.{0,10})/g)].map(([, end = '']) => end)
}

it.each(WIDGETS)('%s shows of every open range that it may be wider', async (_, widget) => {
  const ends = await findEnds(widget, 'at_least')
  expect(ends).not.toEqual([])
  expect(ends.filter((end) => !WIDER.test(end))).toEqual([])
})

it.each(WIDGETS)('%s shows of no known range that it may be wider', async (_, widget) => {
  const ends = await findEnds(widget, 'known')
  expect(ends).not.toEqual([])
  expect(ends.filter((end) => WIDER.test(end))).toEqual([])
})
