import * as Tabs from '@radix-ui/react-tabs'
import type { EmbedChoices, EmbeddedView } from '../../embed/embeddedView.ts'
import { elementSnippet, frameSnippet } from '../../embed/htmlSnippets.ts'
import { reactSnippet } from '../../embed/reactSnippet.ts'
import { Snippet } from './Snippet.tsx'

const METHODS = [
  {
    id: 'react',
    name: 'React component',
    hint: 'For a page built with React: npm install @transparency-lab/widgets',
    createSnippet: reactSnippet,
  },
  {
    id: 'script',
    name: 'Script tag',
    hint: 'For any page: a custom element that neither inherits the page’s styles nor changes them.',
    createSnippet: elementSnippet,
  },
  {
    id: 'iframe',
    name: 'Iframe',
    hint: 'For a page that isolates third-party content: a frame that resizes to fit its rows.',
    createSnippet: frameSnippet,
  },
] as const

interface EmbedSnippetsProps {
  readonly embedded: EmbeddedView
  readonly choices: EmbedChoices
  /** The URL of the site without a trailing slash. */
  readonly siteUrl: string
}

/** A tab with the code to paste for each method to embed. */
export function EmbedSnippets({ embedded, choices, siteUrl }: EmbedSnippetsProps) {
  return (
    <Tabs.Root className="embed-snippets" defaultValue={METHODS[0].id}>
      <Tabs.List className="embed-tabs" aria-label="Ways to embed">
        {METHODS.map(({ id, name }) => (
          <Tabs.Trigger key={id} value={id}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {METHODS.map(({ id, name, hint, createSnippet }) => (
        // No tab stop: the code inside of the panel is one.
        <Tabs.Content key={id} value={id} tabIndex={undefined}>
          <Snippet name={name} code={createSnippet(embedded, choices, siteUrl)}>
            {hint}
          </Snippet>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
