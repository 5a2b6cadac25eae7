import { embedTexts } from '#texts/embed.ts'
import { useLeaderboard, useSuites } from '@transparency-lab/widgets'
import { useState } from 'react'
import {
  chooseView,
  dropMissingProvider,
  DEFAULT_CHOICES,
  getEmbeddedShow,
  getEmbedPage,
  keepSuiteModels,
  nameSuite,
  toFrameSettings,
  type ChosenEmbed,
  type EmbedChoices,
  type EmbeddedLeaderboard,
  type EmbeddedView,
  type PinnedRelease,
} from '../../embed/embeddedView.ts'
import { translatedPath } from '../../embed/embedPage.ts'
import { buildFrameUrl } from '../../embed/frameSettings.ts'
import { resolvePin } from '../../embed/resolvePin.ts'
import { useLatestRelease } from '../../embed/useLatestRelease.ts'
import { siteAddress } from '../../address/paths.ts'
import { useIsReleased } from '../../cite/useIsReleased.ts'
import { useKnownSuite } from '../../address/useKnownSuite.ts'
import { useUrlEmbedChoices } from '../../address/useUrlEmbedChoices.ts'
import type { LazyDialogProps } from '../dialog/LazyDialogButton.tsx'
import { SiteDialog } from '../dialog/SiteDialog.tsx'
import './EmbedDialog.css'
import { EmbedOptions } from './EmbedOptions.tsx'
import { EmbedPreview } from './EmbedPreview.tsx'
import { EmbedSnippets } from './EmbedSnippets.tsx'
import { toAddress } from '../../address/toAddress.ts'

interface EmbedDialogProps extends LazyDialogProps {
  /** The view of the page. */
  readonly embedded: EmbeddedView
}

/**
 * A dialog in which a partner composes an embed: its preview, its options and the code to paste. The options are kept
 * in the address while it is open.
 */
export function EmbedDialog(props: EmbedDialogProps) {
  const state = useUrlEmbedChoices()
  const { embedded } = props
  return embedded.widget === 'leaderboard' ? (
    <LeaderboardDialog {...props} embedded={embedded} state={state} />
  ) : (
    <ComposedDialog {...props} state={state} />
  )
}

interface LeaderboardDialogProps extends LazyDialogProps, Pick<ComposedDialogProps, 'state'> {
  readonly embedded: EmbeddedLeaderboard
}

/** The dialog of a leaderboard, whose suite may lack the provider of the page and chosen models. */
function LeaderboardDialog(props: LeaderboardDialogProps) {
  const { chosen } = props.state
  const { view } = props.embedded
  const suite = useKnownSuite()(chosen.suite)
  const unknownSuite = suite === undefined ? chosen.suite : undefined
  const board = useLeaderboard(suite ?? view.suite)
  const known = board.status === 'ready' ? board.value : undefined
  const models = keepSuiteModels(known?.items, chosen.models)
  const composed = chooseView(props.embedded, { ...chosen, suite, models })
  const parts = { ...props, models, unknownSuite }
  if (known === undefined) return <ComposedDialog {...parts} embedded={composed} />
  const { items, plannedModels = [] } = known
  const embedded = dropMissingProvider(composed, [...items, ...plannedModels])
  const missing = embedded === composed ? undefined : view.provider
  return <ComposedDialog {...parts} embedded={embedded} missingProvider={missing} />
}

interface ComposedDialogProps extends EmbedDialogProps {
  /** The options, which are in the address. */
  readonly state: ReturnType<typeof useUrlEmbedChoices>
  /** The provider of the page that the chosen suite lacks. */
  readonly missingProvider?: string | undefined
  /** The id of a chosen suite that there is not. */
  readonly unknownSuite?: string | undefined
  /** The chosen models that the chosen suite has; undefined for all of the suite. */
  readonly models?: readonly string[] | undefined
}

function ComposedDialog(props: ComposedDialogProps) {
  const { embedded, missingProvider, unknownSuite, models, state, onClose } = props
  const { chosen, forget } = state
  const release = useLatestRelease()
  const [measured, setMeasured] = useState<{ readonly address: string; readonly height: number }>()
  const isReleased = useIsReleased(embedded, models)
  const pin = resolvePin(chosen.pin, release, isReleased)
  const choices = complete(chosen, embedded, pin.status === 'pinned' ? pin.release : undefined)
  const published = { ...choices, models }
  const suites = useSuites()
  const first = suites.status === 'ready' ? suites.value.items[0]?.id : undefined
  const named = nameSuite(embedded, published, first)
  const { title, path } = getEmbedPage(named)
  const settings = toFrameSettings(named, published)
  const translated = settings.lang === undefined ? path : translatedPath(path, choices.language)
  const address = buildFrameUrl(new URL(toAddress(translated), document.baseURI), settings).href
  const suggestedHeight = measured?.address === address ? measured.height : undefined
  const height = choices.height ?? suggestedHeight
  const close = () => {
    forget()
    onClose()
  }

  return (
    <SiteDialog title={embedTexts.title({ title })} className="embed-body" onClose={close}>
      <EmbedPreview
        address={address}
        settings={settings}
        title={title}
        onHeight={(value) => setMeasured({ address, height: value })}
      />
      <EmbedOptions
        // A field keeps what was typed into it; another entry of the history has other fields.
        key={state.visit}
        unread={state.unread}
        embedded={embedded}
        choices={choices}
        suggestedHeight={suggestedHeight}
        release={release}
        isReleased={isReleased}
        missingProvider={missingProvider}
        unknownSuite={unknownSuite}
        onChange={state.change}
      />
      <EmbedSnippets
        embedded={named}
        choices={{ ...published, height }}
        pin={pin}
        siteUrl={siteAddress()}
      />
    </SiteDialog>
  )
}

/** Completes the chosen options by those of the page's view and by the defaults. The preview measures the height. */
function complete(
  chosen: ChosenEmbed,
  embedded: EmbeddedView,
  pinned: PinnedRelease | undefined,
): EmbedChoices {
  return {
    ...DEFAULT_CHOICES,
    show: getEmbeddedShow(embedded),
    height: undefined,
    ...chosen,
    pinned,
  }
}
