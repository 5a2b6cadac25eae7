import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { en } from '../../labels/index.ts'
import { EXAMPLES } from '../../testing/exampleModels.ts'
import { ComparePanel } from './index.ts'

const words = en.compare

/** How a reader adds models to a comparison and removes them, over made-up ones. */
const meta = {
  title: 'Widgets/Compare panel/Use',
  component: ComparePanel,
  tags: ['!autodocs'],
  args: { onModelIdsChange: fn() },
  parameters: { models: EXAMPLES },
} satisfies Meta<typeof ComparePanel>

export default meta
type Story = StoryObj<typeof meta>

/** The first model is chosen by pointer, the second by keys. */
export const AddModels: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.pickPlaceholder }))
    await userEvent.click(canvas.getByRole('menuitem', { name: /^Example B/ }))
    await canvas.findByRole('button', { name: words.removeModel('Example B') })

    canvas.getByRole('button', { name: words.pickAnother }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('menuitem', { name: /^Example A/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await canvas.findByRole('button', { name: words.removeModel('Example C') })
    await expect(args.onModelIdsChange).toHaveBeenLastCalledWith(['example-b', 'example-c'], 'add')
    await expect(await canvas.findByRole('heading', { name: words.detailed })).toBeVisible()
  },
}

/** The last model is removed, and the focus does not fall back to the top of the page. */
export const RemoveModels: Story = {
  args: { defaultModelIds: ['example-a', 'example-b'] },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Example A', 'Example B']) {
      await userEvent.click(await canvas.findByRole('button', { name: words.removeModel(name) }))
    }
    await expect(await canvas.findByText(words.selectTitle)).toBeVisible()
    await expect(args.onModelIdsChange).toHaveBeenLastCalledWith([], 'remove')
    await expect(document.activeElement).not.toBe(document.body)
  },
}
