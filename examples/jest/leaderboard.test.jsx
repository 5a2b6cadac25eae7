import { render, screen } from '@testing-library/react'
import {
  createMemorySource,
  EvaluationsProvider,
  LeaderboardTable,
} from '@transparency-lab/widgets'
import { measuredScore, MISSING } from '@transparency-lab/widgets/domain'

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

test('shows the scores of a model', async () => {
  render(
    <EvaluationsProvider source={source}>
      <LeaderboardTable />
    </EvaluationsProvider>,
  )
  expect(await screen.findByRole('rowheader', { name: /Example 7B/ })).toBeTruthy()
  expect(screen.getByText('90.0%')).toBeTruthy()
})
