import type { StoryContext } from '@storybook/react-vite'
import { en } from '../labels/index.ts'

type Shown = Pick<StoryContext, 'canvas' | 'userEvent'>

/**
 * Fills in a form by pasting texts and selecting options, agrees to the terms, and clicks the button
 * with this name.
 */
export async function submitFilled(
  { canvas, userEvent }: Shown,
  button: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = await canvas.findByLabelText(name)
    if (field instanceof HTMLSelectElement) {
      await userEvent.selectOptions(field, text)
      continue
    }
    await userEvent.click(field)
    await userEvent.paste(text)
  }
  await userEvent.click(canvas.getByLabelText(en.form.terms))
  await userEvent.click(canvas.getByRole('button', { name: button }))
}

/** Responses of a host to a submitted form. */
export const neverResolves = () => new Promise<never>(() => undefined)
export const rejectSubmission = () =>
  Promise.reject(new Error('The host of this story rejects every form.'))
