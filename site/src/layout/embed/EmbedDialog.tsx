import { useEffect, useId, useRef, useState, type MouseEvent } from 'react'
import {
  getEmbedPage,
  toFrameSettings,
  type EmbedChoices,
  type EmbeddedView,
  type PartialEmbedChoices,
} from '../../embed/embeddedView.ts'
import { buildFrameUrl } from '../../embed/frameSettings.ts'
import { useLatestRelease } from '../../embed/useLatestRelease.ts'
import { siteAddress } from '../../paths.ts'
import './EmbedDialog.css'
import { EmbedOptions } from './EmbedOptions.tsx'
import { EmbedPreview } from './EmbedPreview.tsx'
import { EmbedSnippets } from './EmbedSnippets.tsx'

/** Props of the embed dialog. */
export interface EmbedDialogProps {
  readonly embedded: EmbeddedView
  readonly onClose: () => void
}

/** A dialog with the options of an embed, its code to paste and its preview. */
export function EmbedDialog({ embedded, onClose }: EmbedDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { title, path, height } = getEmbedPage(embedded)
  const release = useLatestRelease()
  const [chosen, setChosen] = useState<PartialEmbedChoices>({})
  const [measured, setMeasured] = useState<number>()
  const suggestedHeight = measured ?? height
  const choices: EmbedChoices = {
    theme: chosen.theme ?? 'inherit',
    language: chosen.language ?? 'en',
    limit: chosen.limit,
    suiteSwitch: chosen.suiteSwitch ?? false,
    height: chosen.height ?? suggestedHeight,
    pinned: chosen.pinned,
  }

  // Synchronises with the document, whose top layer makes the rest of the page inert.
  useEffect(() => dialog.current?.showModal(), [])

  const closeOnBackdrop = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (target === currentTarget && !isInside) dialog.current?.close()
  }
  const address = buildFrameUrl(new URL(path, document.baseURI), toFrameSettings(embedded, choices))

  return (
    // The click on the backdrop is an extra; Escape and the button work for every reader.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="embed-dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <header className="embed-head">
        <h2 id={titleId}>Embed this: {title}</h2>
        <button
          type="button"
          className="embed-close"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </button>
      </header>
      <div className="embed-body">
        <EmbedOptions
          embedded={embedded}
          choices={choices}
          suggestedHeight={suggestedHeight}
          release={release}
          onChange={(change) => setChosen((before) => ({ ...before, ...change }))}
        />
        <EmbedSnippets embedded={embedded} choices={choices} siteUrl={siteAddress()} />
        <EmbedPreview address={address.href} title={title} onHeight={setMeasured} />
      </div>
    </dialog>
  )
}
