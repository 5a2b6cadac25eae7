import { useState } from 'react'
import {
  getEmbeddedShow,
  getEmbedPage,
  toFrameSettings,
  type EmbedChoices,
  type EmbeddedView,
  type PartialEmbedChoices,
} from '../../embed/embeddedView.ts'
import { buildFrameUrl } from '../../embed/frameSettings.ts'
import { useLatestRelease } from '../../embed/useLatestRelease.ts'
import { siteAddress } from '../../address/paths.ts'
import { SiteDialog } from '../dialog/SiteDialog.tsx'
import './EmbedDialog.css'
import { EmbedOptions } from './EmbedOptions.tsx'
import { EmbedPreview } from './EmbedPreview.tsx'
import { EmbedSnippets } from './EmbedSnippets.tsx'

/** Props of the embed dialog. */
interface EmbedDialogProps {
  readonly embedded: EmbeddedView
  readonly onClose: () => void
}

/** A dialog with the options of an embed, its code to paste and its preview. */
export function EmbedDialog({ embedded, onClose }: EmbedDialogProps) {
  const { title, path, height } = getEmbedPage(embedded)
  const release = useLatestRelease()
  const [chosen, setChosen] = useState<PartialEmbedChoices>({})
  const [measured, setMeasured] = useState<number>()
  const suggestedHeight = measured ?? height
  const choices: EmbedChoices = {
    theme: chosen.theme ?? 'inherit',
    language: chosen.language ?? 'en',
    limit: chosen.limit,
    show: chosen.show ?? getEmbeddedShow(embedded),
    showSwitch: chosen.showSwitch ?? false,
    suiteSwitch: chosen.suiteSwitch ?? false,
    height: chosen.height ?? suggestedHeight,
    pinned: chosen.pinned,
  }

  const address = buildFrameUrl(new URL(path, document.baseURI), toFrameSettings(embedded, choices))

  return (
    <SiteDialog title={`Embed this: ${title}`} className="embed-body" onClose={onClose}>
      <EmbedOptions
        embedded={embedded}
        choices={choices}
        suggestedHeight={suggestedHeight}
        release={release}
        onChange={(change) => setChosen((before) => ({ ...before, ...change }))}
      />
      <EmbedSnippets embedded={embedded} choices={choices} siteUrl={siteAddress()} />
      <EmbedPreview address={address.href} title={title} onHeight={setMeasured} />
    </SiteDialog>
  )
}
