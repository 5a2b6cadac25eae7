import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { en } from '../../labels/index.ts'
import { neverAnswers, refuses, sendFilled } from '../../testing/storyForms.ts'
import { NewsletterForm } from './index.ts'

const words = en.newsletterForm
const FIELDS = { [words.name]: 'A Reader', [words.email]: 'reader@example.org' }

/** The newsletter form as it is found, filled in, and after each answer of the host. */
const meta = {
  title: 'Widgets/Newsletter form/States',
  component: NewsletterForm,
  args: { onSubmit: fn() },
  argTypes: {
    theme: { control: 'inline-radio', options: ['inherit', 'light', 'dark', 'system'] },
  },
} satisfies Meta<typeof NewsletterForm>

export default meta
type Story = StoryObj<typeof NewsletterForm>

export const Empty: Story = { tags: ['picture'] }

/** Sent without a word in it: each field says what it lacks, and nothing is handed over. */
export const WithErrors: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await sendFilled({ canvas, userEvent }, words.submit, {})
    const fields = await canvas.findAllByText(en.form.required)
    await expect(fields.length).toBeGreaterThan(1)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const WithErrorsPhone: Story = { ...WithErrors, globals: { width: '320px' } }

/** The host has not answered yet: the button cannot be pressed again. */
export const Pending: Story = {
  args: { onSubmit: neverAnswers },
  play: async ({ canvas, userEvent }) => {
    await sendFilled({ canvas, userEvent }, words.submit, FIELDS)
    await expect(await canvas.findByRole('button', { name: words.submitting })).toBeDisabled()
  },
}

/** The host refused: what was entered is still there. */
export const Failed: Story = {
  tags: ['picture'],
  args: { onSubmit: refuses },
  play: async ({ canvas, userEvent }) => {
    await sendFilled({ canvas, userEvent }, words.submit, FIELDS)
    await canvas.findByText(words.failed)
    for (const [name, text] of Object.entries(FIELDS)) {
      await expect(canvas.getByLabelText(name)).toHaveValue(text)
    }
  },
}

/** What was entered has arrived at the host, as it was entered. */
export const Ready: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await sendFilled({ canvas, userEvent }, words.submit, FIELDS)
    await canvas.findByText(words.succeeded)
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'A Reader',
      email: 'reader@example.org',
      agreeToTerms: true,
    })
  },
}
