import { embedTexts } from '#texts/embed.ts'
import type { EmbedChange, EmbedChoices, EmbeddedView } from '../../embed/embeddedView.ts'
import type { LatestRelease } from '../../embed/useLatestRelease.ts'
import { ContentOptions } from './ContentOptions.tsx'
import { LookOptions } from './LookOptions.tsx'
import { PublishingOptions } from './PublishingOptions.tsx'

/** Props of the options of an embed. */
export interface EmbedOptionsProps {
  readonly embedded: EmbeddedView
  readonly choices: EmbedChoices
  /** The height of the embed in the preview, in px; undefined until it is measured. */
  readonly suggestedHeight: number | undefined
  readonly release: LatestRelease
  /** Whether the latest release has the models and the suite of the embed; undefined until that is known. */
  readonly isReleased: boolean | undefined
  /** The provider of the page that the chosen suite lacks. */
  readonly missingProvider: string | undefined
  /** The id of a chosen suite that there is not. */
  readonly unknownSuite: string | undefined
  /** The parts of the address that are no options. */
  readonly unread: readonly string[]
  readonly onChange: (change: EmbedChange) => void
}

/** The options of an embed: what it shows, how it looks, and how it is published. */
export function EmbedOptions(props: EmbedOptionsProps) {
  const { embedded, choices, unread, onChange } = props
  return (
    <form
      className="embed-options"
      aria-label={embedTexts.options}
      onSubmit={(event) => event.preventDefault()}
    >
      {unread.length > 0 && (
        <p className="embed-unread" role="status">
          {embedTexts.unread({ parts: unread.join('&') })}
        </p>
      )}
      {embedded.widget === 'leaderboard' && <ContentOptions {...props} view={embedded.view} />}
      <LookOptions choices={choices} onChange={onChange} />
      <PublishingOptions {...props} />
    </form>
  )
}
