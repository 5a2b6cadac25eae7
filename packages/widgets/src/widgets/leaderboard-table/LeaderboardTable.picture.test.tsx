import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anEstimatedModel, aScoredModel } from '../../testing/builders.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { LeaderboardTable, type ExtraColumn, type LeaderboardTableProps } from './index.ts'

const MODELS = [
  anEstimatedModel('Alpha', 0.02, 0.9, 0.8, 0.7, 0.6),
  anEstimatedModel('Beta', 0.02, 0.4, 0.5, 0.6, 0.7),
  aScoredModel('Bare', 0.7, 0.5, undefined, 0.5),
]

async function renderPicture(props: LeaderboardTableProps = { show: 'picture' }, models = MODELS) {
  const { user } = renderWithSource(<LeaderboardTable {...props} />, models)
  await screen.findByRole('rowheader', { name: /^Alpha/ })
  const row = (name: string) =>
    screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr')
  const plot = (name: string) =>
    row(name)?.querySelector<HTMLElement>('.tl-picture-main > .tl-dot-plot')
  return { user, row, plot }
}

const headers = () => screen.getAllByRole('columnheader').map(({ dataset }) => dataset['column'])

describe('the picture of the leaderboard', () => {
  it('is a table whose first score is the one that sorts it, and whose names sort it', async () => {
    const { user } = await renderPicture()
    expect(headers().slice(0, 4)).toEqual(['place', 'name', 'composite', 'bias'])
    await user.click(screen.getByRole('button', { name: 'Factuality Score' }))
    expect(headers().slice(0, 4)).toEqual(['place', 'name', 'factuality', 'bias'])
    expect(document.activeElement?.textContent).toContain('Factuality Score')
    await user.click(screen.getByRole('button', { name: 'Provider' }))
    expect(headers()[2]).toBe('composite')
  })

  it('says which header sorts it, and in the status what no header shows', async () => {
    const price: ExtraColumn = { id: 'x-price', header: 'Price', accessorFn: () => 2 }
    const extraColumns = [price]
    const sorting = [{ field: 'x-price', direction: 'ascending' }] as const
    const { user } = await renderPicture({
      show: 'picture',
      extraColumns,
      defaultView: { sorting, columns: ['name'] },
    })
    const sorted = () =>
      screen
        .getAllByRole('columnheader')
        .filter((header) => /ascending|descending/.test(header.ariaSort ?? ''))
        .map(({ dataset }) => dataset['column'])
    const status = () => screen.getByText(/\b3 models/, { selector: 'p:not(.tl-visually-hidden)' })
    expect(sorted()).toEqual([])
    expect(status().textContent).toContain('Price')
    await user.click(screen.getByRole('button', { name: 'Provider' }))
    expect(sorted()).toEqual(['name'])
    expect(status().textContent).not.toContain('Provider')
    await user.click(screen.getByRole('button', { name: 'Composite' }))
    expect(sorted()).toEqual(['composite'])
    expect(status().textContent).not.toContain('Composite')
  })

  it('says each score with its interval, and draws a dot for it', async () => {
    const { user, row, plot } = await renderPicture()
    await user.click(screen.getByRole('button', { name: 'Bias Score' }))
    expect(row('Alpha')?.textContent).toContain('90.0% 88.0–92.0%')
    expect(plot('Alpha')?.dataset['interval']).toBe('known')
    expect(plot('Alpha')?.style.getPropertyValue('--_tl-raw')).toBe('0.9')
  })

  it('says that a margin is unknown, and draws an open dot', async () => {
    const { user, row, plot } = await renderPicture()
    await user.click(screen.getByRole('button', { name: 'Bias Score' }))
    expect(row('Bare')?.textContent).toContain('70.0% margin unknown')
    expect(plot('Bare')?.dataset['interval']).toBe('unknown')
  })

  it('draws no dot for a missing score, and gives it no place', async () => {
    const { row, plot } = await renderPicture()
    expect(plot('Bare')?.childElementCount).toBe(0)
    expect(row('Bare')?.querySelector('[data-column=place]')?.textContent).toBe('')
    expect(row('Bare')?.textContent).toContain('Coming soon')
  })

  it('has no column of places when none is known', async () => {
    await renderPicture({ show: 'picture' }, [aScoredModel('Alpha', 0.9, 0.8, 0.7, 0.6)])
    expect(headers().slice(0, 2)).toEqual(['name', 'composite'])
  })

  it('keeps the axis while a search hides the lowest model', async () => {
    const { user } = await renderPicture()
    await user.click(screen.getByRole('button', { name: 'Bias Score' }))
    const from = () => screen.getByRole('table').style.getPropertyValue('--_tl-from')
    expect(from()).toBe('0.3')
    await user.type(screen.getByRole('searchbox'), 'alpha')
    expect(from()).toBe('0.3')
  })

  it('starts a group after a model that can be told apart from the next', async () => {
    const { user, row } = await renderPicture()
    await user.click(screen.getByRole('button', { name: 'Bias Score' }))
    // The places of Alpha are 1 and 2, and Bare is nearer than Beta.
    const starts = ['Alpha', 'Bare', 'Beta'].map((name) => row(name)?.dataset['groupStart'])
    expect(starts).toEqual(['false', 'false', 'true'])
  })

  it('has the columns, the limit and the selection of the table', async () => {
    const { user, row } = await renderPicture({
      show: 'picture',
      columns: ['bias', 'factuality'],
      limit: 1,
      selectable: true,
    })
    expect(headers()).toEqual(['select', 'place', 'name', 'composite', 'bias', 'factuality'])
    expect(screen.getAllByRole('rowheader')).toHaveLength(1)
    const alpha = row('Alpha')
    if (alpha) await user.click(within(alpha).getByRole('checkbox'))
    expect(screen.getByRole('link', { name: 'Compare 1 model' })).toBeDefined()
  })

  it('does not replace a view that shows the table', async () => {
    await renderPicture({ show: 'picture', defaultView: { show: 'table' } })
    expect(headers()).not.toContain('place')
  })
})
