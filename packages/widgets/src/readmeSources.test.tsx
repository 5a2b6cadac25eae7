import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemorySource, createModels, EvaluationsProvider, LeaderboardTable } from './index.ts'
import { enLeaderboard } from './labels/index.ts'
import { PricedBoard } from './testing/readme/extraColumns.tsx'
import { OwnBoard } from './testing/readme/ownFigures.tsx'
import { createRestSource } from './testing/readme/restSource.ts'
import { cellsOf } from './testing/tableQueries.ts'

const MODEL = {
  id: 'example-7b',
  name: 'Example 7B',
  provider: 'Example',
  evaluatedOn: '2026-01-31',
  figures: { bias: 0.91, toxicity: 0.4 },
}

afterEach(() => void vi.unstubAllGlobals())

describe('the examples of the README', () => {
  it('show figures of one’s own, and no score where nothing was measured', async () => {
    render(<OwnBoard />)
    expect(await cellsOf('Example 7B')).toContain('79.5%')
    const headers = screen.getAllByRole('columnheader')
    expect(headers.map(({ dataset }) => dataset['column'])).toEqual([
      'name',
      'provider',
      'bias',
      'factuality',
      'composite',
      'date',
      'actions',
    ])
    const cells = await cellsOf('Example 70B')
    expect(cells.filter((text) => text?.includes('%'))).toHaveLength(1)
  })

  it('show the models of a REST server, or that it failed', async () => {
    const respond = vi
      .fn<() => Promise<Response>>()
      .mockImplementationOnce(() => Promise.resolve(Response.json([MODEL])))
      .mockImplementation(() => Promise.resolve(Response.json({ models: [] })))
    vi.stubGlobal('fetch', respond)
    const { unmount } = render(
      <EvaluationsProvider source={createRestSource('/api/models')}>
        <LeaderboardTable />
      </EvaluationsProvider>,
    )
    expect(await cellsOf('Example 7B')).toContain('65.5%')
    unmount()
    render(
      <EvaluationsProvider source={createRestSource('/api/models')}>
        <LeaderboardTable />
      </EvaluationsProvider>,
    )
    expect(await screen.findByText(enLeaderboard.errorTitle)).toBeTruthy()
  })

  it('show a price, a date and a link to buy', async () => {
    render(
      <EvaluationsProvider source={createMemorySource(createModels([MODEL]))}>
        <PricedBoard />
      </EvaluationsProvider>,
    )
    expect(await cellsOf('Example 7B')).toEqual(expect.arrayContaining(['$0.2', '2025-11-04']))
    expect(screen.getByRole('link', { name: 'Buy Example 7B' })).toBeTruthy()
  })
})
