import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { readme } from './readmeText.ts'
import { readSnippets } from '../../tools/released/readSnippets.ts'
import { HtmlEditor } from './HtmlEditor.tsx'
import './docs.css'

const SNIPPETS = readSnippets(readme).filter(({ language }) => language === 'html')
const snippetOf = (text: string) => SNIPPETS.find(({ code }) => code.includes(text))?.code ?? ''

/** Change the HTML: the elements below follow. They have the figures of this documentation, whatever `src` names. */
const meta = {
  title: 'Guide/Try the elements',
  component: HtmlEditor,
  tags: ['!autodocs'],
  args: { html: snippetOf('<safety-leaderboard') },
  // The field is the control.
  parameters: { models: 'published', controls: { disable: true } },
} satisfies Meta<typeof HtmlEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Leaderboard: Story = {}

export const Comparison: Story = {
  args: {
    html: '<style>\n  safety-compare { --tl-accent: #7a1fa2; --tl-accent-dark: #d7a6f0 }\n</style>\n<safety-compare models="gpt-4, ernie"></safety-compare>\n',
  },
}

/** The rows follow the attribute that a reader changes. */
export const Edited: Story = {
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML of the page' })
    const countRows = () =>
      canvasElement
        .querySelector('.docs-editor > div')
        ?.shadowRoot?.querySelector('safety-leaderboard')
        ?.shadowRoot?.querySelectorAll('tbody tr').length
    await waitFor(() => expect(countRows()).toBe(10))
    const html = field.value.replace('limit="10"', 'limit="3"')
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(html)
    await waitFor(() => expect(countRows()).toBe(3))
  },
}
