import { headTexts } from '#texts/heads.ts'
import { failureTexts } from '#texts/failures.tsx'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { connectToParent } from '../embed/connectToParent.ts'
import { FRAME_ID } from '../embed/frameSettings.ts'
import { startFrame } from '../embed/startFrame.ts'
import { PATHS } from '../address/paths.ts'
import { useDocumentTitle } from '../page/useDocumentTitle.ts'
import { getRoot, toAddress } from '../address/toAddress.ts'

const VERSION = 'site'

/**
 * Shows an embed URL that the build wrote no page for: a model newer than the build, or an unknown URL.
 * It renders in a frame, without the site's layout.
 */
export function Component() {
  const { id } = useParams()
  return id === undefined ? <UnknownPage /> : <NewModel key={id} id={id} />
}

/** The same element and connection as on the pages that the build wrote. */
function NewModel({ id }: { readonly id: string }) {
  useDocumentTitle(headTexts.model.title)
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

  return <main ref={content} className="site-frame" data-widget="model-card" data-model={id} />
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
