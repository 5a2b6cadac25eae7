import type { Meta, StoryObj } from '@storybook/react-vite'
import { aModel, anEvaluation, aScoredModel, someScores } from '../../testing/builders.ts'
import { PLANNED_MODELS } from '../../testing/plannedModels.ts'
import { UNCERTAIN_EXAMPLES } from '../../testing/uncertainExamples.ts'
import { LeaderboardTable } from './index.ts'

const MANY = 500
const PROVIDERS = 12

/** The leaderboard with rare rows: every model here is invented. */
const meta = {
  title: 'Widgets/Leaderboard table/Rows',
  tags: ['!autodocs'],
  component: LeaderboardTable,
  parameters: { plannedModels: PLANNED_MODELS },
} satisfies Meta<typeof LeaderboardTable>

export default meta
type Story = StoryObj<typeof meta>

/** One model for each of the five bands, with a score at the lower end of each band. */
export const EveryBand: Story = {
  tags: ['picture'],
  parameters: {
    models: [
      aScoredModel('Example A', 0.9, 0.94, 0.97, 1),
      aScoredModel('Example B', 0.84, 0.8, 0.87, 0.89),
      aScoredModel('Example C', 0.73, 0.76, 0.7, 0.79),
      aScoredModel('Example D', 0.64, 0.68, 0.66, 0.6),
      aScoredModel('Example E', 0.59, 0.41, 0.22, 0.05),
    ],
  },
}

/** Intervals that are known, that could be wider, and that are unknown. */
export const Certainty: Story = { parameters: { models: UNCERTAIN_EXAMPLES } }

/** The same as a picture: a line, a fading line, and an open dot. */
export const CertaintyAsPicture: Story = {
  args: { show: 'picture' },
  parameters: { models: UNCERTAIN_EXAMPLES },
}

/** A missing score has neither number nor bar, leaves no composite, and sorts last. */
export const MissingScores: Story = {
  tags: ['picture'],
  parameters: {
    models: [
      aScoredModel('Example A', 0.91, 0.62, 0.77, 0.85),
      aScoredModel('Example B', undefined, 0.62, undefined, 0.85),
      aScoredModel('Example C'),
    ],
  },
}

/** A true zero is a score: it reads 0.0% and counts in the composite; a composite of 0 reads as none. */
export const TrueZero: Story = {
  parameters: {
    models: [
      aScoredModel('Example A', 0, 0.62, 0.77, 0.85),
      aScoredModel('Example B', 0, 0, 0, 0),
      aScoredModel('Example C', undefined, 0.62, 0.77, 0.85),
    ],
  },
}

export const OneRow: Story = {
  parameters: { models: [aScoredModel('Example A', 0.93, 0.81, 0.97, 0.9)] },
}

/** Two of three models, in the order of the host; a hint names an id that the suite does not have. */
export const ChosenModels: Story = {
  args: { models: ['example-c', 'example-a', 'nobody'], defaultView: { sorting: [] } },
  parameters: {
    models: [
      aScoredModel('Example A', 0.93, 0.81, 0.97, 0.9),
      aScoredModel('Example B', 0.84, 0.8, 0.87, 0.89),
      aScoredModel('Example C', 0.73, 0.76, 0.7, 0.79),
    ],
  },
}

/** Long names with and without a line break opportunity, and one with markup. */
export const LongNames: Story = {
  tags: ['picture'],
  parameters: {
    models: [
      aModel('spaced', {
        name: 'Example of an Exceedingly Long Family Name, Second Generation, Instruction Tuned, Preview of the Spring Release',
        provider: 'The Consortium for Language Models of Uncommon Size and Sons',
      }),
      aModel('joined', {
        name: 'example-a-'.repeat(12) + 'instruct',
        provider: 'Providerwithoutanyplacetobreakitsnameatall',
      }),
      aModel('unbroken', { name: 'Example' + 'a'.repeat(120), provider: 'P' }),
      aModel('markup', { name: '<b>Example</b> & "friends"', provider: '<i>Acme</i>' }),
    ],
  },
}

/** Five hundred models of twelve providers. */
export const FiveHundredRows: Story = {
  // For viewing only: a browser test scrolls through as many rows.
  tags: ['!autodocs', '!test'],
  parameters: {
    models: Array.from({ length: MANY }, (_, index) => {
      const raw = (step: number) => ((index * step) % 101) / 100
      return aModel(`model-${index}`, {
        name: `Example ${index + 1}`,
        provider: `Provider ${(index % PROVIDERS) + 1}`,
        evaluations: [anEvaluation({ scores: someScores(raw(37), raw(53), raw(71), raw(89)) })],
      })
    }),
  },
}
