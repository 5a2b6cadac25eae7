import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Fragment, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemorySource } from './data/index.ts'
import { createSnapshot, type LoadedSnapshot } from './data/snapshot/index.ts'
import { SnapshotProvider } from './provider/index.ts'
import { everyWidget } from './testing/everyWidget.tsx'
import { renderWithSource } from './testing/renderWithSource.tsx'
import { inSuite, SUITES } from './testing/suites.ts'
import { aModel } from './testing/builders.ts'
import { ComparePanel } from './widgets/compare-panel/index.ts'
import { LeaderboardTable } from './widgets/leaderboard-table/index.ts'
import { ModelReport } from './widgets/model-report/index.ts'
import { NewsletterForm } from './widgets/newsletter-form/index.ts'

const evaluations = [inSuite('full', 0.5, 0.5, 0.5, 0.5), inSuite('one', 0.5)]
const MODELS = [aModel('a', { evaluations }), aModel('b', { evaluations })]

/** The widgets that are no forms, with all of their fields. */
const WIDGETS = (
  <>
    <LeaderboardTable suiteSwitch columnMenu selectable />
    <ComparePanel defaultModelIds={['a']} showChart={false} />
    <ModelReport modelId="a" />
  </>
)

const {
  LeaderboardTable: _,
  ComparePanel: __,
  ModelReport: ___,
  ...OTHERS
} = everyWidget({
  modelIds: ['a'],
})
const ALL_WIDGETS = (
  <>
    {WIDGETS}
    {Object.entries(OTHERS).map(([name, widget]) => (
      <Fragment key={name}>{widget}</Fragment>
    ))}
  </>
)

const roots: Root[] = []

/** Renders on a server, and hydrates as a root of its own. */
async function hydrate(snapshot: LoadedSnapshot, widgets: ReactElement): Promise<HTMLElement> {
  const page = <SnapshotProvider snapshot={snapshot}>{widgets}</SnapshotProvider>
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  await act(async () => roots.push(hydrateRoot(place, page)))
  return place
}

async function loaded(): Promise<LoadedSnapshot> {
  const licence = { name: 'CC BY 4.0', url: 'https://example.org/licence' }
  const source = createMemorySource(MODELS, SUITES)
  const file = await createSnapshot(source, { publishedOn: '2024-05-01', licence })
  return { url: 'https://lab.example/snapshot.json', loadedAt: Date.now(), file }
}

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount()
  })
  document.body.replaceChildren()
})

describe('two roots that hydrate on one page', () => {
  it('have no id and no group of radio buttons in common', async () => {
    const snapshot = await loaded()
    const places = [await hydrate(snapshot, ALL_WIDGETS), await hydrate(snapshot, ALL_WIDGETS)]
    const user = userEvent.setup()
    // A query by role computes the name of every element of all widgets.
    for (const text of screen.getAllByText('Columns')) await user.click(text)
    const [first = [], second = []] = places.map((place) => [
      ...[...place.querySelectorAll('[id]')].map(({ id }) => id),
      ...[...place.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ name }) => name),
    ])
    expect(first.length).toBeGreaterThan(15)
    expect(second.filter((id) => first.includes(id))).toEqual([])
  })

  it('agree to the terms of the form whose label is clicked', async () => {
    const snapshot = await loaded()
    await hydrate(snapshot, <NewsletterForm />)
    const second = await hydrate(snapshot, <NewsletterForm />)
    const label = [...second.querySelectorAll('label')].find(({ textContent }) =>
      textContent.includes('I agree'),
    )
    await userEvent.click(label ?? second)
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual(
      [false, true],
    )
  })
})

describe('a form of the page around widgets', () => {
  it('has none of their fields, and Enter in one does not submit it', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const { user } = renderWithSource(
      <form onSubmit={onSubmit}>
        {WIDGETS}
        <button>Send</button>
      </form>,
      MODELS,
      { suites: SUITES },
    )
    await user.click(await screen.findByRole('button', { name: 'Columns' }))
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    expect(new Set(fields.map(({ type }) => type)).size).toBeGreaterThan(3)
    expect(fields.filter(({ form }) => form !== null)).toEqual([])
    await user.type(screen.getByRole('searchbox'), 'a{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
