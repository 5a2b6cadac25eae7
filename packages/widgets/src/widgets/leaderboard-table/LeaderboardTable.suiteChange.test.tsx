import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createMemorySource } from '../../data/index.ts'
import { DEFAULT_VIEW, parseSorting, type LeaderboardView } from '../../domain/index.ts'
import { aModel } from '../../testing/builders.ts'
import { eventually } from '../../testing/eventually.ts'
import { withReads } from '../../testing/recordedSource.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { inSuite, SUITE_MODELS, SUITES } from '../../testing/suites.ts'
import { namesInOrder } from '../../testing/tableQueries.ts'
import { LeaderboardTable } from './index.ts'

const MODELS = [
  ...SUITE_MODELS,
  aModel('rare', {
    name: 'Rare 7B',
    provider: 'Rare Labs',
    evaluations: [inSuite('full', 0.9, 0.8, 0.7, 0.6)],
  }),
]

function renderTable(
  defaultView: Partial<LeaderboardView>,
  source = createMemorySource(MODELS, SUITES),
) {
  const onViewChange = vi.fn<(view: LeaderboardView) => void>()
  const { user } = renderWithSource(
    <LeaderboardTable suiteSwitch defaultView={defaultView} onViewChange={onViewChange} />,
    [],
    { source },
  )
  const choose = async (name: RegExp) => user.click(await screen.findByRole('radio', { name }))
  return { user, choose, view: () => onViewChange.mock.lastCall?.[0] }
}

/** Creates a source whose suite of three loads when `answer` is called. */
function createSlowSource() {
  const whole = createMemorySource(MODELS, SUITES)
  let answer = () => {}
  const listLeaderboard: typeof whole.listLeaderboard = async (options) => {
    if (options?.suite === 'three') await new Promise<void>((resolve) => (answer = resolve))
    return whole.listLeaderboard(options)
  }
  return { source: withReads(whole, { listLeaderboard }), answer: () => answer() }
}

const notice = () => document.querySelector('.tl-leaderboard-dropped')

describe('a change of the suite', () => {
  it('keeps the search, the provider and the sort keys that exist there, and says nothing', async () => {
    const kept = { search: '7b', provider: 'Acme', sorting: parseSorting('bias:asc') ?? [] }
    const { choose, view } = renderTable(kept)
    await choose(/Suite of Three/)
    expect(view()).toEqual({ ...DEFAULT_VIEW, ...kept, suite: 'three' })
    expect(namesInOrder()).toEqual(['New 7B'])
    expect(notice()?.textContent).toBe('')
  })

  it('says in a live line what it dropped, until the next action', async () => {
    const { user, choose, view } = renderTable({
      provider: 'Rare Labs',
      sorting: parseSorting('jailbreak:desc') ?? [],
      selected: ['rare'],
    })
    await choose(/Suite of Three/)
    expect(notice()?.getAttribute('role')).toBe('status')
    expect(notice()?.textContent).toBe(
      'Suite of Three has no Jailbreak Score; sorted by Composite. ' +
        'Suite of Three has no models from Rare Labs; all providers are shown. ' +
        'The selection is cleared.',
    )
    expect(view()).toEqual({ ...DEFAULT_VIEW, suite: 'three' })
    expect(namesInOrder()).toEqual(['New 7B'])
    await user.type(screen.getByRole('searchbox'), 'n')
    expect(notice()?.textContent).toBe('')
  })

  it('names what it sorts by where there is no composite', async () => {
    const { choose } = renderTable({ sorting: parseSorting('composite:asc') ?? [] })
    await choose(/Suite of One/)
    expect(notice()?.textContent).toBe('Suite of One has no Composite; sorted by Factuality Score.')
  })

  it('is not needed to name the sort keys of an address that the suite lacks', async () => {
    const sorting = parseSorting('jailbreak:desc,name:asc') ?? []
    const { user } = renderTable({ suite: 'three', sorting })
    await screen.findByRole('rowheader', { name: /New 7B/ })
    expect(notice()?.textContent).toBe('Suite of Three has no Jailbreak Score; sorted by Model.')
    await user.click(screen.getByRole('button', { name: /Bias Score/ }))
    expect(notice()?.textContent).toBe('')
  })

  it('keeps a search that finds nothing there', async () => {
    const { choose, view } = renderTable({ search: 'old' })
    await choose(/Suite of Three/)
    expect(view()?.search).toBe('old')
    expect(screen.getByText('No models match “old”.')).toBeTruthy()
  })

  it('drops the provider once the suite has loaded', async () => {
    const { source, answer } = createSlowSource()
    const { choose, view } = renderTable({ provider: 'Rare Labs' }, source)
    await choose(/Suite of Three/)
    expect([view()?.provider, notice()?.textContent]).toEqual(['Rare Labs', ''])
    await act(async () => answer())
    expect(await screen.findByText(/no models from Rare Labs/)).toBeTruthy()
    expect(view()?.provider).toBeUndefined()
  })

  it.each(['Acme', undefined])(
    'leaves the provider %s that the host chooses while the suite loads',
    async (provider) => {
      const { source, answer } = createSlowSource()
      function Host() {
        const [view, setView] = useState<LeaderboardView>({
          ...DEFAULT_VIEW,
          provider: 'Rare Labs',
        })
        return (
          <>
            <button onClick={() => setView({ ...view, provider })}>
              {view.provider ?? 'none'}
            </button>
            <LeaderboardTable suiteSwitch view={view} onViewChange={setView} />
          </>
        )
      }
      const { user } = renderWithSource(<Host />, [], { source })
      await user.click(await screen.findByRole('radio', { name: /Suite of Three/ }))
      await user.click(screen.getByRole('button', { name: 'Rare Labs' }))
      await act(async () => answer())
      await eventually(() => expect(namesInOrder()).not.toEqual([]))
      expect(screen.getByRole('button', { name: provider ?? 'none' })).toBeTruthy()
      expect(notice()?.textContent).toBe('')
    },
  )
})
