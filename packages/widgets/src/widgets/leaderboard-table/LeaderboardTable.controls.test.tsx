import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LEADERBOARD_COLUMNS, type LeaderboardView } from '../../domain/index.ts'
import { aScoredModel } from '../../testing/builders.ts'
import { PLANNED_MODELS } from '../../testing/plannedModels.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { namesInOrder } from '../../testing/tableQueries.ts'
import { LeaderboardTable, type LeaderboardTableProps } from './index.ts'

const MODELS = [
  aScoredModel('Ada', 0.9, 0.5, 0.5, 0.5),
  aScoredModel('Bee', 0.9, 0.7, 0.5, 0.5),
  aScoredModel('Cat', 0.1, 0.7, 0.5, 0.5),
  aScoredModel('Dog', undefined, 0.7, 0.5, 0.5),
]

async function renderTable(props: LeaderboardTableProps) {
  const onViewChange = vi.fn<(view: LeaderboardView) => void>()
  const { user } = renderWithSource(
    <LeaderboardTable onViewChange={onViewChange} {...props} />,
    MODELS,
    { plannedModels: PLANNED_MODELS },
  )
  await screen.findByText(/^8 of 8 models/, { selector: '.tl-leaderboard-status' })
  return { user, onViewChange }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const bar = () => screen.queryByRole('group', { name: 'Selected models' })

describe('row selection', () => {
  it('shows checkboxes only with selectable, and none for placeholders', async () => {
    await renderTable({ selectable: true })
    expect(screen.getAllByRole('checkbox')).toHaveLength(MODELS.length)
  })

  it('selects up to three models and explains why a fourth is refused', async () => {
    const { user, onViewChange } = await renderTable({ selectable: true })
    for (const name of ['Cat', 'Ada', 'Bee', 'Dog']) await user.click(box(`Select ${name}`))
    expect(onViewChange.mock.lastCall?.[0].selected).toEqual(['cat', 'ada', 'bee'])
    expect(box('Select Dog').checked).toBe(false)
    const refusal = () => screen.queryByText(/up to 3 models/)
    const first = refusal()
    expect(first?.closest('[role=status]')).not.toBeNull()
    await user.click(box('Select Dog'))
    // A screen reader says only what is new.
    expect(refusal()).not.toBe(first)
    await user.click(box('Select Cat'))
    expect(refusal()).toBeNull()
    await user.click(box('Select Dog'))
    expect(box('Select Dog').checked).toBe(true)
  })

  it('lists the selected models in a bar that links to their comparison and clears the selection', async () => {
    const { user } = await renderTable({
      selectable: true,
      defaultView: { selected: ['bee', 'nobody', 'bee', 'no-one', 'ada'] },
    })
    const compare = () => within(bar() as HTMLElement).getByRole('link')
    expect(compare().textContent).toBe('Compare 2 models')
    expect(compare().getAttribute('href')).toBe('/compare?models=bee,ada')
    await user.type(screen.getByRole('searchbox'), 'cat')
    await user.click(screen.getByRole('button', { name: 'Deselect Bee' }))
    expect(compare().getAttribute('href')).toBe('/compare?models=ada')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(bar()).toBeNull()
  })

  it('counts the first three models of a view with more, and can deselect them', async () => {
    const { user, onViewChange } = await renderTable({
      selectable: true,
      defaultView: { selected: ['bee', 'ada', 'cat', 'dog'] },
    })
    expect(box('Select Dog').checked).toBe(false)
    await user.click(box('Select Ada'))
    expect(onViewChange.mock.lastCall?.[0].selected).toEqual(['bee', 'cat'])
  })

  it('moves the focus from a deselected model to its neighbour, and to the table after the last', async () => {
    const { user } = await renderTable({
      selectable: true,
      defaultView: { selected: ['ada', 'bee', 'cat'] },
    })
    const focused = () => document.activeElement?.getAttribute('aria-label')
    for (const [model, next] of [
      ['Ada', 'Deselect Bee'],
      ['Cat', 'Deselect Bee'],
      ['Bee', 'Safety and reliability evaluations of language models'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: `Deselect ${model}` }))
      expect(focused()).toBe(next)
    }
    await user.click(box('Select Ada'))
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(focused()).toBe('Safety and reliability evaluations of language models')
  })

  it('shows no checkboxes without selectable, even if the view has a selection', async () => {
    await renderTable({ defaultView: { selected: ['ada'] } })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(bar()).toBeNull()
  })
})

describe('the column menu', () => {
  const headers = () => screen.getAllByRole('columnheader').map(({ dataset }) => dataset['column'])

  it('toggles each column except the name and stays open', async () => {
    const { user, onViewChange } = await renderTable({
      columnMenu: true,
      columns: ['bias', 'composite'],
    })
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    const names = screen.getAllByRole('checkbox').map((it) => it.closest('label')?.textContent)
    expect(names).toEqual(['Bias Score', 'Composite'])
    await user.click(box('Composite'))
    expect(headers()).toEqual(['name', 'bias'])
    // The host's page may offer the others elsewhere.
    const { columns } = onViewChange.mock.lastCall?.[0] ?? {}
    expect(columns).toEqual(LEADERBOARD_COLUMNS.filter((id) => id !== 'composite'))
    await user.click(box('Bias Score'))
    expect(headers()).toEqual(['name'])
    await user.click(box('Composite'))
    expect(headers()).toEqual(['name', 'composite'])
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Columns')
  })

  it('restores the default view when all columns are visible again', async () => {
    const { user, onViewChange } = await renderTable({
      columnMenu: true,
      defaultView: { columns: ['provider', 'bias'] },
    })
    expect(headers()).toEqual(['name', 'provider', 'bias'])
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    for (const it of screen.getAllByRole<HTMLInputElement>('checkbox')) {
      if (!it.checked) await user.click(it)
    }
    expect(headers()).toHaveLength(9)
    expect(onViewChange.mock.lastCall?.[0].columns).toBeUndefined()
  })
})

it('says what the rows are sorted by when the column of a sort key is hidden', async () => {
  const { user } = await renderTable({ columns: ['bias'] })
  const status = () => document.querySelector('.tl-leaderboard-status')?.textContent
  expect(status()).toBe('8 of 8 models, sorted by Composite, highest first')
  await user.click(screen.getByRole('button', { name: 'Bias Score' }))
  expect(status()).toBe('8 of 8 models')
})

describe('a click with Shift on a header', () => {
  const sortBy = (name: string) => screen.getByRole('button', { name })
  const keys = (view: LeaderboardView | undefined) =>
    view?.sorting.map(({ field, direction }) => `${field} ${direction}`)

  it('adds a sort key, reverses it, then removes it', async () => {
    const { user, onViewChange } = await renderTable({})
    const last = () => keys(onViewChange.mock.lastCall?.[0])
    await user.click(sortBy('Bias Score'))
    await user.keyboard('{Shift>}')
    await user.click(sortBy('Factuality Score'))
    expect(last()).toEqual(['bias descending', 'factuality descending'])
    expect(namesInOrder().slice(0, 4)).toEqual(['Bee', 'Ada', 'Cat', 'Dog'])
    await user.click(sortBy('Factuality Score'))
    expect(namesInOrder().slice(0, 4)).toEqual(['Ada', 'Bee', 'Cat', 'Dog'])
    await user.click(sortBy('Factuality Score'))
    expect(last()).toEqual(['bias descending'])
    await user.click(sortBy('Bias Score'))
    expect(last()).toEqual(['bias ascending'])
    await user.keyboard('{/Shift}')
  })

  it('numbers the sort keys, also in the description, and a click without Shift leaves one key', async () => {
    const { user, onViewChange } = await renderTable({
      defaultView: {
        sorting: [
          { field: 'provider', direction: 'ascending' },
          { field: 'name', direction: 'descending' },
        ],
      },
    })
    expect(namesInOrder().slice(0, 4)).toEqual(['Dog', 'Cat', 'Bee', 'Ada'])
    const keyOf = (name: string) =>
      sortBy(name).querySelector<HTMLElement>('[data-key]')?.dataset['key']
    expect([keyOf('Provider'), keyOf('Model'), keyOf('Date')]).toEqual(['1', '2', undefined])
    expect(sortBy('Model').getAttribute('aria-description')).toMatch(/^Sort key 2 of 2\. /)
    expect(
      await screen.findByText('8 of 8 models, sorted by Provider, A to Z, then by Model, Z to A'),
    ).toBeTruthy()
    await user.click(sortBy('Model'))
    expect(keys(onViewChange.mock.lastCall?.[0])).toEqual(['name ascending'])
  })
})
