import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { createMemorySource, EvaluationsProvider } from './data/index.ts'
import { aScoredModel } from './testing/builders.ts'
import { LeaderboardTable } from './widgets/leaderboard-table/index.ts'
import { ModelCard } from './widgets/model-card/index.ts'
import { ModelReport } from './widgets/model-report/index.ts'

/** What was made of Intl since before any module of ours was loaded, as `Collator`. */
const made = vi.hoisted(() => {
  const names: string[] = []
  for (const name of ['Collator', 'NumberFormat', 'PluralRules', 'DateTimeFormat'] as const) {
    const construct: ProxyHandler<typeof Intl.Collator>['construct'] = (real, about) => {
      names.push(name)
      return Reflect.construct(real, about) as object
    }
    const real = Reflect.get(Intl, name) as typeof Intl.Collator
    Reflect.set(Intl, name, new Proxy(real, { construct }))
  }
  return names
})

const MODELS = [aScoredModel('a', 0.805), aScoredModel('b', 0.805), aScoredModel('c', 0)]
const shown = (widget: ReactElement, models = MODELS) => {
  render(<EvaluationsProvider source={createMemorySource(models)}>{widget}</EvaluationsProvider>)
  return screen.getAllByText('80.5%')
}

it.each([
  ['LeaderboardTable', <LeaderboardTable />],
  ['ModelCard', <ModelCard modelId="a" />],
  ['ModelReport', <ModelReport modelId="a" />],
])(
  '%s in English needs no tables of languages, which browsers load at their first use',
  (_, widget) => {
    expect(shown(widget).length).toBeGreaterThan(0)
    expect(made).toEqual([])
  },
)

it('names that are not plain are ordered by the tables', () => {
  shown(<LeaderboardTable />, [...MODELS, aScoredModel('文心', 0.7)])
  expect(made).toEqual(['Collator'])
})
