import { act, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { siteLinks, type EvaluationSource } from '../../data/index.ts'
import { EvaluationsProvider } from '../../provider/index.ts'
import { aModel, anEvaluation } from '../../testing/builders.ts'
import { neverResolves, recordedSource, rejectAsDown } from '../../testing/recordedSource.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { ModelReport } from './index.ts'

const MODELS = [aModel('a'), aModel('b'), aModel('waiting', { evaluations: [] })]

/** Renders with a source whose answers are partly replaced, and records its requests. */
function renderOver(modelId: string, answers: Partial<EvaluationSource> = {}) {
  const { source, asked } = recordedSource(MODELS, answers)
  return { asked, ...renderWithSource(<ModelReport modelId={modelId} />, [], { source }) }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const reads = (asked: readonly string[]) => asked.filter((question) => /^getModel/.test(question))

function expectNotFound(found: HTMLElement) {
  const alert = within(found)
  expect(alert.getByRole('heading', { name: 'Model Not Found' })).toBeTruthy()
  expect(alert.getByText('The requested model evaluation could not be found.')).toBeTruthy()
  expect(alert.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('tablist')).toBeNull()
}

afterEach(() => void vi.useRealTimers())

describe('ModelReport while it loads', () => {
  it('shows a loading state, and neither a model nor an error', async () => {
    renderOver('a', { getModel: neverResolves })
    const status = await screen.findByText('Loading evaluation data...')
    expect(status).toBe(screen.getByRole('status'))
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Bias Resistance')).toBeTruthy()
  })

  it('requests the model once, and hides the loading state when it has loaded', async () => {
    const { asked } = renderOver('a')
    await screen.findByRole('heading', { name: 'Model a' })
    expect(reads(asked)).toEqual(['getModel a'])
    expect(screen.queryByText('Loading evaluation data...')).toBeNull()
  })
})

describe('ModelReport without a model', () => {
  it.each([
    ['the id is unknown', 'unknown'],
    ['the model has no evaluation', 'waiting'],
    ['the id is a property of Object.prototype', 'constructor'],
  ])('shows that the model is not found after one request when %s', async (_, id) => {
    const { asked } = renderOver(id)
    expectNotFound(await screen.findByRole('alert'))
    expect(reads(asked)).toEqual([`getModel ${id}`])
  })

  it.each([
    ['empty', ''],
    ['a path to a model', '../a'],
    ['a prototype', '__proto__'],
  ])('shows that the model is not found without a request when the id is %s', async (_, id) => {
    const { asked } = renderOver(id)
    expectNotFound(await screen.findByRole('alert'))
    expect(asked).toEqual([])
  })

  it('shows that the model is not found after four failed requests, and not before', async () => {
    vi.useFakeTimers()
    const { asked } = renderOver('a', { getModel: rejectAsDown })
    await pass(6_900)
    expect(reads(asked)).toHaveLength(3)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Loading evaluation data...')).toBeTruthy()
    await pass(60_000)
    expect(reads(asked)).toHaveLength(4)
    expectNotFound(screen.getByRole('alert'))
  })

  it('shows the model when a retry succeeds', async () => {
    vi.useFakeTimers()
    let tries = 0
    const { source } = recordedSource(MODELS)
    renderOver('a', {
      getModel: (id, options) => {
        tries += 1
        return tries < 4 ? rejectAsDown() : source.getModel(id, options)
      },
    })
    await pass(8_000)
    expect(screen.getByRole('heading', { name: 'Model a' })).toBeTruthy()
  })

  it('shows the model of a new id', async () => {
    const { source } = recordedSource(MODELS)
    const { rerender } = renderOver('../a')
    expectNotFound(await screen.findByRole('alert'))
    rerender(
      <EvaluationsProvider source={source}>
        <ModelReport modelId="b" />
      </EvaluationsProvider>,
    )
    expect(await screen.findByRole('heading', { name: 'Model b' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('ModelReport when the other models fail to load', () => {
  it('shows an error and keeps the model’s own scores', async () => {
    vi.useFakeTimers()
    renderOver('a', { listLeaderboard: rejectAsDown })
    await pass(8_000)
    expect(screen.getByText('Failed to load the other models of the suite.')).toBeTruthy()
    const [bias] = screen.getAllByRole('listitem')
    expect(bias?.textContent).toMatch(/^Bias Resistance90\.0%/)
  })
})

describe('ModelReport on a host’s page', () => {
  it.each([
    [1, 'H1', 'H2'],
    [2, 'H2', 'H3'],
    [3, 'H3', 'H4'],
  ] as const)(
    'renders its name at heading level %d and its sections one level below',
    async (headingLevel, name, part) => {
      const widget = <ModelReport modelId="a" headingLevel={headingLevel} />
      renderWithSource(widget, [aModel('a', { evaluations: [anEvaluation({ notes: [] })] })])
      expect((await screen.findByRole('heading', { name: 'Model a' })).tagName).toBe(name)
      expect(screen.getByRole('heading', { name: 'Evaluation Notes' }).tagName).toBe(part)
      expect(screen.getByRole('heading', { name: 'Model Information' }).tagName).toBe(part)
    },
  )

  it('renders the not-found title at the same heading level', async () => {
    renderWithSource(<ModelReport modelId="x" headingLevel={1} />, [])
    expect((await screen.findByRole('heading', { name: 'Model Not Found' })).tagName).toBe('H1')
  })

  it('passes class, attributes and ref to its outermost element', async () => {
    const ref = createRef<HTMLElement>()
    const widget = <ModelReport ref={ref} modelId="a" className="mine" id="top" theme="dark" />
    renderWithSource(widget, [aModel('a')])
    await screen.findByRole('heading', { name: 'Model a' })
    expect(ref.current?.className).toBe('tl-root tl-report mine')
    expect(ref.current?.id).toBe('top')
    expect(ref.current?.dataset).toMatchObject({ theme: 'dark', status: 'ready' })
  })

  it('uses the links and the labels of the host', async () => {
    renderWithSource(<ModelReport modelId="a" />, [aModel('a')], {
      links: siteLinks('https://lab.example'),
      labels: { model: { backToDashboard: 'Zur Übersicht' } },
    })
    const link = await screen.findByRole('link', { name: 'Zur Übersicht' })
    expect(link.getAttribute('href')).toBe('https://lab.example/')
  })

  it('renders markup in a name, a description and a note as text', async () => {
    const markup = '<img src=x onerror=alert(1)> & "co"'
    const evaluations = [anEvaluation({ notes: [markup] })]
    const model = aModel('a', { name: markup, description: markup, evaluations })
    renderWithSource(<ModelReport modelId="a" />, [model])
    expect(await screen.findByRole('heading', { name: markup })).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })
})
