import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createMemorySource, SourceError, type EvaluationSource } from '../../data/index.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { SUITE_MODELS, SUITES } from '../../testing/suites.ts'
import { namesInOrder } from '../../testing/tableQueries.ts'
import { LeaderboardTable, type LeaderboardTableProps } from './index.ts'

const SOURCE = createMemorySource(SUITE_MODELS, SUITES)

function renderBoard(props: LeaderboardTableProps, source: EvaluationSource = SOURCE) {
  return renderWithSource(<LeaderboardTable {...props} />, [], { source })
}

const suiteBox = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('a leaderboard of chosen models without a suite', () => {
  it.each([
    ['the first with all of them', ['shared'], '1 of 2 models', ['Shared 7B']],
    ['another with all of them', ['new'], '1 of 1 model', ['New 7B']],
    [
      'the one with most of them',
      ['newest', 'new', 'shared'],
      '2 of 2 models',
      ['Newest 7B', 'Shared 7B'],
    ],
    [
      'the first of two with as many',
      ['newest', 'old', 'shared'],
      '2 of 2 models',
      ['Shared 7B', 'Old 7B'],
    ],
    ['the first if the list is empty', [], '2 of 2 models', ['Shared 7B', 'Old 7B']],
  ])('shows the suite that is %s', async (_, models, count, names) => {
    renderBoard({ models })
    await screen.findByText(count)
    expect(namesInOrder()).toEqual(names)
  })

  it('does the same with the id of a suite that does not exist', async () => {
    renderBoard({ models: ['new'], defaultView: { suite: 'gone' } })
    await screen.findByText('1 of 1 model')
  })

  it('shows the suite that the reader chooses, also the first one', async () => {
    const { user } = renderBoard({ models: ['new'], suiteSwitch: true })
    await screen.findByText('1 of 1 model')
    await user.click(suiteBox(/Full Suite/))
    await screen.findByText('0 of 2 models')
    await user.click(suiteBox(/Suite of Three/))
    await screen.findByText('1 of 1 model')
  })

  it('loads until it knows the suites of the models', async () => {
    let resolve = (_: Awaited<ReturnType<EvaluationSource['listModels']>>) => {}
    const listLeaderboard = vi.fn(SOURCE.listLeaderboard)
    const listModels = () => new Promise<Parameters<typeof resolve>[0]>((done) => (resolve = done))
    renderBoard({ models: ['new'] }, { ...SOURCE, initial: undefined, listModels, listLeaderboard })
    await act(() => new Promise((later) => setTimeout(later, 20)))
    expect(document.querySelector('[data-status=pending]')).not.toBeNull()
    resolve(await SOURCE.listModels())
    await screen.findByText('1 of 1 model')
    expect(listLeaderboard.mock.calls.map(([options]) => options?.suite)).toEqual(['three'])
  })

  it('fails if it cannot know them', async () => {
    const listModels = () =>
      Promise.reject(new SourceError('refused', 'no models', { status: 400 }))
    renderBoard({ models: ['new'] }, { ...SOURCE, initial: undefined, listModels })
    await screen.findByText('Error Loading Data')
  })
})
