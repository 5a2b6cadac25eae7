import { EvaluationsProvider, ModelCard } from '@transparency-lab/widgets'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { LATEST_FIGURES } from '../embed/embedPage.ts'
import { FRAME_ID } from '../embed/frameSettings.ts'
import { joinHost } from '../embed/joinHost.ts'
import { applyTheme } from '../embed/showWidget.ts'
import { PATHS } from '../paths.ts'
import { useDocumentTitle } from '../useDocumentTitle.ts'

/** Whatever stands on pages of others reads a file, never the database. */
const PUBLISHED = createSnapshotSource(LATEST_FIGURES)

/**
 * The address of an embed that no page was built for: a model that came after the last release, or one
 * that there is not. It stands in a frame, without the site around it.
 */
export function Component() {
  const { id } = useParams()
  useDocumentTitle(id === undefined ? 'Page not found' : 'Model')
  const content = useRef<HTMLElement>(null)

  // The page around the frame is somebody else's.
  useEffect(() => {
    if (content.current === null) return
    const frameId = new URL(document.URL).searchParams.get(FRAME_ID) ?? ''
    const { leave } = joinHost(content.current, {
      id: frameId,
      version: 'site',
      onConfig: ({ settings }) => applyTheme(settings.theme),
    })
    return leave
  }, [])

  return (
    <main ref={content} className="site-frame">
      {id === undefined ? (
        <div className="site-message">
          <h1>Page not found</h1>
          <a className="site-button" href={PATHS.dashboard} target="_top" rel="noopener">
            Go to the dashboard
          </a>
        </div>
      ) : (
        <EvaluationsProvider source={PUBLISHED}>
          <ModelCard modelId={id} />
        </EvaluationsProvider>
      )}
    </main>
  )
}
