import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { useEvaluationsContext } from '../data/index.ts'
import { LANGUAGE_CODES, THEMES } from '../domain/index.ts'
import { PLANNED_MODELS } from '../testing/plannedModels.ts'
import './index.ts'

/** `<safety-leaderboard>` with its source as a property. A page without React sets `src` to a snapshot instead. */
const meta = {
  title: 'Elements/safety-leaderboard',
  tags: ['!autodocs'],
  render: (attributes) => <Sourced {...attributes} />,
  args: { limit: 10 },
  argTypes: {
    limit: { control: 'number' },
    columns: { control: 'text' },
    search: { control: 'text' },
    provider: { control: 'text' },
    sort: { control: 'text' },
    selectable: { control: 'boolean' },
    'column-menu': { control: 'boolean' },
    suite: { control: 'text' },
    'suite-switch': { control: 'boolean' },
    'show-switch': { control: 'boolean' },
    toolbar: { control: 'boolean' },
    notes: { control: 'inline-radio', options: ['full', 'short'] },
    accent: { control: 'color' },
    surface: { control: 'color' },
    ink: { control: 'color' },
    radius: { control: 'text' },
    theme: { control: 'inline-radio', options: THEMES },
    lang: { control: 'inline-radio', options: LANGUAGE_CODES },
  },
  parameters: { models: 'published', plannedModels: PLANNED_MODELS },
} satisfies Meta<ComponentProps<'safety-leaderboard'>>

export default meta
type Story = StoryObj<ComponentProps<'safety-leaderboard'>>

export const Ready: Story = { tags: ['picture'] }

/** The source has not responded yet. */
export const Pending: Story = { tags: ['picture'], parameters: { response: 'never' } }

/** Every request fails. */
export const Failed: Story = { tags: ['picture'], parameters: { response: 'failure' } }

/** The attributes set colours and corners; headers, lines and secondary texts follow. */
export const Branded: Story = {
  tags: ['picture'],
  args: {
    limit: 5,
    accent: '#7a1fa2',
    'accent-dark': '#d7a6f0',
    surface: '#fdf8ef',
    'surface-dark': '#1b1425',
    radius: '2px',
    brand: 'Transparency Lab',
  },
}

/** The rows alone: without search and filters, and with short notes. */
export const RowsOnly: Story = { args: { limit: 5, toolbar: 'false', notes: 'short' } }

/** The attributes limit the rows and columns. */
export const Excerpt: Story = { args: { limit: 3, columns: 'provider composite' } }

export const Dark: Story = { args: { theme: 'dark' }, globals: { theme: 'dark' } }

export const Arabic: Story = { args: { lang: 'ar' } }

export const ForcedColours: Story = { tags: ['forced-colours'] }

/** Passes the source of the story to the element. */
function Sourced(attributes: ComponentProps<'safety-leaderboard'>) {
  const { source } = useEvaluationsContext()
  return <safety-leaderboard {...attributes} source={source} />
}
