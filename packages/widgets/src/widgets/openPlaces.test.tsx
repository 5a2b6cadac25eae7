import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { CATEGORIES, type RankRange } from '../domain/index.ts'
import { aModel, anEvaluation, someScores } from '../testing/builders.ts'
import { renderWithSource } from '../testing/renderWithSource.tsx'
import { ComparePanel } from './compare-panel/index.ts'
import { LeaderboardTable } from './leaderboard-table/index.ts'
import { ModelCard } from './model-card/index.ts'
import { ModelReport } from './model-report/index.ts'

const WIDGETS: readonly (readonly [string, ReactElement])[] = [
  ['the leaderboard', <LeaderboardTable />],
  ['the picture', <LeaderboardTable show="picture" />],
  ['the card', <ModelCard modelId="m1" />],
  ['the report', <ModelReport modelId="m1" />],
  ['the comparison', <ComparePanel defaultModelIds={['m1', 'm2']} />],
]

/** Five models whose scores have the places 1 to 3. */
function models(kind: RankRange['kind']) {
  return Array.from({ length: 5 }, (_, index) => {
    const scores = someScores(0.9, 0.8, 0.7, 0.6)
    const ranked = Object.fromEntries(
      [...CATEGORIES, 'composite' as const].map((measure) => [
        measure,
        { ...scores[measure], ranks: { best: 1, worst: 3, kind } },
      ]),
    )
    return aModel(`m${index}`, {
      evaluations: [anEvaluation({ scores: { ...scores, ...ranked } })],
    })
  })
}

/** Returns the text of a widget and of its tooltips that follows each pair of places. */
async function findEnds(widget: ReactElement, kind: RankRange['kind']): Promise<string[]> {
  const { container } = renderWithSource(widget, models(kind))
  await screen.findAllByText('Model m1')
  // The picture draws what its short text leaves out.
  for (const short of container.querySelectorAll('.tl-place > [aria-hidden]')) short.remove()
  const attributes = [...container.querySelectorAll('*')].flatMap((element) =>
    ['data-tip', 'aria-label', 'aria-description'].map((name) => element.getAttribute(name) ?? ''),
  )
  const texts = [container.textContent, ...attributes].join('\n').replaceAll('\u00a0', ' ')
  return [...texts.matchAll(/1–3(?: of 5)?(.{0,10})/g)].map(([, end = '']) => end)
}

it.each(WIDGETS)('%s says of every open place that it may be wider', async (_, widget) => {
  const ends = await findEnds(widget, 'at_least')
  expect(ends).not.toEqual([])
  expect(ends.filter((end) => !end.includes('or wider'))).toEqual([])
})

it.each(WIDGETS)('%s says of no known place that it may be wider', async (_, widget) => {
  const ends = await findEnds(widget, 'known')
  expect(ends).not.toEqual([])
  expect(ends.filter((end) => end.includes('or wider'))).toEqual([])
})
