import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import type { StoredSuite } from '../data/index.ts'
import { renderWithSource } from '../testing/renderWithSource.tsx'
import { TOLD_MODELS, TOLD_SUITE } from '../testing/suites.ts'
import { ComparePanel } from './compare-panel/index.ts'
import { LeaderboardTable } from './leaderboard-table/index.ts'
import { ModelCard } from './model-card/index.ts'
import { ModelReport } from './model-report/index.ts'

const HOSTILE = '<b>Japanese</b> \u202eanswers'
const SUITE: StoredSuite = {
  ...TOLD_SUITE,
  categoryDetails: {
    bias: { figures: [], measures: 'Answers without stereotypes', short: 'JBBQ' },
    factuality: { figures: [], measures: HOSTILE },
  },
  caveats: ['Prompts in Japanese.', 'A model judged itself.', HOSTILE],
}
const SILENT: StoredSuite = { id: 'told', title: 'Silent Suite' }

async function renderTold(widget: ReactElement, suite = SUITE) {
  const { container } = renderWithSource(widget, TOLD_MODELS, { suites: [suite] })
  await screen.findAllByText('Told 7B')
  const measured = [...container.querySelectorAll('.tl-measured')]
  const caveats = [...container.querySelectorAll('.tl-caveats bdi')]
  const texts = [...measured, ...caveats]
  expect(texts.every((text) => text.getAttribute('lang') === 'en')).toBe(true)
  expect(container.querySelector('.tl-root b')).toBeNull()
  return {
    measured: measured.map(({ textContent }) => textContent),
    caveats: caveats.map(({ textContent }) => textContent),
  }
}

const WIDGETS: [string, ReactElement, hasCaveats: boolean][] = [
  ['a table', <LeaderboardTable key="table" />, true],
  ['a picture', <LeaderboardTable key="picture" show="picture" />, true],
  ['a report', <ModelReport key="report" modelId="told" />, true],
  ['a card', <ModelCard key="card" modelId="told" />, false],
  ['a comparison', <ComparePanel key="compare" defaultModelIds={['told']} />, false],
]

it.each(WIDGETS)('%s says what its suite measures', async (_, widget, hasCaveats) => {
  const { measured, caveats } = await renderTold(widget)
  expect(measured).toEqual(['JBBQ', HOSTILE])
  expect(caveats).toEqual(hasCaveats ? SUITE.caveats : [])
})

it.each(WIDGETS)('%s shows nothing of a suite that says nothing', async (_, widget) => {
  expect(await renderTold(widget, SILENT)).toEqual({ measured: [], caveats: [] })
  expect(screen.queryByText('Read this first:')).toBeNull()
})

it('the header of a column explains itself with the sentence of the suite', async () => {
  await renderTold(<LeaderboardTable />)
  const header = screen.getByRole('columnheader', { name: 'Bias Score' })
  const about = within(header).getByRole('button').getAttribute('aria-description')
  expect(about).toMatch(/\. Measured here: Answers without stereotypes\.$/)
  const silent = screen.getByRole('columnheader', { name: 'Toxicity Score' })
  const other = within(silent).getByRole('button').getAttribute('aria-description')
  expect(other).not.toContain('Measured here')
})

it('the button of the caveats shows and hides all but the first', async () => {
  await renderTold(<LeaderboardTable />)
  const more = screen.getByRole('button', { name: '2 more' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(more)
  expect(more.closest('.tl-caveats')?.getAttribute('data-open')).toBe('true')
  expect(more.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }))
  expect(more.getAttribute('aria-expanded')).toBe('false')
})
