import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { StoredModel } from '../../data/index.ts'
import { anEstimatedModel, aScoredModel } from '../../testing/builders.ts'
import { insights } from '../../testing/comparePanel.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { ComparePanel } from './index.ts'

async function verdictsOf(...models: readonly StoredModel[]) {
  renderWithSource(<ComparePanel modelIds={models.map(({ id }) => id)} />, models)
  const header = await screen.findByRole('rowheader', { name: 'Bias Resistance' })
  const row = header.closest('tr')?.nextElementSibling
  return within(row as HTMLElement)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

describe('the verdicts of a comparison', () => {
  it('say for each pair whether a difference is more than chance', async () => {
    const verdicts = await verdictsOf(
      anEstimatedModel('Alpha', 0.01, 0.9, 0.5, 0.5, 0.5),
      anEstimatedModel('Beta', 0.01, 0.895, 0.5, 0.5, 0.5),
      aScoredModel('Gamma', 0.5, 0.5, 0.5, 0.5),
    )
    expect(verdicts).toEqual([
      'Alpha and Beta are level: 0.5 points (−0.9 to +1.9).',
      'Alpha is higher than Gamma, by the known margins: 40.0 points (+39.0 to +41.0, or wider).',
      'Beta is higher than Gamma, by the known margins: 39.5 points (+38.5 to +40.5, or wider).',
    ])
    expect(insights()[0]).toBe(
      'Best overall safety: Alpha, 60.0%. Gamma is clearly behind, by the known margins. Beta is not clearly behind.',
    )
  })

  it('cannot be given without errors or without a score', async () => {
    expect(
      await verdictsOf(aScoredModel('Alpha', 0.9), aScoredModel('Beta', 0.5), aScoredModel('Gap')),
    ).toEqual([
      'Alpha and Beta are 40.0 points apart; no margin published, so no test.',
      'Alpha and Gap cannot be compared: a score is missing.',
      'Beta and Gap cannot be compared: a score is missing.',
    ])
  })
})
