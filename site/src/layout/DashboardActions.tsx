import { hasRequest } from '#lab'
import { shellTexts } from '#texts/shell.tsx'
import type { LeaderboardView } from '@transparency-lab/widgets/domain'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { useKnownSuite } from '../address/useKnownSuite.ts'
import { PATHS } from '../address/paths.ts'
import { EmbedButton } from './embed/EmbedButton.tsx'
import { ExportButton } from './export/ExportButton.tsx'

interface DashboardActionsProps {
  readonly view: LeaderboardView
}

/** What a visitor can do with the dashboard: three buttons, which a phone shows on demand. */
export function DashboardActions({ view }: DashboardActionsProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  // Synchronises with the document, where a tap or the focus may leave the buttons.
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      // A button opens its dialog elsewhere in the document, and gets the focus back from it.
      if (!root.current?.contains(target) && target.closest('dialog') === null) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  const closeOnEscape = ({ key, target }: KeyboardEvent) => {
    const isInDialog = target instanceof Element && target.closest('dialog') !== null
    if (key !== 'Escape' || !isOpen || isInDialog) return
    setIsOpen(false)
    toggle.current?.focus()
  }

  return (
    // It handles the keys of the controls inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className="site-actions" onKeyDown={closeOnEscape}>
      <button
        ref={toggle}
        type="button"
        className="site-button site-actions-toggle"
        data-tone="plain"
        aria-label={shellTexts.pageActions}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      <div id={id} className="site-page-actions" data-open={isOpen}>
        <DashboardButtons view={view} />
      </div>
    </div>
  )
}

/** The buttons that embed and export the figures, and the link to a request. */
export function DashboardButtons({ view }: DashboardActionsProps) {
  // An unknown suite shows another one, which is then the one to embed.
  const shown = { ...view, suite: useKnownSuite()(view.suite) }
  return (
    <>
      <EmbedButton embedded={{ widget: 'leaderboard', view: shown }} look="button" />
      <ExportButton view={shown} />
      {hasRequest && (
        <Link className="site-button" to={PATHS.request}>
          {shellTexts.requestModel}
        </Link>
      )}
    </>
  )
}
