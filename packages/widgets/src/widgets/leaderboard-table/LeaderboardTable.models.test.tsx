import { fireEvent, screen, within } from '@testing-library/react'
import type { MouseEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { siteLinks, type EvaluationsProviderProps, type LinkProps } from '../../data/index.ts'
import { aScoredModel } from '../../testing/builders.ts'
import { PLANNED_MODELS } from '../../testing/plannedModels.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { namesInOrder } from '../../testing/tableQueries.ts'
import type { ClickedModel } from '../../domain/index.ts'
import { LeaderboardTable, type LeaderboardTableProps } from './index.ts'

const [third, first, second] = [
  aScoredModel('Third', 0.5, 0.5, 0.5, 0.5),
  aScoredModel('First', 0.9, 0.9, 0.9, 0.9),
  aScoredModel('Second', 0.7, 0.7, 0.7, 0.7),
]

async function renderBoard(
  props: LeaderboardTableProps,
  provider: Partial<EvaluationsProviderProps> = {},
) {
  const { user } = renderWithSource(<LeaderboardTable {...props} />, [third, first, second], {
    links: siteLinks('https://lab.example'),
    plannedModels: PLANNED_MODELS,
    ...provider,
  })
  await screen.findByText(/of 7 models/)
  return user
}

describe('a leaderboard of chosen models', () => {
  it('shows these models alone, sorted, and links to all', async () => {
    await renderBoard({ models: [third.id, first.id, third.id] })
    expect(namesInOrder()).toEqual(['First', 'Third'])
    expect(screen.getByText('2 of 7 models')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show all 7 models' })).toBeTruthy()
  })

  it('links to all models also while the reader searches', async () => {
    const user = await renderBoard({ models: [third.id, first.id] })
    await user.type(screen.getByRole('searchbox'), 'third')
    const all = screen.getByRole('link', { name: 'Show all 7 models' })
    expect(all.getAttribute('href')).toBe('https://lab.example/')
  })

  it('keeps the order of the host until the reader sorts', async () => {
    const user = await renderBoard({
      models: [second.id, third.id, first.id],
      defaultView: { sorting: [] },
    })
    expect(namesInOrder()).toEqual(['Second', 'Third', 'First'])
    await user.click(screen.getByRole('button', { name: /^Composite/ }))
    expect(namesInOrder()).toEqual(['First', 'Second', 'Third'])
  })

  it('names the models that the suite does not have', async () => {
    await renderBoard({ models: ['nobody', first.id, 'noone'] })
    expect(screen.getByText('Not in this suite: nobody, noone.')).toBeTruthy()
    expect(namesInOrder()).toEqual(['First'])
  })

  it('shows none if the suite has none of them', async () => {
    await renderBoard({ models: ['nobody'] })
    expect(screen.getByText('No models are listed.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show all 7 models' })).toBeTruthy()
  })
})

describe('a click on the link to a model', () => {
  async function clickLinks(onModelClick: LeaderboardTableProps['onModelClick']) {
    await renderBoard({ models: [first.id], onModelClick })
    const row = screen.getByRole('row', { name: /First/ })
    const links = ['First', 'View First', 'Compare First']
    // `fireEvent` returns whether the page follows the link.
    return links.map((name) => fireEvent.click(within(row).getByRole('link', { name })))
  }

  it('calls the host with the model, which can stop it', async () => {
    const stop = vi.fn((_model: ClickedModel, event: MouseEvent) => event.preventDefault())
    expect(await clickLinks(stop)).toEqual([false, false, true])
    const { id, name, provider } = first
    expect(stop.mock.calls.map(([model]) => model)).toEqual([
      { id, name, provider },
      { id, name, provider },
    ])
  })

  it('calls the host also where its link component changes the address', async () => {
    const Link = ({ href, children, ...rest }: LinkProps) => (
      <a {...rest} href={`/base${href}`}>
        {children}
      </a>
    )
    const onModelClick = vi.fn()
    await renderBoard({ models: [first.id], onModelClick }, { links: siteLinks('/'), Link })
    fireEvent.click(screen.getByRole('link', { name: 'First' }))
    expect(onModelClick).toHaveBeenCalledOnce()
  })

  it('is left to the browser if it opens a new tab or window, or saves the page', async () => {
    const onModelClick = vi.fn()
    await renderBoard({ models: [first.id], onModelClick })
    const link = screen.getByRole('link', { name: 'First' })
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const) {
      fireEvent.click(link, { [key]: true })
    }
    expect(onModelClick).not.toHaveBeenCalled()
  })

  it('is followed if the host does not stop it', async () => {
    const seen = vi.fn()
    expect(await clickLinks(seen)).toEqual([true, true, true])
    expect(seen).toHaveBeenCalledTimes(2)
  })
})
