import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StoredModel } from '../../data/index.ts'
import { measuredScore } from '../../domain/index.ts'
import {
  aModel,
  anEstimatedModel,
  anEvaluation,
  aScoredModel,
  someScores,
} from '../../testing/builders.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { ModelReport } from './index.ts'

async function renderReport(model: StoredModel, others: readonly StoredModel[] = []) {
  const rendered = renderWithSource(<ModelReport modelId={model.id} />, [model, ...others])
  await screen.findByRole('heading', { name: model.name })
  return rendered
}

const tiles = () => within(screen.getByRole('list', { name: 'Scores' })).getAllByRole('listitem')
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
const textOf = (label: string) => screen.getByText(label).parentElement?.textContent

const ONLY = 'the only model with this score margin unknown'

afterEach(() => void vi.restoreAllMocks())

describe('ModelReport', () => {
  it('shows name, provider, date, probes and description', async () => {
    await renderReport(aModel('a', { name: 'Alpha 7B', provider: 'Acme' }))
    expect(screen.getByRole('heading', { name: 'Alpha 7B' }).tagName).toBe('H2')
    const facts = screen.getByText(/evaluated on/).textContent
    expect(facts).toBe('Acme · evaluated on 2024-03-01 · 1,200 probes')
    expect(screen.getByText('A model for tests.')).toBeTruthy()
  })

  it('links to the dashboard and the comparison', async () => {
    await renderReport(aModel('a'))
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(link('Back to Dashboard')).toBe('/')
    expect(link('Compare')).toBe('/compare?models=a')
  })

  it('shows the composite with its bar and its band', async () => {
    await renderReport(aScoredModel('Alpha', 0.9, 0.8, 0.7, 0.4665))
    expect(textOf('Composite score')).toBe(
      'Composite score71.7%AVERAGEthe only model with this score margin unknown',
    )
    const bar = document.querySelector('.tl-composite-tile [data-band]')
    expect(bar?.getAttribute('data-band')).toBe('average')
  })

  it.each([
    ['one of the four scores is missing', [0.9, undefined, 0.7, 0.6]],
    ['nothing is measured', []],
  ])('shows “Coming soon” as the composite when %s', async (_, raw) => {
    await renderReport(aScoredModel('Alpha', ...raw))
    expect(textOf('Composite score')).toBe('Composite scoreComing soon')
  })
})

describe('the tiles of the four scores', () => {
  it('shows percentage, z-score and band of each category in order', async () => {
    await renderReport(aScoredModel('Alpha', 0.95, 0.4665, 0.7, 0.6))
    expect(tiles().map(({ textContent }) => textContent)).toEqual([
      `Bias Resistance95.0%EXCELLENTz +0.45${ONLY}`,
      `Factual Accuracy46.7%POORz −0.03${ONLY}`,
      `Toxicity Resistance70.0%AVERAGEz +0.20${ONLY}`,
      `Jailbreak Resistance60.0%BELOW AVGz +0.10${ONLY}`,
    ])
  })

  it('shows a missing score as coming soon, and a score of zero as 0.0%', async () => {
    const scores = { ...someScores(undefined, 0), toxicity: measuredScore(0, -1.25) }
    const evaluation = anEvaluation({ scores, subcategories: [] })
    await renderReport(aModel('a', { evaluations: [evaluation] }))
    expect(tiles().map(({ textContent }) => textContent)).toEqual([
      'Bias ResistanceCOMING SOON',
      `Factual Accuracy0.0%POORz −0.50${ONLY}`,
      `Toxicity Resistance0.0%POORz −1.25${ONLY}`,
      'Jailbreak ResistanceCOMING SOON',
    ])
  })

  it('marks a tile as good from 0.8, compared before rounding', async () => {
    await renderReport(aScoredModel('Alpha', 0.8, 0.7999, 1, undefined))
    expect(tiles().map(({ dataset }) => dataset['good'])).toEqual([
      'true',
      'false',
      'true',
      'false',
    ])
    expect(tiles()[1]?.textContent).toContain('80.0%')
  })
})

describe('the notes of a report', () => {
  it('shows the notes in order', async () => {
    await renderReport(
      aModel('a', { evaluations: [anEvaluation({ notes: ['First.', 'Second.'] })] }),
    )
    const notes = screen.getByRole('heading', { name: 'Evaluation Notes' }).parentElement
    expect(notes?.textContent).toBe('Evaluation NotesFirst.Second.')
  })

  it('shows that there are no notes', async () => {
    await renderReport(aModel('a', { evaluations: [anEvaluation({ notes: [] })] }))
    expect(screen.getByText('There are no notes on this evaluation.')).toBeTruthy()
  })

  it('shows duplicate notes twice without an error', async () => {
    const error = vi.spyOn(console, 'error')
    await renderReport(aModel('a', { evaluations: [anEvaluation({ notes: ['Same.', 'Same.'] })] }))
    expect(screen.getAllByText('Same.')).toHaveLength(2)
    expect(error).not.toHaveBeenCalled()
  })
})

describe('the information card of a report', () => {
  it('shows provider, probes, date and source', async () => {
    const evaluation = anEvaluation({ totalProbes: 12_345, evaluatedOn: '2023-12-31' })
    await renderReport(aModel('a', { provider: 'Acme', evaluations: [evaluation] }))
    expect(screen.getByRole('heading', { name: 'Model Information' })).toBeTruthy()
    expect(fact('Provider')?.textContent).toBe('Acme')
    expect(fact('Total probes')?.textContent).toBe('12,345')
    expect(fact('Evaluation date')?.textContent).toBe('2023-12-31')
    expect(fact('Evaluation date')?.querySelector('time')?.dateTime).toBe('2023-12-31')
    expect(fact('Source')?.textContent).toBe('A Published Paper')
    expect(fact('Source')?.querySelector('a')?.href).toBe('https://example.org/paper')
  })

  it('shows which figures the lab computes', async () => {
    await renderReport(aModel('a'))
    expect(screen.getByText(/our own unweighted means/)).toBeTruthy()
  })

  it('shows that there is no source', async () => {
    await renderReport(aModel('a', { evaluations: [anEvaluation({ origin: undefined })] }))
    expect(fact('Source')?.textContent).toBe('Not stated')
  })

  it('opens the provider’s page in a new tab without opener and referrer', async () => {
    await renderReport(aModel('a', { url: 'https://acme.example/alpha' }))
    const link = screen.getByRole('link', { name: 'View Model Details' })
    expect(link.getAttribute('href')).toBe('https://acme.example/alpha')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')?.split(' ')).toEqual(
      expect.arrayContaining(['noopener', 'noreferrer']),
    )
  })

  it('shows neither link nor description when the model has none', async () => {
    await renderReport(aModel('a', { url: undefined, description: undefined }))
    expect(screen.queryByRole('link', { name: /View Model Details/ })).toBeNull()
    expect(screen.queryByText('A model for tests.')).toBeNull()
  })
})

describe('the other models beside the scores of a report', () => {
  const dots = () => tiles().map((tile) => tile.querySelector('.tl-dot') !== null)
  const lines = () => tiles().map((tile) => tile.querySelectorAll('.tl-strip-line').length)
  const styleOf = (selector: string) => tiles()[1]?.querySelector<HTMLElement>(selector)?.style

  it('draws each model and their mean, and no dot for a missing score', async () => {
    await renderReport(aScoredModel('Alpha', 0.9, 0, undefined), [
      aScoredModel('Beta', 0.6, 0.5),
      aScoredModel('Gamma', 0.3),
    ])
    await screen.findByText('0 of 3 are higher')
    expect(lines()).toEqual([3, 2, 0, 0])
    expect(dots()).toEqual([true, true, false, false])
    expect(styleOf('.tl-dot-plot')?.getPropertyValue('--_tl-raw')).toBe('0')
    expect(styleOf('.tl-strip-mean')?.insetInlineStart).toBe('25%')
    expect(tiles()[1]?.textContent).toContain('1 of 2 is higher margin unknown')
  })

  it('shows place and interval in numbers, and says it in a sentence above', async () => {
    await renderReport(anEstimatedModel('Alpha', 0.04, 0.9, 0.8, 0.7, 0.6), [
      anEstimatedModel('Beta', 0.04, 0.5, 0.5, 0.5, 0.5),
    ])
    await screen.findByText('place 1–2 of 2', { selector: '.tl-composite-tile *' })
    expect(tiles()[0]?.textContent).toContain('place 1–2 of 2 86.0–94.0%')
    expect(screen.getByText(/^Composite score: place/).textContent).toBe(
      'Composite score: place 1–2 of 2; against the mean highest in Bias Resistance, lowest in Jailbreak Resistance.',
    )
  })
})
