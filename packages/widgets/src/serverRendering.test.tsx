import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemorySource } from './data/index.ts'
import { createSnapshot, type LoadedSnapshot, type Snapshot } from './data/snapshot/index.ts'
import { aScoredModel } from './testing/builders.ts'
import { ComparePanel } from './widgets/compare-panel/index.ts'
import { LeaderboardTable, type ExtraColumn } from './widgets/leaderboard-table/index.ts'
import { ModelCard } from './widgets/model-card/index.ts'
import { ModelReport } from './widgets/model-report/index.ts'
import { SnapshotProvider, type SnapshotProviderProps } from './provider/index.ts'
import { eventually } from './testing/eventually.ts'

const WIDGETS: Readonly<Record<string, ReactElement>> = {
  LeaderboardTable: <LeaderboardTable />,
  ModelCard: <ModelCard modelId="a" />,
  ModelReport: <ModelReport modelId="a" />,
  ComparePanel: <ComparePanel defaultModelIds={['a', 'b']} showChart={false} />,
}
const MINUTE = 60_000

function snapshotOf(bias: number, publishedOn = '2024-05-01'): Promise<Snapshot> {
  const licence = { name: 'CC BY 4.0', url: 'https://example.org/licence' }
  const source = createMemorySource([aScoredModel('a', bias), aScoredModel('b', 0)])
  return createSnapshot(source, { publishedOn, licence })
}

async function loaded(bias: number, ageMs = 0): Promise<LoadedSnapshot> {
  return {
    url: 'https://lab.example/snapshot.json',
    loadedAt: Date.now() - ageMs,
    file: await snapshotOf(bias),
  }
}

const page = (props: Omit<SnapshotProviderProps, 'children'>, widget: ReactElement) => (
  <SnapshotProvider {...props}>{widget}</SnapshotProvider>
)

const complaints: unknown[] = []
const roots: Root[] = []

/** Renders on a server, and hydrates in the browser with the snapshot parsed from JSON. */
async function hydrate(snapshot: LoadedSnapshot, widget: ReactElement) {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page({ snapshot }, widget))
  const text = place.textContent
  const sent = JSON.parse(JSON.stringify(snapshot)) as LoadedSnapshot
  await act(async () => {
    roots.push(
      hydrateRoot(place, page({ snapshot: sent }, widget), {
        onRecoverableError: (error) => complaints.push(error),
      }),
    )
  })
  return { place, text }
}

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  complaints.length = 0
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
})
afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount()
  })
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each(Object.entries(WIDGETS))('%s with a loaded snapshot', (_, widget) => {
  it('renders data and date on a server, and hydrates without a request or warning', async () => {
    const { place, text } = await hydrate(await loaded(0.805), widget)
    expect(text).toContain('80.5%')
    expect(text).toContain('2024-05-01')
    expect(place.textContent).toBe(text)
    expect(complaints).toEqual([])
    expect(fetched).not.toHaveBeenCalled()
  })

  it('refetches data older than five minutes once and updates in place', async () => {
    const newer = JSON.stringify(await snapshotOf(0.406, '2024-06-01'))
    let answer: () => void = () => undefined
    fetched.mockImplementation(
      () => new Promise((resolve) => (answer = () => resolve(new Response(newer)))),
    )
    const { place, text } = await hydrate(await loaded(0.805, 5 * MINUTE), widget)
    const { firstElementChild: root } = place
    expect(place.textContent).toBe(text)
    answer()
    await eventually(() => expect(place.textContent).toContain('40.6%'))
    await eventually(() => expect(place.textContent).toContain('2024-06-01'))
    expect(place.textContent).not.toContain('80.5%')
    expect(place.firstElementChild).toBe(root)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(complaints).toEqual([])
  })
})

describe('a page with a loaded snapshot', () => {
  it.each([
    [undefined, ['/', '/compare?models=a']],
    [
      'https://lab.example',
      [
        'https://lab.example/',
        'https://lab.example/compare?models=a',
        'https://lab.example/reports#figures',
      ],
    ],
  ])('links with the site %s to %j', async (site, expected) => {
    const snapshot = await loaded(0.805)
    render(page({ snapshot, site }, <ModelReport modelId="a" />))
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs.filter((href) => !href?.startsWith('https://example.org/'))).toEqual(expected)
  })

  it('keeps the rendered data when a refetch fails', async () => {
    vi.useFakeTimers({ now: Date.now() })
    const { place, text } = await hydrate(
      await loaded(0.805, 5 * MINUTE),
      <ModelCard modelId="a" />,
    )
    await act(() => vi.advanceTimersByTimeAsync(8_000))
    expect(fetched).toHaveBeenCalled()
    expect(place.textContent).toBe(text)
  })

  it('refetches data older than staleTimeMs', async () => {
    const snapshot = await loaded(0.805, MINUTE)
    const { unmount } = render(
      page({ snapshot, staleTimeMs: 2 * MINUTE }, <ModelCard modelId="a" />),
    )
    expect(fetched).not.toHaveBeenCalled()
    unmount()
    render(page({ snapshot, staleTimeMs: MINUTE }, <ModelCard modelId="a" />))
    await eventually(() => expect(fetched).toHaveBeenCalledTimes(1))
  })

  it('updates to data that a server renders later, and keeps the search text', async () => {
    const widget = <LeaderboardTable />
    const { rerender } = render(page({ snapshot: await loaded(0.805, 1) }, widget))
    await userEvent.type(screen.getByRole('searchbox'), 'acme')
    rerender(page({ snapshot: await loaded(0.406) }, widget))
    expect(screen.getAllByText('40.6%').length).toBeGreaterThan(0)
    expect(screen.queryByText('80.5%')).toBeNull()
    expect(screen.getAllByRole('rowheader')).toHaveLength(2)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('counts the same invalid rows as the server', async () => {
    const snapshot = await loaded(0.805)
    const models = [...snapshot.file.models, { id: 'c' }, null]
    const broken = { ...snapshot, file: { ...snapshot.file, models } }
    const { place, text } = await hydrate(broken, <LeaderboardTable />)
    expect(text).toContain('2 models have invalid data')
    expect(place.textContent).toBe(text)
    expect(complaints).toEqual([])
  })

  it('links to its site, ignoring a trailing slash', async () => {
    const snapshot = await loaded(0.805)
    render(page({ snapshot, site: 'https://lab.example/' }, <ModelCard modelId="a" />))
    expect(screen.getByRole('link', { name: 'a' }).getAttribute('href')).toBe(
      'https://lab.example/model/a',
    )
  })
})

describe('a faulty cell of the host', () => {
  const withCell = (cell: NonNullable<ExtraColumn['cell']>) => (
    <LeaderboardTable
      extraColumns={[{ id: 'x-day', header: 'Day', accessorFn: () => '2026-01-31', cell }]}
    />
  )

  it('that returns a date has its value on a server, where the figures stay', async () => {
    const widget = withCell(() => new Date(0) as never)
    const html = renderToString(page({ snapshot: await loaded(0.805) }, widget))
    expect(html).toContain('80.5%')
    expect(html).toContain('2026-01-31')
  })

  it('that throws has its value on a server and after hydration', async () => {
    const widget = withCell(({ row: { id } }) => {
      if (id === 'a') throw new Error('no offer')
      return 'an offer'
    })
    const { place, text } = await hydrate(await loaded(0.805), widget)
    expect(text).toContain('80.5%')
    expect(text).toContain('2026-01-31')
    await eventually(() => expect(complaints.join()).toContain('x-day” for “a” is not shown'))
    expect(place.textContent).toBe(text)
  })
})
