import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemorySource, type EvaluationSource } from '../../data/index.ts'
import { aModel } from '../../testing/builders.ts'
import { neverResolves, rejectAsDown, withReads } from '../../testing/recordedSource.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { inSuite, SUITE_MODELS, SUITES } from '../../testing/suites.ts'
import { namesInOrder } from '../../testing/tableQueries.ts'
import { LeaderboardTable, type LeaderboardTableProps } from './index.ts'

async function renderTable(
  defaultView: LeaderboardTableProps['defaultView'] = {},
  models = SUITE_MODELS,
) {
  const { user } = renderWithSource(<LeaderboardTable defaultView={defaultView} />, models, {
    suites: SUITES,
  })
  await screen.findByText(/ of \d+ models?$/)
  return { user }
}

/** Renders the table over a source whose methods these replace. */
function renderOver(replaced: Partial<EvaluationSource>, search = 'new') {
  const source = withReads(createMemorySource(SUITE_MODELS, SUITES), replaced)
  return renderWithSource(<LeaderboardTable defaultView={{ search }} />, [], { source })
}

const others = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aModel(`other-${index}`, { name: 'Other', evaluations: [inSuite('one', undefined, 0.5)] }),
  )
const line = () => document.querySelector<HTMLDetailsElement>('.tl-elsewhere')
const hrefs = () =>
  [...(line()?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])

afterEach(() => void vi.useRealTimers())

describe('a search that the shown suite cannot answer', () => {
  it('links to every model of the other suites, and to their leaderboards with the search', async () => {
    await renderTable({ search: 'new' })
    expect(line()?.querySelector('summary')?.textContent).toBe(
      'Found in other suites: Suite of Three (1), Suite of One (1)',
    )
    expect(hrefs()).toEqual([
      ['Suite of Three (1)', '/?suite=three&q=new'],
      ['New 7B', '/model/new?suite=three'],
      ['Suite of One (1)', '/?suite=one&q=new'],
      ['Newest 7B', '/model/newest?suite=one'],
    ])
  })

  it('leads back to the first suite without naming it, and keeps the provider', async () => {
    await renderTable({ suite: 'three', search: 'old', provider: 'Acme' })
    expect(hrefs()[0]).toEqual(['Full Suite (1)', '/?q=old&provider=Acme'])
  })

  it('lists all of 96', async () => {
    const { user } = await renderTable({ search: 'other' }, [...SUITE_MODELS, ...others(96)])
    expect(line()?.querySelectorAll('li')).toHaveLength(96)
    await user.clear(screen.getByRole('searchbox'))
    expect(line()).toBeNull()
  })

  it('lists a hundred of more, and links to the leaderboard that has all', async () => {
    await renderTable({ search: 'other' }, [...SUITE_MODELS, ...others(120)])
    const links = [...(line()?.querySelectorAll('li a') ?? [])]
    expect(links).toHaveLength(101)
    expect(links.at(-1)?.textContent).toBe('Show all 120 matching models')
    expect(links.at(-1)?.getAttribute('href')).toBe('/?suite=one&q=other')
  })

  it('shows a hostile name as a text', async () => {
    const name = '<img src=x onerror="alert(1)">\u202e'
    const hostile = aModel('hostile', { name, evaluations: [inSuite('one', undefined, 0.5)] })
    await renderTable({ search: 'img' }, [...SUITE_MODELS, hostile])
    const item = line()?.querySelector('li')
    expect(item?.querySelector('bdi')?.textContent).toBe(name)
    expect(item?.querySelector('img')).toBeNull()
  })
})

describe('a search that the shown suite answers too', () => {
  it('says in one closed line above the rows what other suites have, and opens to the links', async () => {
    const { user } = await renderTable({ suite: 'one', search: '7b' })
    expect(namesInOrder()).toEqual(['Newest 7B', 'Shared 7B'])
    const details = line()
    expect(details?.open).toBe(false)
    expect(details && within(details).queryByRole('link')).toBeNull()
    expect(
      details?.compareDocumentPosition(screen.getByRole('table')) ===
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBe(true)
    await user.click(screen.getByText(/^Found in other suites/))
    expect(hrefs().map(([name]) => name)).toEqual([
      'Full Suite (2)',
      'Old 7B',
      'Shared 7B',
      'Suite of Three (1)',
      'New 7B',
    ])
  })

  it('counts the models that the shown suite has too, as the leaderboard behind the link shows them', async () => {
    await renderTable({ search: 'shared' })
    expect(line()?.textContent).toBe('Found in other suites: Suite of One (1)')
  })
})

describe('the list of models that a search over suites needs', () => {
  it('is read once, when the reader types, and never for a single suite', async () => {
    const whole = createMemorySource(SUITE_MODELS, SUITES)
    const listModels = vi.fn(() => whole.listModels())
    const { user, unmount } = renderOver({ listModels }, '')
    await screen.findByText('2 of 2 models')
    expect(listModels).not.toHaveBeenCalled()
    for (const text of ['new', 'est']) await user.type(screen.getByRole('searchbox'), text)
    expect(await screen.findByRole('link', { name: 'Newest 7B' })).toBeTruthy()
    expect(listModels).toHaveBeenCalledOnce()
    unmount()

    const single = createMemorySource(SUITE_MODELS.slice(1, 2), SUITES)
    renderWithSource(<LeaderboardTable defaultView={{ search: 'x' }} />, [], {
      source: { ...single, listModels },
    })
    await screen.findByText(/0 of 1 model/)
    expect(listModels).toHaveBeenCalledOnce()
  })

  it('says that it searches while the list loads', async () => {
    renderOver({ listModels: neverResolves })
    expect(await screen.findByText('Searching the other suites...')).toBeTruthy()
  })

  it.each(['listModels', 'listSuites'] as const)(
    'says that the search failed when %s fails, and tries again',
    async (method) => {
      vi.useFakeTimers()
      let isDown = true
      const whole = createMemorySource(SUITE_MODELS, SUITES)
      renderOver({
        [method]: (options: object) => (isDown ? rejectAsDown() : whole[method]?.(options)),
      })
      await act(() => vi.advanceTimersByTimeAsync(60_000))
      const alert = screen.getByRole('alert')
      expect(alert.textContent).toContain('The other suites could not be searched.')
      isDown = false
      act(() => within(alert).getByRole('button', { name: 'Retry' }).click())
      await act(() => vi.advanceTimersByTimeAsync(1000))
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.getByRole('link', { name: 'Newest 7B' })).toBeTruthy()
    },
  )
})
