import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { siteLinks } from '../data/index.ts'
import { anEstimatedModel } from '../testing/builders.ts'
import { renderWithSource } from '../testing/renderWithSource.tsx'
import { ComparePanel } from './compare-panel/index.ts'
import { LeaderboardTable } from './leaderboard-table/index.ts'
import { ModelReport } from './model-report/index.ts'

const MODEL = { ...anEstimatedModel('Estimated 7B', 0.04, 0.9, 0.8, 0.7, 0.6), id: 'estimated' }
const HREF = 'https://lab.example/reports#figures'

const WIDGETS: [string, ReactElement][] = [
  ['a table', <LeaderboardTable key="table" />],
  ['a picture', <LeaderboardTable key="picture" show="picture" />],
  ['a report', <ModelReport key="report" modelId="estimated" />],
  ['a comparison', <ComparePanel key="compare" defaultModelIds={['estimated']} />],
]

describe.each(WIDGETS)('the legend of %s', (_, widget) => {
  it('links once to how scores are made', async () => {
    const { container } = renderWithSource(widget, [MODEL], {
      links: siteLinks('https://lab.example'),
    })
    const link = await screen.findByRole('link', { name: 'How scores are made' })
    expect(link.getAttribute('href')).toBe(HREF)
    const [legend] = container.querySelectorAll<HTMLElement>('.tl-interval-legend')
    expect(within(legend as HTMLElement).getByRole('link')).toBe(link)
  })

  it('has no link when the host names no such page', async () => {
    const { container } = renderWithSource(widget, [MODEL])
    await screen.findAllByText('Estimated 7B')
    expect(container.querySelector('.tl-interval-legend a')).toBeNull()
  })
})
