import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { anEstimatedModel } from '../testing/builders.ts'
import { renderWithSource } from '../testing/renderWithSource.tsx'
import { DETAILED_SUITE, INCOMPLETE_MODEL } from '../testing/suites.ts'
import { ComparePanel } from './compare-panel/index.ts'
import { LeaderboardTable } from './leaderboard-table/index.ts'
import { ModelCard } from './model-card/index.ts'
import { ModelReport } from './model-report/index.ts'

const ESTIMATED = anEstimatedModel('Estimated 7B', 0.04, 0.9, 0.8, undefined, 0.6)
const MODELS = [
  {
    ...ESTIMATED,
    id: 'estimated',
    evaluations: ESTIMATED.evaluations.map((evaluation) => ({
      ...evaluation,
      dateKind: 'at_latest' as const,
      suiteId: 'detailed',
    })),
  },
  INCOMPLETE_MODEL,
]

const WIDGETS: [string, ReactElement, stops: number][] = [
  ['a table', <LeaderboardTable key="table" />, 2],
  ['a picture', <LeaderboardTable key="picture" show="picture" />, 2],
  ['a report', <ModelReport key="report" modelId="incomplete" />, 1],
  ['a card', <ModelCard key="card" modelId="estimated" />, 1],
  ['a card of an incomplete model', <ModelCard key="incomplete" modelId="incomplete" />, 1],
  ['a comparison', <ComparePanel key="compare" defaultModelIds={['estimated', 'incomplete']} />, 2],
]

const TRIGGER = '[data-term], [data-band-label], [data-tip]'

/** Returns the lines of the tooltips that focus opens, of each stop. */
function listOpened(container: HTMLElement): string[] {
  const stops = container.querySelectorAll('a[href], button, [tabindex="0"]')
  return [...stops].flatMap((stop) => stop.closest<HTMLElement>(TRIGGER)?.dataset['tip'] ?? [])
}

/** Returns the text of a widget as a screen reader gives it, with its descriptions. */
function readText(container: HTMLElement): string {
  const described = [...container.querySelectorAll('[aria-description]')]
  return [
    container.textContent,
    ...described.map((part) => part.getAttribute('aria-description')),
  ].join('\n')
}

it.each(WIDGETS)('%s opens by keyboard what it opens by pointer', async (_, widget, stops) => {
  const { container } = renderWithSource(widget, MODELS, { suites: [DETAILED_SUITE] })
  await screen.findAllByText(/Estimated 7B|Incomplete 7B/)
  const tips = [...container.querySelectorAll<HTMLElement>('[data-tip]')]
  const lines = tips.flatMap(({ dataset }) => (dataset['tip'] ?? '').split('\n'))
  const opened = listOpened(container)
  expect(opened).toHaveLength(stops)
  for (const line of lines) {
    expect(readText(container)).toContain(line)
    expect([...opened, container.textContent].join('\n')).toContain(line)
  }
})
