import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMemorySource, siteLinks } from '../../data/index.ts'
import { LEADERBOARD_COLUMNS, type LeaderboardColumn, type Release } from '../../domain/index.ts'
import { aModel, anEvaluation, aScoredModel } from '../../testing/builders.ts'
import { PLANNED_MODELS } from '../../testing/plannedModels.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { namesInOrder } from '../../testing/tableQueries.ts'
import { LeaderboardTable, type LeaderboardTableProps } from './index.ts'

const MODELS = [
  aScoredModel('Third', 0.5, 0.5, 0.5, 0.5),
  aScoredModel('First', 0.9, 0.9, 0.9, 0.9),
  aScoredModel('Second', 0.7, 0.7, 0.7, 0.7),
]
const LINKS = siteLinks('https://lab.example')

async function renderExcerpt(props: LeaderboardTableProps) {
  const { user } = renderWithSource(<LeaderboardTable {...props} />, MODELS, {
    links: LINKS,
    plannedModels: PLANNED_MODELS,
  })
  await screen.findByText(/of 7 models/)
  return user
}

const columnNames = () =>
  screen.getAllByRole('columnheader').map(({ dataset }) => dataset['column'])

describe('a leaderboard with a limit', () => {
  it('shows the first rows, their number of the total, and a link to all rows', async () => {
    await renderExcerpt({ limit: 2 })
    expect(namesInOrder()).toEqual(['First', 'Second'])
    expect(screen.getByText('2 of 7 models')).toBeTruthy()
    const all = screen.getByRole('link', { name: 'Show all 7 models' })
    expect(all.getAttribute('href')).toBe('https://lab.example/')
  })

  it.each([-1, 0, NaN])('shows all rows with %d, which is no limit', async (limit) => {
    await renderExcerpt({ limit })
    expect(namesInOrder()).toHaveLength(7)
  })

  it('shows the first rows after the reader sorts', async () => {
    const user = await renderExcerpt({ limit: 1 })
    await user.click(screen.getByRole('button', { name: /^Composite/ }))
    expect(namesInOrder()).toEqual(['Third'])
  })

  it('finds a model beyond the limit by search', async () => {
    const user = await renderExcerpt({ limit: 1 })
    await user.type(screen.getByRole('searchbox'), 'third')
    expect(namesInOrder()).toEqual(['Third'])
    expect(screen.queryByRole('link', { name: /^Show all/ })).toBeNull()
  })

  it('counts the rows, the matches and all models, and links to the matches', async () => {
    const sorting = [{ field: 'name', direction: 'ascending' }] as const
    const user = await renderExcerpt({ limit: 1, defaultView: { sorting } })
    await user.type(screen.getByRole('searchbox'), 'ir')
    expect(namesInOrder()).toEqual(['First'])
    expect(await screen.findByText('1 of 2 that match, of 7 models')).toBeTruthy()
    const all = screen.getByRole('link', { name: 'Show all 2 matching models' })
    expect(all.getAttribute('href')).toBe('https://lab.example/?q=ir&sort=name%3Aasc')
  })

  it('keeps the provider and the suite in the link to the rows that it leaves out', async () => {
    const models = ['first', 'second', 'second'].map((suiteId, id) =>
      aModel(`${id}`, { provider: 'Acme', evaluations: [{ ...anEvaluation(), suiteId }] }),
    )
    const defaultView = { suite: 'second', provider: 'Acme' }
    renderWithSource(<LeaderboardTable limit={1} defaultView={defaultView} />, models, {
      suites: ['first', 'second'].map((id) => ({ id, title: id })),
      links: LINKS,
    })
    const all = await screen.findByRole('link', { name: /^Show all/ })
    expect(all.getAttribute('href')).toBe('https://lab.example/?suite=second&provider=Acme')
  })

  it('shows no link when no row is left out', async () => {
    await renderExcerpt({ limit: 7 })
    expect(namesInOrder()).toHaveLength(7)
    expect(screen.queryByRole('link', { name: /^Show all/ })).toBeNull()
  })
})

describe('a leaderboard with some columns', () => {
  it('has one for every id of the domain, in its order, unless told otherwise', async () => {
    await renderExcerpt({})
    expect(columnNames()).toEqual(LEADERBOARD_COLUMNS)
  })

  it('shows the columns in the order of the table, and always the name', async () => {
    await renderExcerpt({ columns: ['composite', 'bias'] })
    expect(columnNames()).toEqual(['name', 'bias', 'composite'])
    const row = screen.getByRole('rowheader', { name: 'First' }).closest('tr')
    const cells = within(row as HTMLElement).getAllByRole('cell')
    expect(cells.map(({ dataset }) => dataset['column'])).toEqual(['bias', 'composite'])
  })

  it.each<[string, readonly LeaderboardColumn[]]>([
    ['none besides', []],
    ['the name alone', ['name']],
  ])('shows the names when %s is asked for', async (_, columns) => {
    await renderExcerpt({ columns })
    expect(columnNames()).toEqual(['name'])
  })

  it('keeps sorting by a hidden column', async () => {
    await renderExcerpt({ columns: ['provider'] })
    expect(namesInOrder().slice(0, 3)).toEqual(['First', 'Second', 'Third'])
  })
})

describe('a leaderboard of a snapshot', () => {
  const RELEASE: Release = {
    publishedOn: '2024-05-01',
    licence: { name: 'CC BY 4.0', url: 'https://example.org/licence' },
    attribution: '',
    isPinned: true,
    newerOn: undefined,
  }

  const renderRelease = (release: Partial<Release>) => {
    const getRelease = () => Promise.resolve({ ...RELEASE, ...release })
    const source = { ...createMemorySource(MODELS), getRelease }
    renderWithSource(<LeaderboardTable />, [], { source, links: LINKS })
  }

  it('shows the date and the licence of the snapshot', async () => {
    renderRelease({})
    expect((await screen.findByText('Release of 2024-05-01')).tagName).toBe('TIME')
    const licence = screen.getByRole('link', { name: 'Our compilation: CC BY 4.0' })
    expect(licence.getAttribute('href')).toBe('https://example.org/licence')
    expect(screen.queryByText(/newer/)).toBeNull()
  })

  it('links to a newer snapshot', async () => {
    renderRelease({ newerOn: '2024-06-01' })
    const newer = await screen.findByRole('link', {
      name: 'Newer release available: 2024-06-01',
    })
    expect(newer.getAttribute('href')).toBe('https://lab.example/')
  })

  it('shows neither for a source without a snapshot', async () => {
    renderWithSource(<LeaderboardTable />, MODELS, { plannedModels: PLANNED_MODELS })
    await screen.findByText(/of 7 models/)
    expect(screen.queryByText(/Release of/)).toBeNull()
  })
})
