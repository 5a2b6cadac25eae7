import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { DateKind } from '../domain/index.ts'
import { en } from '../labels/index.ts'
import { ar } from '../locales/ar.ts'
import { de } from '../locales/de.ts'
import { aModel, anEvaluation } from '../testing/builders.ts'
import { renderWithSource } from '../testing/renderWithSource.tsx'
import { ComparePanel } from './compare-panel/index.ts'
import { LeaderboardTable } from './leaderboard-table/index.ts'
import { ModelCard } from './model-card/index.ts'
import { ModelReport } from './model-report/index.ts'

const DAY = '2023-12-23'
const WIDGETS: readonly (readonly [string, ReactElement])[] = [
  ['the leaderboard', <LeaderboardTable />],
  ['the card', <ModelCard modelId="a" />],
  ['the report', <ModelReport modelId="a" />],
  ['the comparison', <ComparePanel defaultModelIds={['a']} />],
]

async function findDate(widget: ReactElement, kind: DateKind | undefined, labels = en) {
  const evaluation = anEvaluation({ evaluatedOn: DAY, ...(kind && { dateKind: kind }) })
  renderWithSource(widget, [aModel('a', { evaluations: [evaluation] })], { labels })
  const [time] = await screen.findAllByText(new RegExp(DAY), { selector: 'time' })
  return time?.parentElement?.textContent ?? ''
}

describe.each(WIDGETS)('the date in %s', (_, widget) => {
  it.each([
    ['English', en],
    ['German', de],
    ['Arabic', ar],
  ])('says in %s that it is an upper bound', async (_language, labels) => {
    const expected = labels.score.evaluatedNoLaterThan(DAY)
    expect(expected).not.toBe(DAY)
    expect(await findDate(widget, 'at_latest', labels)).toContain(expected)
  })

  it.each(['day', undefined] as const)('is a day when its kind is %s', async (kind) => {
    const text = await findDate(widget, kind)
    expect(text).toContain(DAY)
    expect(text).not.toContain(en.score.evaluatedNoLaterThan(DAY))
  })
})

it.each([
  ['at_latest', 'Evaluated by December 2023.'],
  ['day', 'Latest evaluation: December 2023.'],
] as const)('the summary of a leaderboard knows the kind %s', async (dateKind, says) => {
  const evaluation = anEvaluation({ evaluatedOn: DAY, dateKind })
  renderWithSource(<LeaderboardTable />, [aModel('a', { evaluations: [evaluation] })])
  const summary = await screen.findByText(/December 2023/, { selector: '[part=summary]' })
  expect(summary.textContent).toContain(says)
})

it.each([
  ['at_latest', 'evaluated by 2023-12-23'],
  ['day', 'evaluated on 2023-12-23'],
] as const)('the head of a report knows the kind %s', async (dateKind, says) => {
  const evaluation = anEvaluation({ evaluatedOn: DAY, dateKind })
  renderWithSource(<ModelReport modelId="a" />, [aModel('a', { evaluations: [evaluation] })])
  const facts = await screen.findByText(/evaluated (on|by)/, { selector: '.tl-report-facts' })
  expect(facts.textContent).toContain(says)
})
