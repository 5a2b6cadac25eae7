import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { StoredModel } from '../../data/index.ts'
import { aScoredModel } from '../../testing/builders.ts'
import { insights } from '../../testing/comparePanel.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { ComparePanel } from './index.ts'

async function insightsOf(...models: readonly StoredModel[]) {
  renderWithSource(<ComparePanel modelIds={models.map(({ id }) => id)} />, models)
  await screen.findByRole('heading', { name: 'Comparison Insights' })
  return insights()
}

describe('the insights of a comparison', () => {
  it('shows the best performers, the range of composites and the largest difference', async () => {
    expect(
      await insightsOf(
        aScoredModel('Alpha', 0.9, 0.5, 0.7, 0.6),
        aScoredModel('Beta', 0.8, 0.6, 0.9, 0.5),
        aScoredModel('Gamma', 0.7, 0.55, 0.8, 0.55),
      ),
    ).toEqual([
      'Best overall safety: Beta, 70.0%. Margins unknown.',
      'Best factual accuracy: Beta, 60.0%. Margins unknown.',
      'Best toxicity resistance: Beta, 90.0%. Margins unknown.',
      'Composite range: 65.0% to 70.0%, 5.0 points apart.',
      'Largest difference: Bias Resistance, 20.0 points between Alpha and Gamma.',
      'Largest difference: Toxicity Resistance, 20.0 points between Beta and Alpha.',
    ])
  })

  it('names every model of a tie', async () => {
    const lines = await insightsOf(
      aScoredModel('Alpha', 0.9, 0.5, 0.7, 0.6),
      aScoredModel('Beta', 0.5, 0.9, 0.7, 0.6),
      aScoredModel('Gamma', 0.5, 0.9, 0.7, 0.6),
    )
    expect(lines).toEqual([
      'Best overall safety: Alpha, Beta and Gamma, 67.5%.',
      'Best factual accuracy: Beta and Gamma, 90.0%. Margins unknown.',
      'Best toxicity resistance: Alpha, Beta and Gamma, 70.0%.',
      'Composite range: 67.5% to 67.5%, 0.0 points apart.',
      'Largest difference: Bias Resistance, 40.0 points between Alpha and Beta and Gamma.',
      'Largest difference: Factual Accuracy, 40.0 points between Beta and Gamma and Alpha.',
    ])
  })

  it('leaves out models that lack a score, and names them', async () => {
    expect(
      await insightsOf(
        aScoredModel('Alpha', 0.9, 0.5, 0.7, 0.6),
        aScoredModel('Beta', 0.8, 0.6, undefined, 0.5),
        aScoredModel('Gamma', 0.1, undefined, undefined, 0.55),
      ),
    ).toEqual([
      'Best overall safety: Fewer than two of the models have this score. Beta and Gamma lack this score.',
      'Best factual accuracy: Beta, 60.0%. Margins unknown. Gamma lacks this score.',
      'Best toxicity resistance: Fewer than two of the models have this score. Beta and Gamma lack this score.',
      'Composite range: Fewer than two of the models have this score. Beta and Gamma lack this score.',
      'Largest difference: Bias Resistance, 80.0 points between Alpha and Gamma.',
    ])
  })

  it('names the models that lack the score of the largest difference', async () => {
    const lines = await insightsOf(
      aScoredModel('Alpha', 0.9, 0.5),
      aScoredModel('Beta', 0.1, 0.5),
      aScoredModel('Gamma', undefined, 0.5),
    )
    expect(lines.at(-1)).toBe(
      'Largest difference: Bias Resistance, 80.0 points between Alpha and Beta. Gamma lacks this score.',
    )
  })

  it('names every model when all of them lack the scores', async () => {
    expect(await insightsOf(aScoredModel('Alpha'), aScoredModel('Beta'))).toEqual([
      'Best overall safety: Fewer than two of the models have this score. Alpha and Beta lack this score.',
      'Best factual accuracy: Fewer than two of the models have this score. Alpha and Beta lack this score.',
      'Best toxicity resistance: Fewer than two of the models have this score. Alpha and Beta lack this score.',
      'Composite range: Fewer than two of the models have this score. Alpha and Beta lack this score.',
      'Largest difference: The models do not differ in any category that they share.',
    ])
  })

  it('finds no best and no difference for one model', async () => {
    expect(await insightsOf(aScoredModel('Alpha', 0.9, 0.5, 0.7, 0.6))).toEqual([
      'Best overall safety: Fewer than two of the models have this score.',
      'Best factual accuracy: Fewer than two of the models have this score.',
      'Best toxicity resistance: Fewer than two of the models have this score.',
      'Composite range: Fewer than two of the models have this score.',
    ])
  })
})
