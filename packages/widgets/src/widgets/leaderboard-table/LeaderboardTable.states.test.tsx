import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EvaluationSource } from '../../data/index.ts'
import { createMemorySource } from '../../data/index.ts'
import { aModel, aScoredModel } from '../../testing/builders.ts'
import { PLANNED_MODELS } from '../../testing/plannedModels.ts'
import { withReads } from '../../testing/recordedSource.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { LeaderboardTable, type LeaderboardTableProps } from './index.ts'
import { bodyRows, namesInOrder } from '../../testing/tableQueries.ts'

const over = (listLeaderboard: EvaluationSource['listLeaderboard']) => ({
  source: withReads(createMemorySource([]), { listLeaderboard }),
})

/** Renders with a failing source, until all four attempts have failed. */
async function renderFailing(props: LeaderboardTableProps) {
  vi.useFakeTimers()
  const down = over(() => Promise.reject(new Error('down')))
  renderWithSource(<LeaderboardTable {...props} />, [], down)
  await act(() => vi.advanceTimersByTimeAsync(8_000))
}

afterEach(() => void vi.useRealTimers())

describe('the leaderboard while it loads', () => {
  it('announces that it loads, marks the table busy and shows no model', async () => {
    renderWithSource(
      <LeaderboardTable />,
      [],
      over(() => new Promise(() => undefined)),
    )
    expect(await screen.findByText('Loading evaluation data...')).toBeTruthy()
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByRole('rowheader')).toBeNull()
  })

  it('keeps the search that is typed meanwhile', async () => {
    let answer: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (answer = resolve))
    const listing = createMemorySource([aModel('a'), aModel('b')])
    const source = over(async () => {
      await gate
      return listing.listLeaderboard()
    })
    const { user } = renderWithSource(<LeaderboardTable />, [], source)
    await user.type(screen.getByRole('searchbox'), 'model b')
    answer()
    expect(await screen.findByRole('link', { name: 'Model b' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Model a' })).toBeNull()
  })
})

describe('the leaderboard that failed to load', () => {
  it('shows an error and a retry button, and neither table nor search', async () => {
    await renderFailing({})
    const alert = screen.getByRole('alert')
    expect(within(alert).getByText('Error Loading Data')).toBeTruthy()
    expect(
      within(alert).getByText('Failed to load evaluation data. Please try again later.'),
    ).toBeTruthy()
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('calls onRetry when Retry is pressed', async () => {
    const onRetry = vi.fn()
    await renderFailing({ onRetry })
    screen.getByRole('button', { name: 'Retry' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('the loaded leaderboard', () => {
  it('shows each model with its scores, composite, date and links', async () => {
    renderWithSource(<LeaderboardTable />, [aScoredModel('Alpha', 0.95, 0.4665, 0.7, 0.6)])
    const row = (await screen.findByRole('rowheader', { name: 'Alpha' })).closest('tr')
    if (row === null) throw new Error('The header stands in no row.')
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells).toEqual([
      'Acme',
      '95.0% +0.45EXCELLENT',
      '46.7% −0.03POOR',
      '70.0% +0.20AVERAGE',
      '60.0% +0.10BELOW AVG',
      '67.9%',
      '2024-03-01',
      'ViewCompare',
    ])
    const link = (name: string) => within(row).getByRole('link', { name }).getAttribute('href')
    expect(link('Alpha')).toBe('/model/alpha')
    expect(link('View Alpha')).toBe('/model/alpha')
    expect(link('Compare Alpha')).toBe('/compare?models=alpha')
  })

  it('renders a missing score unlike a true zero', async () => {
    renderWithSource(<LeaderboardTable />, [aScoredModel('Alpha', 0, undefined, 0.7, 0.6)])
    const row = await screen.findByRole('row', { name: /^Alpha/ })
    const [, bias, factuality, , , composite] = within(row).getAllByRole('cell')
    expect(bias?.textContent).toContain('0.0%')
    expect(bias?.textContent).toContain('POOR')
    expect(factuality?.textContent).toBe('COMING SOON')
    expect(composite?.textContent).toBe('Coming soon')
  })

  it('lists planned models last, without score, date or link', async () => {
    renderWithSource(<LeaderboardTable />, [aScoredModel('Alpha', 0.9, 0.9, 0.9, 0.9)], {
      plannedModels: PLANNED_MODELS,
    })
    await screen.findByRole('rowheader', { name: 'Alpha' })
    expect(namesInOrder()).toEqual([
      'Alpha',
      'gpt-oss-20b',
      'gpt-oss-120b',
      'Llama-3.1-8B-Instruct',
      'gemma-3-1b-it',
    ])
    const announced = bodyRows()[1]
    if (announced === undefined) throw new Error('There is no second row.')
    expect(announced.textContent).toContain('COMING SOON')
    expect(announced.textContent).toContain('Coming soon')
    expect(announced.textContent).toContain('TBD')
    expect(within(announced).queryByRole('link')).toBeNull()
  })

  it('counts invalid rows and shows the others', async () => {
    const listing = createMemorySource([aModel('a')])
    renderWithSource(
      <LeaderboardTable />,
      [],
      over(async () => ({ ...(await listing.listLeaderboard()), invalidRows: 3 })),
    )
    expect(await screen.findByText('3 models have invalid data and are not shown.')).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: 'Model a' })).toBeTruthy()
  })

  it('shows the planned models when none is evaluated yet', async () => {
    renderWithSource(<LeaderboardTable />, [], { plannedModels: PLANNED_MODELS })
    expect(await screen.findByText('4 of 4 models')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('lists only what its source names, and says so when that is nothing', async () => {
    renderWithSource(<LeaderboardTable />, [])
    expect(await screen.findByText('No models are listed.')).toBeTruthy()
    expect(screen.queryByRole('rowheader')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  it('lists each origin of figures once and marks its own figures', async () => {
    renderWithSource(<LeaderboardTable />, [aModel('a'), aModel('b')])
    const source = await screen.findByRole('link', { name: 'A Published Paper' })
    expect(source.getAttribute('href')).toBe('https://example.org/paper')
    expect(screen.getByText(/our own unweighted means/)).toBeTruthy()
  })
})
