import { embedTexts } from '#texts/embed.ts'
import { Tabs } from '@transparency-lab/widgets/ui/tabs'
import { useState } from 'react'
import { PACKAGE, type CodeFile } from '../../embed/componentLines.ts'
import type { EmbedChoices, EmbeddedView, PinnedRelease } from '../../embed/embeddedView.ts'
import { badgeSnippet } from '../../embed/badgeSnippets.ts'
import { astroSnippet, svelteSnippet, vueSnippet } from '../../embed/frameworkSnippets.ts'
import { elementSnippet, frameSnippet } from '../../embed/htmlSnippets.ts'
import { nextSnippet } from '../../embed/nextSnippet.ts'
import { reactSnippet } from '../../embed/reactSnippet.ts'
import type { Pin } from '../../embed/resolvePin.ts'
import { useIsBuilt } from '../../measured/useIsBuilt.ts'
import { PinNotice } from './PinNotice.tsx'
import { Snippet } from './Snippet.tsx'

const { methods, pins } = embedTexts
const METHODS = [
  { id: 'script', ...methods.script, pinned: pins.script, createSnippet: elementSnippet },
  { id: 'iframe', ...methods.iframe, pinned: pins.frame, createSnippet: frameSnippet },
  { id: 'react', ...methods.react, pinned: pins.package, createSnippet: reactSnippet },
  { id: 'next', ...methods.next, pinned: pins.package, createSnippet: nextSnippet },
  { id: 'vue', ...methods.vue, pinned: pins.package, createSnippet: vueSnippet },
  { id: 'svelte', ...methods.svelte, pinned: pins.package, createSnippet: svelteSnippet },
  { id: 'astro', ...methods.astro, pinned: pins.package, createSnippet: astroSnippet },
] as const

const BADGE = {
  id: 'badge',
  ...methods.badge,
  pinned: pins.badge,
  createSnippet: badgeSnippet,
} as const

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
  const createTab = (method: (typeof METHODS)[number] | typeof BADGE) => ({
    id: method.id,
    label: method.name,
    // Unmounting a snippet resets its announcement.
    panel: method.id === selected && pin.status !== 'pending' && (
      <>
        <p className="embed-hint">{method.hint}</p>
        {pin.status === 'pinned' && (
          <p className="embed-hint">{method.pinned(namePinned(pin.release))}</p>
        )}
        {toFiles(method.createSnippet(embedded, choices, siteUrl)).map(({ name, code }) => (
          <Snippet key={name ?? method.id} name={name ?? method.name} code={code}>
            {name}
          </Snippet>
        ))}
      </>
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

/** Returns the files of a code; the only one has no name. */
function toFiles(code: string | readonly CodeFile[]): readonly CodeFile[] {
  return typeof code === 'string' ? [{ code }] : code
}

/** Returns what a sentence on a pinned release names. */
function namePinned({ publishedOn, version }: PinnedRelease) {
  return { date: publishedOn, command: `npm install ${PACKAGE}@${version}` }
}
