import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { PHONE, RIGHT_TO_LEFT } from '../testing/storyPlaces.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { WidgetRoot } from './WidgetRoot.tsx'

interface OpenerProps {
  readonly title: string
  readonly texts: readonly string[]
}

function Opener({ title, texts }: OpenerProps) {
  const [opener, setOpener] = useState<HTMLElement>()
  return (
    <WidgetRoot style={{ minBlockSize: 420 }}>
      <button
        type="button"
        className="tl-label-action"
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        Open
      </button>
      {opener && (
        <Dialog
          title={title}
          closeLabel="Close"
          opener={opener}
          onClose={() => setOpener(undefined)}
        >
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Button tone="plain">Another season</Button>
        </Dialog>
      )}
    </WidgetRoot>
  )
}

const meta = {
  title: 'Components/Dialog',
  component: Opener,
  args: { title: 'Seasons', texts: ['Everything begins.', 'Everything grows.'] },
} satisfies Meta<typeof Opener>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await expect(canvas.getByRole('dialog', { name: args.title })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}

/** Escape closes it and restores the focus. */
export const Closed: Story = {
  play: async (context) => {
    await Open.play?.(context)
    await context.userEvent.keyboard('{Escape}')
    await expect(context.canvas.queryByRole('dialog')).toBeNull()
    await expect(context.canvas.getByRole('button', { name: 'Open' })).toHaveFocus()
  },
}

/** A body taller than the page scrolls below the title. */
export const LongTextPhone: Story = {
  ...Open,
  ...PHONE,
  args: {
    title: 'A title that is longer than the space beside the button',
    texts: Array.from({ length: 60 }, (_, index) => `Season ${index + 1} of a very long year.`),
  },
}

export const RightToLeft: Story = { ...Open, ...RIGHT_TO_LEFT }

export const ForcedColours: Story = { ...Open, tags: ['forced-colours'] }
