import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemorySource, SourceError } from './data/index.ts'
import { renderWithSource } from './testing/renderWithSource.tsx'
import { LeaderboardTable } from './widgets/leaderboard-table/index.ts'
import { ModelCard } from './widgets/model-card/index.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('logs once why the evaluations failed to load, however many widgets show it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const fail = () =>
    Promise.reject(new SourceError('malformed', '/snapshot.json did not return JSON.'))
  const source = {
    ...createMemorySource([]),
    initial: {},
    listLeaderboard: fail,
    listSuites: fail,
    getComparedModel: fail,
  }
  const { container } = renderWithSource(
    <>
      <LeaderboardTable />
      <ModelCard modelId="a" />
      <ModelCard modelId="b" />
    </>,
    [],
    { source },
  )
  await waitFor(() => expect(container.querySelectorAll('[data-status=failed]')).toHaveLength(3))
  expect(log.mock.calls).toEqual([
    [
      '@transparency-lab/widgets: the evaluations failed to load. /snapshot.json did not return JSON.',
    ],
  ])
})
