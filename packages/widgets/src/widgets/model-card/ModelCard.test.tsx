import { act, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { siteLinks, type EvaluationSource, type StoredModel } from '../../data/index.ts'
import { aModel, anEvaluation, aScoredModel } from '../../testing/builders.ts'
import { neverResolves, recordedSource, rejectAsDown } from '../../testing/recordedSource.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { SUITE_MODELS, SUITES } from '../../testing/suites.ts'
import { ModelCard } from './index.ts'

async function renderCard(model: StoredModel) {
  renderWithSource(<ModelCard modelId={model.id} />, [model])
  await screen.findByRole('link', { name: model.name })
}

function renderOver(modelId: string, answers: Partial<EvaluationSource> = {}) {
  const { source, asked } = recordedSource([aModel('a'), aModel('b', { evaluations: [] })], answers)
  renderWithSource(<ModelCard modelId={modelId} />, [], { source })
  return asked
}

const scores = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

afterEach(() => void vi.useRealTimers())

describe('ModelCard', () => {
  it('links to the report and shows provider and date', async () => {
    await renderCard(aScoredModel('Alpha', 0.9, 0.8, 0.7, 0.6))
    const link = screen.getByRole('link', { name: 'Alpha' })
    expect(link.getAttribute('href')).toBe('/model/alpha')
    expect(screen.getByText('Acme').closest('p')?.textContent).toBe('Acme · 2024-03-01')
  })

  it('says beside the date that figures of the model changed lately', async () => {
    const alpha = aScoredModel('Alpha', 0.9, 0.8, 0.7, 0.6)
    const change = { modelId: alpha.id, suiteId: undefined, changedOn: '2024-06-01' }
    renderWithSource(<ModelCard modelId={alpha.id} />, [alpha], { recentChanges: [change] })
    await screen.findByRole('link', { name: 'Alpha' })
    expect(screen.getByText('Acme').closest('p')?.textContent).toBe(
      'Acme · 2024-03-01 figures changed on 2024-06-01',
    )
  })

  it('says nothing about changes of other models and in other suites', async () => {
    const alpha = aScoredModel('Alpha', 0.9, 0.8, 0.7, 0.6)
    const recentChanges = [
      { modelId: 'beta', suiteId: undefined, changedOn: '2024-06-01' },
      { modelId: alpha.id, suiteId: 'other', changedOn: '2024-06-01' },
    ]
    renderWithSource(<ModelCard modelId={alpha.id} />, [alpha], { recentChanges })
    await screen.findByRole('link', { name: 'Alpha' })
    expect(screen.queryByText(/figures changed/)).toBeNull()
  })

  it('shows each score with its band, and a missing composite as coming soon', async () => {
    await renderCard(aScoredModel('Alpha', 0.9, 0.65, 0, undefined))
    expect(scores()).toEqual([
      ['Bias', 'EXCELLENT90.0%margin unknown'],
      ['Factuality', 'BELOW AVG65.0%margin unknown'],
      ['Toxicity', 'POOR0.0%margin unknown'],
      ['Jailbreak', 'COMING SOON'],
    ])
    expect(screen.getByText('Composite score').parentElement?.textContent).toBe(
      'Composite score Coming soon',
    )
  })

  it('shows the composite as text beside its bar', async () => {
    await renderCard(aScoredModel('Alpha', 0.9, 0.8, 0.7, 0.4665))
    expect(screen.getByText('Composite score').parentElement?.textContent).toBe(
      'Composite score 71.7% margin unknownAVERAGE',
    )
    expect(screen.getByText('AVERAGE', { selector: '[data-band-label]:not(dd *)' })).toBeTruthy()
  })

  it('names its suite, and shows only what it measures', async () => {
    renderWithSource(<ModelCard modelId="shared" suite="one" />, SUITE_MODELS, { suites: SUITES })
    await screen.findByText('Suite of One')
    expect(scores()).toEqual([['Factuality', 'POOR40.0%margin unknown']])
    expect(screen.queryByText('Composite score')).toBeNull()
  })

  it('links to the source of the figures', async () => {
    await renderCard(aModel('a'))
    const source = screen.getByRole('link', { name: 'A Published Paper' })
    expect(source.getAttribute('href')).toBe('https://example.org/paper')
  })

  it('shows no source when the evaluation has none', async () => {
    await renderCard(aModel('a', { evaluations: [anEvaluation({ origin: undefined })] }))
    expect(screen.queryByText(/Figures published by/)).toBeNull()
  })
})

describe('ModelCard without a model', () => {
  it('shows a loading state and sends one request', async () => {
    const asked = renderOver('a', { getComparedModel: neverResolves })
    const status = await screen.findByText('Loading evaluation data...')
    expect(status).toBe(screen.getByRole('status'))
    expect(asked).toEqual(['getComparedModel a'])
  })

  it.each([
    ['the id is unknown', 'unknown', ['getComparedModel unknown']],
    ['the model has no evaluation', 'b', ['getComparedModel b']],
    ['the id is invalid', '../a', []],
  ])('shows that the model is not found when %s', async (_, id, questions) => {
    const asked = renderOver(id)
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Model Not Found')).toBeTruthy()
    expect(alert.getByText('The requested model evaluation could not be found.')).toBeTruthy()
    expect(asked).toEqual(questions)
  })

  it('shows that loading failed after four failed requests, and loads again', async () => {
    vi.useFakeTimers()
    const asked = renderOver('a', { getComparedModel: rejectAsDown })
    await act(() => vi.advanceTimersByTimeAsync(6_900))
    expect(screen.queryByRole('alert')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked).toHaveLength(4)
    expect(screen.getByRole('alert').textContent).toContain('Failed to load this evaluation.')
    expect(screen.queryByText('Model Not Found')).toBeNull()
    screen.getByRole('button', { name: 'Try again' }).click()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(asked).toHaveLength(5)
  })
})

describe('ModelCard on a host’s page', () => {
  it('passes class, attributes and ref to its outermost element', async () => {
    const ref = createRef<HTMLElement>()
    const widget = <ModelCard ref={ref} modelId="a" className="mine" id="card" theme="light" />
    renderWithSource(widget, [aModel('a')], { links: siteLinks('https://lab.example') })
    const link = await screen.findByRole('link', { name: 'Model a' })
    expect(link.getAttribute('href')).toBe('https://lab.example/model/a')
    expect(ref.current?.className).toBe('tl-root tl-card tl-model-card mine')
    expect(ref.current?.id).toBe('card')
    expect(ref.current?.dataset).toMatchObject({ theme: 'light', status: 'ready' })
  })
})
