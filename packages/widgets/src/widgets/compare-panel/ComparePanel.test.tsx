import { screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { siteLinks, type StoredModel } from '../../data/index.ts'
import { aModel, anEstimatedModel, anEvaluation, aScoredModel } from '../../testing/builders.ts'
import {
  comparedNames,
  getCard,
  getDetailCells,
  getDetailRow,
  insights,
} from '../../testing/comparePanel.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { ComparePanel } from './index.ts'

async function renderCompared(...models: readonly StoredModel[]) {
  const ids = models.map(({ id }) => id)
  const rendered = renderWithSource(<ComparePanel modelIds={ids} />, models)
  await screen.findByRole('table')
  return rendered
}

const ALPHA = aScoredModel('Alpha', 0.9, 0.65, 0.7, 0)
const BETA = aScoredModel('Beta', 0.8, 0.65, 0.6999, 0.5)
const GAP = aScoredModel('Gap', undefined, 0.9, undefined, 0.5)

afterEach(() => void vi.restoreAllMocks())

describe('the cards of a comparison', () => {
  it('links to each model and shows provider, date, composite and four scores', async () => {
    await renderCompared(ALPHA, GAP)
    const card = within(getCard('Alpha'))
    expect(card.getByRole('link', { name: 'Alpha' }).getAttribute('href')).toBe('/model/alpha')
    expect(card.getByText('2024-03-01').closest('p')?.textContent).toBe('Acme · 2024-03-01')
    const scores = card.getAllByRole('term').map((term) => term.parentElement?.textContent)
    expect(scores).toEqual(['Bias90.0%', 'Factuality65.0%', 'Toxicity70.0%', 'Jailbreak0.0%'])
    expect(card.getByText('56.3%')).toBeTruthy()
    expect(card.getByText('POOR')).toBeTruthy()
  })

  it('says that it has one band less than the dashboard', async () => {
    await renderCompared(ALPHA, BETA)
    expect(
      screen.getByText(/four bands where the dashboard has five: BELOW AVG is POOR/),
    ).toBeTruthy()
  })

  it('shows a composite of 0.65 as poor', async () => {
    await renderCompared(aScoredModel('Delta', 0.65, 0.65, 0.65, 0.65))
    const composite = within(getCard('Delta')).getByText('Composite score').parentElement
    expect(composite?.textContent).toBe('Composite score 65.0% margin unknownPOOR')
  })

  it('shows missing scores as coming soon, and no band for a missing composite', async () => {
    await renderCompared(ALPHA, GAP)
    const card = within(getCard('Gap'))
    expect(card.getByText('Composite score').parentElement?.textContent).toBe(
      'Composite score Coming soon',
    )
    const scores = card.getAllByRole('term').map((term) => term.parentElement?.textContent)
    expect(scores[0]).toBe('BiasComing soon')
    expect(scores[2]).toBe('ToxicityComing soon')
  })

  it('shows that a model has no evaluation, and compares the others', async () => {
    await renderCompared(ALPHA, aModel('waiting', { name: 'Waiting', evaluations: [] }), BETA)
    expect(
      within(getCard('Waiting')).getByText('There is no published evaluation of this model.'),
    ).toBeTruthy()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Measure',
      'Alpha',
      'Beta',
      'What the figures can tell, in points',
    ])
  })

  it('renders no table when no model has an evaluation', async () => {
    renderWithSource(<ComparePanel modelIds={['w']} />, [aModel('w', { evaluations: [] })])
    expect(await screen.findByText('There is no published evaluation of this model.')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Comparison Insights' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Export Data' })).toBeNull()
  })
})

describe('the detailed comparison', () => {
  it('has five rows in order', async () => {
    await renderCompared(ALPHA)
    expect(screen.getByRole('heading', { name: 'Detailed Comparison' })).toBeTruthy()
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Bias Resistance',
      'Factual Accuracy',
      'Toxicity Resistance',
      'Jailbreak Resistance',
      'Composite Score',
    ])
  })

  it('marks the best value of each row, also as text, and shows the band of each value', async () => {
    await renderCompared(ALPHA, BETA)
    expect(getDetailRow('Bias Resistance')).toEqual([
      '▲best in this row 90.0%+0.40margin unknownEXCELLENT',
      '·80.0%+0.30margin unknownCOMPETITIVE',
    ])
    expect(getDetailRow('Toxicity Resistance')).toEqual([
      '▲best in this row 70.0%+0.20margin unknownAVERAGE',
      '·70.0%+0.20margin unknownPOOR',
    ])
    expect(getDetailRow('Jailbreak Resistance')).toEqual([
      '·0.0%−0.50margin unknownPOOR',
      '▲best in this row 50.0%0.00margin unknownPOOR',
    ])
  })

  it('shows 0.65 as poor, and marks both values of a tie as best', async () => {
    await renderCompared(ALPHA, BETA)
    const cell = '▲best in this row 65.0%+0.15margin unknownPOOR'
    expect(getDetailRow('Factual Accuracy')).toEqual([cell, cell])
  })

  it('sets trend and missing as data attributes of a cell', async () => {
    await renderCompared(ALPHA, BETA, GAP)
    const states = getDetailCells('Bias Resistance').map(({ dataset }) => [
      dataset['trend'],
      dataset['missing'],
    ])
    expect(states).toEqual([
      ['best', undefined],
      ['neutral', undefined],
      [undefined, 'true'],
    ])
  })

  it('shows no z-score for the composite', async () => {
    await renderCompared(ALPHA, BETA)
    expect(getDetailRow('Composite Score')).toEqual([
      '·56.3%margin unknownPOOR',
      '▲best in this row 66.2%margin unknownPOOR',
    ])
  })

  it('ignores models that lack the score', async () => {
    await renderCompared(GAP, ALPHA, BETA)
    expect(getDetailRow('Bias Resistance')[0]).toBe('COMING SOON')
    expect(getDetailRow('Bias Resistance')[1]).toMatch(/^▲best in this row 90\.0%/)
    expect(getDetailRow('Composite Score')[0]).toBe('COMING SOON')
  })

  it('marks nothing as best for one model', async () => {
    await renderCompared(ALPHA)
    expect(getDetailRow('Bias Resistance')).toEqual(['90.0%+0.40margin unknownEXCELLENT'])
    expect(screen.queryByText('best in this row')).toBeNull()
  })

  it('renders a chart with an accessible name once it is opened', async () => {
    const { user } = await renderCompared(ALPHA, GAP)
    expect(screen.queryByRole('img')).toBeNull()
    await user.click(screen.getByText('Chart'))
    expect(await screen.findByRole('img', { name: 'Categories: Alpha, Gap' })).toBeTruthy()
  })

  it('draws a dot for each score, open when its margin is unknown, on one axis', async () => {
    await renderCompared(anEstimatedModel('Known', 0.05, 0.45), GAP, ALPHA)
    const row = screen.getByRole('rowheader', { name: 'Bias Resistance' }).closest('tr')
    const plots = [...(row?.querySelectorAll<HTMLElement>('.tl-dot-plot') ?? [])]
    expect(plots.map((plot) => plot.querySelector('.tl-dot') !== null)).toEqual([true, false, true])
    expect(plots.map(({ dataset }) => dataset['interval'])).toEqual(['known', undefined, 'unknown'])
    expect(screen.getByRole('table').style.getPropertyValue('--_tl-from')).toBe('0')
  })
})

describe('ComparePanel', () => {
  it('shows each source once, and which figures the lab computes', async () => {
    await renderCompared(ALPHA, BETA)
    expect(screen.getAllByRole('link', { name: 'A Published Paper' })).toHaveLength(1)
    expect(screen.getByText(/our own unweighted means/)).toBeTruthy()
  })

  it('shows no source when the evaluation has none', async () => {
    const evaluations = [anEvaluation({ origin: undefined })]
    await renderCompared(aModel('a', { evaluations }))
    expect(screen.queryByText(/Figures published by/)).toBeNull()
  })

  it('compares two models with the same name without an error', async () => {
    const error = vi.spyOn(console, 'error')
    await renderCompared(aModel('a', { name: 'Same' }), aModel('b', { name: 'Same' }))
    expect(comparedNames()).toEqual(['Same', 'Same'])
    expect(screen.getAllByRole('columnheader')).toHaveLength(4)
    expect(insights()[0]).toBe('Best overall safety: Same and Same, 75.0%.')
    expect(error).not.toHaveBeenCalled()
  })

  it('passes class, attributes and ref to its outermost element, and uses the host’s links', async () => {
    const ref = createRef<HTMLElement>()
    const widget = (
      <ComparePanel ref={ref} modelIds={['a']} className="mine" id="panel" theme="dark" />
    )
    renderWithSource(widget, [aModel('a')], { links: siteLinks('https://lab.example') })
    const link = await screen.findByRole('link', { name: 'Model a' })
    expect(link.getAttribute('href')).toBe('https://lab.example/model/a')
    expect(ref.current?.className).toBe('tl-root tl-compare mine')
    expect(ref.current?.id).toBe('panel')
    expect(ref.current?.dataset).toMatchObject({ theme: 'dark', selected: '1' })
  })
})
