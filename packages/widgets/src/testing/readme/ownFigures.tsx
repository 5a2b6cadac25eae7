import {
  createMemorySource,
  createModels,
  EvaluationsProvider,
  LeaderboardTable,
  type OwnModel,
} from '@transparency-lab/widgets'

const suite = { id: 'our-report', title: 'Our report' }
const list: OwnModel[] = [
  {
    id: 'example-7b',
    name: 'Example 7B',
    provider: 'Example',
    evaluatedOn: '2026-01-31',
    origin: { title: 'Our report', url: 'https://lab.example/report' },
    figures: {
      // A share of 400 prompts: with their number the score has an interval and a place.
      bias: { score: 0.91, probeCount: 400 },
      // The score of a category is the mean of its figures.
      factuality: [
        { name: 'Short answers', score: 0.74, probeCount: 1000 },
        { name: 'Citations', score: 0.62, probeCount: 250 },
      ],
    },
  },
  {
    id: 'example-70b',
    name: 'Example 70B',
    provider: 'Example',
    evaluatedOn: '2026-01-31',
    origin: { title: 'Our report', url: 'https://lab.example/report' },
    // It was not tried on factuality, so it has no score there, which is not zero, and no composite.
    figures: { bias: { score: 0.88, probeCount: 400 } },
  },
]

const source = createMemorySource(createModels(list, suite.id), [suite])

export function OwnBoard() {
  return (
    <EvaluationsProvider source={source}>
      <LeaderboardTable />
    </EvaluationsProvider>
  )
}
