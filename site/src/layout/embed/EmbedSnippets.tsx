import { Tabs } from '@transparency-lab/widgets/ui/tabs'
import { useState } from 'react'
import type { EmbedChoices, EmbeddedView } from '../../embed/embeddedView.ts'
import { badgeSnippet } from '../../embed/badgeSnippets.ts'
import {
  astroSnippet,
  nextSnippet,
  svelteSnippet,
  vueSnippet,
} from '../../embed/frameworkSnippets.ts'
import { elementSnippet, frameSnippet } from '../../embed/htmlSnippets.ts'
import { reactSnippet } from '../../embed/reactSnippet.ts'
import { Snippet } from './Snippet.tsx'

const METHODS = [
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
  {
    id: 'react',
    name: 'React component',
    hint: 'For a page built with React: npm install @transparency-lab/widgets',
    createSnippet: reactSnippet,
  },
  {
    id: 'next',
    name: 'Next',
    hint: 'A client component. The README of the package shows how a server renders the figures.',
    createSnippet: nextSnippet,
  },
  {
    id: 'vue',
    name: 'Vue',
    hint: 'Tell Vue that tags with “safety-” are custom elements: isCustomElement in vite.config.ts.',
    createSnippet: vueSnippet,
  },
  {
    id: 'svelte',
    name: 'Svelte',
    hint: 'A component; svelte-check knows the attributes.',
    createSnippet: svelteSnippet,
  },
  {
    id: 'astro',
    name: 'Astro',
    hint: 'A component whose script loads in the browser.',
    createSnippet: astroSnippet,
  },
] as const

const BADGE = {
  id: 'badge',
  name: 'Badge',
  hint: 'For a README: a line for Markdown, HTML or reStructuredText. The badge follows the latest release, unless it is pinned.',
  createSnippet: badgeSnippet,
} as const

interface EmbedSnippetsProps {
  readonly embedded: EmbeddedView
  readonly choices: EmbedChoices
  /** The URL of the site without a trailing slash. */
  readonly siteUrl: string
}

/** A tab with the code to paste for each method to embed. */
export function EmbedSnippets({ embedded, choices, siteUrl }: EmbedSnippetsProps) {
  const [selected, setSelected] = useState<string>(METHODS[0].id)
  const createTab = ({
    id,
    name,
    hint,
    createSnippet,
  }: (typeof METHODS)[number] | typeof BADGE) => ({
    id,
    label: name,
    // Unmounting a snippet resets its announcement.
    panel: id === selected && (
      <Snippet name={name} code={createSnippet(embedded, choices, siteUrl)}>
        {hint}
      </Snippet>
    ),
  })
  const [first, ...others] = METHODS
  const badges = embedded.widget === 'model-card' ? [createTab(BADGE)] : []
  return (
    <div className="embed-snippets">
      <Tabs
        label="Ways to embed"
        tabs={[createTab(first), ...others.map(createTab), ...badges]}
        onSelect={setSelected}
      />
    </div>
  )
}
