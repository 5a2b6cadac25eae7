import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel } from '../../testing/builders.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { inSuite, SUITE_MODELS, SUITES } from '../../testing/suites.ts'
import { LeaderboardTable, type LeaderboardTableProps } from './index.ts'

const PLANNED = [
  { name: 'New 7B', provider: 'Acme' },
  { name: 'Both 7B', provider: 'Acme' },
  { name: 'Nowhere 7B', provider: 'Acme' },
]
const BOTH = aModel('both', {
  name: 'both 7b',
  evaluations: [inSuite('three', 0.3, 0.6, 0.9), inSuite('one', undefined, 0.5)],
})

async function renderTable(props: LeaderboardTableProps = {}) {
  renderWithSource(<LeaderboardTable {...props} />, [...SUITE_MODELS, BOTH], {
    suites: SUITES,
    plannedModels: PLANNED,
  })
  await screen.findByText('5 of 5 models')
}

const row = (name: RegExp) => screen.getByRole('row', { name })
const results = (name: RegExp) =>
  within(row(name))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe.each(['table', 'picture'] as const)('a planned model in the %s', (show) => {
  it('links to its results in other suites, the newest first', async () => {
    await renderTable({ show })
    expect(results(/New 7B/)).toEqual([['Results in Suite of Three', '/model/new?suite=three']])
    expect(results(/Both 7B/)).toEqual([
      ['Results in Suite of One and 1 more', '/model/both?suite=one'],
    ])
    expect(results(/Nowhere 7B/)).toEqual([])
    expect(row(/New 7B/).textContent).toMatch(/coming soon/i)
  })
})

describe('the header of a planned row', () => {
  it('is the name alone, which a screen reader says with each cell', async () => {
    await renderTable()
    expect(screen.getByRole('rowheader', { name: 'New 7B' })).toBeTruthy()
  })
})
