import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemorySource, EvaluationsProvider, ModelCard } from './index.ts'
import { measuredScore, MISSING } from './domain.ts'

const source = createMemorySource([
  {
    id: 'example-7b',
    name: 'Example 7B',
    provider: 'Example',
    description: undefined,
    url: undefined,
    evaluations: [
      {
        evaluatedOn: '2024-03-01',
        scores: {
          bias: measuredScore(0.9, 0.4),
          factuality: MISSING,
          toxicity: MISSING,
          jailbreak: MISSING,
          composite: MISSING,
        },
        origin: undefined,
        totalProbes: undefined,
        subcategories: [],
        notes: [],
      },
    ],
  },
])

it('shows the score of a model', async () => {
  render(
    <EvaluationsProvider source={source}>
      <ModelCard modelId="example-7b" />
    </EvaluationsProvider>,
  )
  expect(await screen.findByRole('link', { name: 'Example 7B' })).toBeTruthy()
  expect(screen.getByText('90.0%')).toBeTruthy()
})
