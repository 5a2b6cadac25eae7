import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type * as Widgets from './index.ts'
import { aScoredModel } from './testing/builders.ts'

const NAMES = ['Collator', 'NumberFormat', 'PluralRules', 'DateTimeFormat'] as const
const INTL = { ...Object.getOwnPropertyDescriptors(Intl) }
const MODELS = [aScoredModel('a', 0.805), aScoredModel('b', 0.805), aScoredModel('c', 0)]

/** What was made of Intl since before the widgets' modules were loaded, as `Collator`. */
const made: string[] = []
let widgets: typeof Widgets

beforeAll(async () => {
  for (const name of NAMES) {
    const real = Reflect.get(Intl, name) as typeof Intl.Collator
    const construct: ProxyHandler<typeof Intl.Collator>['construct'] = (target, about) => {
      made.push(name)
      return Reflect.construct(target, about) as object
    }
    Reflect.set(Intl, name, new Proxy(real, { construct }))
  }
  vi.resetModules()
  widgets = await import('./index.ts')
})
afterAll(() => {
  for (const name of NAMES) Object.defineProperty(Intl, name, INTL[name])
  vi.resetModules()
})

function show(widgetOf: (of: typeof Widgets) => ReactElement, models = MODELS) {
  const { createMemorySource, EvaluationsProvider } = widgets
  render(
    <EvaluationsProvider source={createMemorySource(models)}>
      {widgetOf(widgets)}
    </EvaluationsProvider>,
  )
  expect(screen.getAllByText('80.5%').length).toBeGreaterThan(0)
}

it.each<[string, Parameters<typeof show>[0]]>([
  ['LeaderboardTable', ({ LeaderboardTable }) => <LeaderboardTable />],
  ['ModelCard', ({ ModelCard }) => <ModelCard modelId="a" />],
  ['ModelReport', ({ ModelReport }) => <ModelReport modelId="a" />],
])(
  '%s in English needs no tables of languages, which browsers load at their first use',
  (_, widgetOf) => {
    show(widgetOf)
    expect(made).toEqual([])
  },
)

it('names that are not plain are ordered by the tables', () => {
  show(({ LeaderboardTable }) => <LeaderboardTable />, [...MODELS, aScoredModel('文心', 0.7)])
  expect(made).toEqual(['Collator'])
})
