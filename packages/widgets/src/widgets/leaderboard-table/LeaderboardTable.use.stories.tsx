import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DEFAULT_VIEW, PLACEHOLDERS } from '../../domain/index.ts'
import { en } from '../../labels/index.ts'
import { aModel, anEvaluation, aScoredModel, someScores } from '../../testing/builders.ts'
import { LeaderboardTable } from './index.ts'

const words = en.leaderboard
const MODELS = [
  aScoredModel('Example A', 0.93, 0.81, 0.97, 0.9),
  aScoredModel('Example B', 0.72, 0.64, 0.85, 0.79),
  aModel('other', {
    name: 'Another Example',
    provider: 'Other Lab',
    evaluations: [anEvaluation({ scores: someScores(0.99, 0.41, 0.66, 0.7) })],
  }),
]
const TOTAL = MODELS.length + PLACEHOLDERS.length

/** What a reader does with the leaderboard, by pointer and by keys, over made-up models. */
const meta = {
  title: 'Widgets/Leaderboard table/Use',
  component: LeaderboardTable,
  tags: ['!autodocs'],
  args: { onViewChange: fn() },
  parameters: { models: MODELS },
} satisfies Meta<typeof LeaderboardTable>

export default meta
type Story = StoryObj<typeof meta>

/** What is searched for stays, and the line that counts it is told to who cannot see it. */
export const Search: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'Another Example' })
    await userEvent.type(canvas.getByRole('searchbox', { name: words.searchLabel }), 'acme')
    await expect(evaluatedNames(canvas)).toEqual(['Example A', 'Example B'])
    const heard = words.sortedBy(words.shown(2, TOTAL), words.columns.composite, DEFAULT_VIEW.sort)
    await expect(await canvas.findByText(heard)).toHaveAttribute('role', 'status')
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...DEFAULT_VIEW, search: 'acme' })
  },
}

/** Tab leads to the header, Enter sorts by it, and Space turns it round. */
export const SortByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'Another Example' })
    const header = canvas.getByRole('columnheader', { name: words.columns.bias })
    const button = canvas.getByRole('button', { name: words.columns.bias })
    for (let tabs = 0; tabs < 20 && document.activeElement !== button; tabs += 1) {
      await userEvent.tab()
    }
    await expect(button).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(evaluatedNames(canvas)).toEqual(['Another Example', 'Example A', 'Example B'])

    await userEvent.keyboard(' ')
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(evaluatedNames(canvas)).toEqual(['Example B', 'Example A', 'Another Example'])
  },
}

/** Only the models of one provider stay. */
export const FilterByProvider: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'Another Example' })
    const select = canvas.getByRole('combobox', { name: words.providerLabel })
    await userEvent.selectOptions(select, 'Other Lab')
    await expect(evaluatedNames(canvas)).toEqual(['Another Example'])
  },
}

/** Nothing matches; the one button of the notice brings all models back. */
export const ClearFilters: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'Another Example' })
    const field = canvas.getByRole('searchbox', { name: words.searchLabel })
    await userEvent.type(field, 'zebra')
    await expect(canvas.getByText(words.nothingMatches('zebra', undefined))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: words.clearFilters }))
    await expect(field).toHaveValue('')
    await expect(evaluatedNames(canvas)).toHaveLength(MODELS.length)
  },
}

/** The names of the models that are evaluated, in the order of the rows. */
function evaluatedNames(canvas: StoryContext['canvas']): (string | null)[] {
  const announced = PLACEHOLDERS.map(({ name }) => name)
  return canvas
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .filter((name) => !announced.includes(name))
}
