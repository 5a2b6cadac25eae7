import { embedTexts } from '#texts/embed.ts'
import { Tabs } from '@transparency-lab/widgets/ui/tabs'
import { useState } from 'react'
import type { EmbedChoices, EmbeddedView } from '../../embed/embeddedView.ts'
import { badgeSnippet } from '../../embed/badgeSnippets.ts'
import { astroSnippet, svelteSnippet, vueSnippet } from '../../embed/frameworkSnippets.ts'
import { elementSnippet, frameSnippet } from '../../embed/htmlSnippets.ts'
import { nextSnippet } from '../../embed/nextSnippet.ts'
import { reactSnippet } from '../../embed/reactSnippet.ts'
import type { Pin } from '../../embed/resolvePin.ts'
import { useIsBuilt } from '../../measured/useIsBuilt.ts'
import { PinNotice } from './PinNotice.tsx'
import { Snippet } from './Snippet.tsx'

const METHODS = [
  { id: 'script', ...embedTexts.methods.script, createSnippet: elementSnippet },
  { id: 'iframe', ...embedTexts.methods.iframe, createSnippet: frameSnippet },
  { id: 'react', ...embedTexts.methods.react, createSnippet: reactSnippet },
  { id: 'next', ...embedTexts.methods.next, createSnippet: nextSnippet },
  { id: 'vue', ...embedTexts.methods.vue, createSnippet: vueSnippet },
  { id: 'svelte', ...embedTexts.methods.svelte, createSnippet: svelteSnippet },
  { id: 'astro', ...embedTexts.methods.astro, createSnippet: astroSnippet },
] as const

const BADGE = { id: 'badge', ...embedTexts.methods.badge, createSnippet: badgeSnippet } as const

interface EmbedSnippetsProps {
  readonly embedded: EmbeddedView
  readonly choices: EmbedChoices
  /** What becomes of the release that the address pins. */
  readonly pin: Pin
  /** The URL of the site without a trailing slash. */
  readonly siteUrl: string
}

/** A tab with the code to paste for each method to embed. */
export function EmbedSnippets({ embedded, choices, pin, siteUrl }: EmbedSnippetsProps) {
  const [selected, setSelected] = useState<string>(METHODS[0].id)
  const hasBadge = useIsBuilt(
    embedded.widget === 'model-card' ? { id: embedded.modelId, suite: embedded.suite } : undefined,
  )
  const createTab = ({
    id,
    name,
    hint,
    createSnippet,
  }: (typeof METHODS)[number] | typeof BADGE) => ({
    id,
    label: name,
    // Unmounting a snippet resets its announcement.
    panel: id === selected && pin.status !== 'pending' && (
      <Snippet name={name} code={createSnippet(embedded, choices, siteUrl)}>
        {hint}
      </Snippet>
    ),
  })
  const [first, ...others] = METHODS
  const badges = hasBadge ? [createTab(BADGE)] : []
  return (
    <div className="embed-snippets">
      <PinNotice pin={pin} />
      <Tabs
        label={embedTexts.ways}
        tabs={[createTab(first), ...others.map(createTab), ...badges]}
        onSelect={setSelected}
      />
    </div>
  )
}
