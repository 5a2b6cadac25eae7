import { name } from '#lab'
import { headTexts } from '#texts/heads.ts'
import { failureTexts } from '#texts/failures.tsx'
import { isLanguageCode } from '@transparency-lab/widgets/languages'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { connectToParent } from '../embed/connectToParent.ts'
import type { EmbedWidget } from '../embed/embedPage.ts'
import { FRAME_ID } from '../embed/frameSettings.ts'
import { startFrame } from '../embed/startFrame.ts'
import { PATHS } from '../address/paths.ts'
import { useDocumentTitle } from '../page/useDocumentTitle.ts'
import { getRoot, toAddress } from '../address/toAddress.ts'

const VERSION = 'site'

/**
 * Shows an embed URL that the build wrote no page for: a model or a suite newer than the build, or an unknown URL.
 * It renders in a frame, without the site's layout.
 */
export function Component() {
  const { language, id, suite } = useParams()
  if (language !== undefined && !isLanguageCode(language)) return <UnknownPage />
  if ((id ?? suite) === undefined) return <UnknownPage />
  const about =
    id === undefined
      ? ({ widget: 'leaderboard', suite, title: headTexts.dashboard.title } as const)
      : ({ widget: 'model-card', model: id, title: headTexts.model.title } as const)
  return <NewFrame key={id ?? suite} language={language} {...about} />
}

interface NewFrameProps {
  readonly title: string
  readonly widget: EmbedWidget
  readonly model?: string
  readonly suite?: string | undefined
  /** The language that the address names. */
  readonly language: string | undefined
}

/** The same element and connection as on the pages that the build wrote. */
function NewFrame({ title, widget, model, suite, language }: NewFrameProps) {
  useDocumentTitle(title)
  const content = useRef<HTMLElement>(null)

  // Synchronises with the document, whose links leave the frame, and with the host page.
  useEffect(() => {
    const place = content.current
    if (place === null) return
    const base = document.createElement('base')
    base.target = '_top'
    document.head.append(base)
    // The build renders this page without a browser, where no element can be defined.
    void import('@transparency-lab/widgets/element')
    const disconnect = startFrame(place, VERSION, `${getRoot()}/`)
    return () => {
      disconnect()
      place.replaceChildren()
      base.remove()
    }
  }, [])

  return (
    <main
      ref={content}
      className="site-frame"
      data-widget={widget}
      data-model={model}
      data-suite={suite}
      data-lang={language}
      data-brand={name}
    />
  )
}

function UnknownPage() {
  useDocumentTitle(headTexts.unknown.title)
  const content = useRef<HTMLElement>(null)

  // Exchanges messages with the host page.
  useEffect(() => {
    if (content.current === null) return
    const id = new URL(document.URL).searchParams.get(FRAME_ID) ?? ''
    const frame = { id, version: VERSION, onConfig: () => undefined }
    return connectToParent(content.current, frame).disconnect
  }, [])

  return (
    <main ref={content} className="site-frame">
      <div className="site-message">
        <h1>{headTexts.unknown.title}</h1>
        <a className="site-button" href={toAddress(PATHS.dashboard)} target="_top" rel="noopener">
          {failureTexts.goToDashboard}
        </a>
      </div>
    </main>
  )
}
