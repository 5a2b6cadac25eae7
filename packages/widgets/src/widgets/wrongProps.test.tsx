import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemorySource } from '../data/index.ts'
import { EvaluationsProvider } from '../provider/index.ts'
import { aScoredModel } from '../testing/builders.ts'
import { eventually } from '../testing/eventually.ts'
import { renderWithSource } from '../testing/renderWithSource.tsx'
import { namesInOrder } from '../testing/tableQueries.ts'
import { ComparePanel } from './compare-panel/index.ts'
import { LeaderboardTable } from './leaderboard-table/index.ts'
import { ModelCard } from './model-card/index.ts'
import { ModelReport } from './model-report/index.ts'
import { NewsletterForm } from './newsletter-form/index.ts'
import { ProblemReportForm } from './problem-form/index.ts'
import { EvaluationRequestForm } from './request-form/index.ts'

const MODELS = [aScoredModel('a', 0.9), aScoredModel('b', 0.5)]

const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

/** Plain JavaScript may pass any props. */
function renderBoard(props: object, provider: object = {}) {
  return renderWithSource(<LeaderboardTable {...props} />, MODELS, provider)
}

describe('a leaderboard with a wrong prop', () => {
  it.each<[object, string]>([
    [{ view: 'x' }, 'The prop view is “x”, not an object with fields of a view'],
    [{ view: { suite: 4 } }, 'The prop view.suite is 4, not the id of a suite.'],
    [{ defaultView: { search: 4 } }, 'The prop defaultView.search is 4, not a text.'],
    [{ defaultView: { sorting: 'composite' } }, 'The prop defaultView.sorting is “composite”, not'],
    [
      { defaultView: { sorting: [{ field: 'composite', direction: 'down' }] } },
      'is [{ field: “composite”, direction: “down” }], not a list of sort keys, such as { field:',
    ],
    [
      { defaultView: { sorting: [{ id: 'composite', desc: false }] } },
      'is [{ id: “composite”, desc: false }], not a list of sort keys',
    ],
    [{ models: 'a' }, 'The prop models is “a”, not a list of ids of models'],
    [{ models: [{ id: 'a' }] }, 'The prop models is [{ id: “a” }], not a list of ids of models'],
    [{ show: 'chart' }, 'The prop show is “chart”, not one of table, picture.'],
    [{ notes: 'none' }, 'The prop notes is “none”, not one of full, short.'],
    [{ limit: -77 }, 'The prop limit is -77, not a whole number from 1.'],
    [{ limit: 2.5 }, 'The prop limit is 2.5, not a whole number from 1.'],
    [{ limit: [1] }, 'The prop limit is [1], not a whole number from 1.'],
    [{ selectable: 'false' }, 'The prop selectable is “false”, not true or false.'],
    [{ columnMenu: 'false' }, 'The prop columnMenu is “false”, not true or false.'],
    [{ onViewChange: 'x' }, 'The prop onViewChange is “x”, not a function.'],
  ])('such as %j shows its default, and the console names it', async (props, sentence) => {
    renderBoard(props)
    expect(await screen.findAllByRole('rowheader')).toHaveLength(2)
    expect(namesInOrder()).toEqual(['a', 'b'])
    await eventually(() => expect(warnings().join()).toContain(sentence))
  })

  it.each([{ view: {} }, { defaultView: null }, { view: null, models: null, limit: null }])(
    'that is left out as in %j shows its default without a warning',
    async (props) => {
      renderBoard(props)
      expect(await screen.findAllByRole('rowheader')).toHaveLength(2)
      expect(warnings()).toEqual([])
    },
  )
})

describe('another widget with a wrong prop', () => {
  it.each([
    [NewsletterForm, 'onSubmit', '/newsletter', 'a function'],
    [EvaluationRequestForm, 'contactEmail', 7, 'an e-mail address'],
    [ProblemReportForm, 'prepare', '/mail', 'a function'],
    [ProblemReportForm, 'figure', 'gpt-4', 'an object of ids'],
    [ComparePanel, 'onSuiteChange', 'go', 'a function'],
    [ComparePanel, 'showChart', 'false', 'true or false'],
  ])('shows its default, and the console names it: %o %s', async (Widget, prop, value, allowed) => {
    renderWithSource(<Widget {...{ [prop]: value }} />, MODELS)
    const shown = typeof value === 'string' ? `“${value}”` : String(value)
    await eventually(() =>
      expect(warnings().join()).toContain(`The prop ${prop} is ${shown}, not ${allowed}`),
    )
    expect(document.querySelector('.tl-root')).not.toBeNull()
  })

  it.each(['a', [null]])('compares no models for the ids %j', async (modelIds) => {
    renderWithSource(<ComparePanel {...({ modelIds } as object)} />, MODELS)
    await eventually(() => expect(warnings().join()).toContain('The prop modelIds is '))
    expect(document.querySelector('[data-selected="0"]')).not.toBeNull()
  })

  it('has a heading of the second level for a level that does not exist', async () => {
    renderWithSource(<ModelReport modelId="a" {...({ headingLevel: 'h2' } as object)} />, MODELS)
    await screen.findByRole('heading', { level: 2, name: 'a' })
    await eventually(() =>
      expect(warnings().join()).toContain('The prop headingLevel is “h2”, not one of 1, 2, 3.'),
    )
  })

  it('finds no model without an id, and the model once there is one', async () => {
    const source = createMemorySource(MODELS)
    const page = (props: object) => (
      <EvaluationsProvider source={source}>
        <ModelCard {...(props as { modelId: string })} />
      </EvaluationsProvider>
    )
    const { rerender } = render(page({}))
    await screen.findByText('Model not found', { exact: false })
    await eventually(() =>
      expect(warnings().join()).toContain('The prop modelId is undefined, not the id of a model'),
    )
    rerender(page({ modelId: 'a' }))
    await screen.findByRole('link', { name: 'a' })
  })
})

describe('a provider with a wrong prop', () => {
  it.each<[object, string]>([
    [{ links: { model: '/m/' } }, 'The prop links.model is “/m/”, not a function that returns'],
    [{ links: '/m/' }, 'The prop links is “/m/”, not an object of addresses'],
    [{ recentChanges: 'x' }, 'The prop recentChanges is “x”, not a list of changes'],
    [{ bases: { a: 'b' } }, 'The prop bases is an object, not a Map'],
    [{ Link: 'router' }, 'The prop Link is “router”, not a component.'],
  ])('such as %j has its default, and the console names it', async (provider, sentence) => {
    renderBoard({}, provider)
    const link = await screen.findByRole('link', { name: 'a' })
    expect(link.getAttribute('href')).toBe('/model/a')
    await eventually(() => expect(warnings().join()).toContain(sentence))
  })
})
