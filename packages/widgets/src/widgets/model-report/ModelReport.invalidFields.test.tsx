import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { snapshotOver } from '../../testing/sourcesOverRows.ts'
import { ModelReport } from './index.ts'

const FIGURE = {
  parent_category: 'bias',
  subcategory: 'Stereotypes',
  score: 0.9,
  probe_count: 12,
  measure: 'mean',
}
const EVALUATION = {
  evaluation_date: '2024-03-01',
  compound_score: null,
  source_title: 'A Published Paper',
  source_url: 'https://example.org/paper',
  total_probes: 1234,
  evaluation_scores: [{ category: 'bias', raw_score: 0.9, z_score: 1 }],
  evaluation_categories: [FIGURE],
  evaluation_notes: [{ note_text: 'A note.' }],
}

async function renderReport(model: object, evaluation: object = {}) {
  const row = {
    id: 'a',
    name: 'Model a',
    provider: 'Acme',
    description: null,
    model_url: null,
    ...model,
    evaluations: [{ ...EVALUATION, ...evaluation }],
  }
  const source = snapshotOver([row])
  const { container } = renderWithSource(<ModelReport modelId="a" />, [], { source })
  await screen.findByRole('heading', { name: 'Model a' })
  return container
}

afterEach(() => vi.unstubAllGlobals())

describe('ModelReport of a row with invalid fields', () => {
  it('shows the model without an invalid address and description, and counts them', async () => {
    const report = await renderReport({ model_url: 'javascript:alert(1)', description: '' })
    expect(screen.getByText('2 details are invalid and are not shown.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /View Model Details/ })).toBeNull()
    expect(report.querySelector('.tl-report-description')).toBeNull()
    expect(report.querySelector('[href^="javascript:"]')).toBeNull()
  })

  it('does not claim that there are no notes when a note is invalid', async () => {
    await renderReport({}, { evaluation_notes: [{ note_text: 7 }] })
    expect(screen.getByText('1 detail is invalid and is not shown.')).toBeTruthy()
    expect(screen.queryByText('There are no notes on this evaluation.')).toBeNull()
  })

  it('shows no number for an invalid score and an invalid number of probes', async () => {
    const scores = [{ category: 'bias', raw_score: 1.7, z_score: 1 }]
    const report = await renderReport({}, { evaluation_scores: scores, total_probes: -1 })
    expect(report.querySelector('.tl-score-tiles')?.textContent).not.toMatch(/\d/)
    expect(report.querySelector('.tl-report-facts')?.textContent).toBe(
      'Acme · evaluated on 2024-03-01',
    )
    expect(screen.queryByText('Total probes')).toBeNull()
  })

  it('shows no sum of probes when a subcategory is invalid', async () => {
    await renderReport({}, { evaluation_categories: [FIGURE, { ...FIGURE, score: '0.5' }] })
    const panel = screen.getByRole('tabpanel')
    expect(panel.textContent).toContain('12 probes')
    expect(panel.textContent).not.toContain('Total probes')
  })

  it('does not ask for support when the only subcategory is invalid', async () => {
    await renderReport({}, { evaluation_categories: [{ ...FIGURE, score: '0.5' }] })
    expect(screen.getByRole('tabpanel').textContent).toBe('1 detail is invalid and is not shown.')
  })

  it('names a source with an invalid address, and does not call its figures mock data', async () => {
    await renderReport({}, { source_url: 'example.org/paper' })
    expect(screen.getAllByText('A Published Paper').length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: 'A Published Paper' })).toBeNull()
    expect(screen.getByRole('tab', { name: 'Bias Analysis' })).toBeTruthy()
  })
})
