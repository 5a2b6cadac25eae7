import { EvaluationsProvider, ModelCard } from '@transparency-lab/widgets'
import { createSnapshotSource } from '@transparency-lab/widgets/snapshot'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { LATEST_FIGURES } from '../embed/embedPage.ts'
import { FRAME_ID } from '../embed/frameSettings.ts'
import { connectToParent } from '../embed/connectToParent.ts'
import { applyTheme } from '../embed/mountWidget.ts'
import { PATHS } from '../paths.ts'
import { useDocumentTitle } from '../useDocumentTitle.ts'
import { useUrlSuite } from '../useUrlSuite.ts'

/** Embeds on other sites fetch a file, never the database. */
const PUBLISHED = createSnapshotSource(LATEST_FIGURES)

/**
 * Shows an embed URL that the build wrote no page for: a model newer than the build, or an unknown URL.
 * It renders in a frame, without the site's layout.
 */
export function Component() {
  const { id } = useParams()
  const [suite] = useUrlSuite()
  useDocumentTitle(id === undefined ? 'Page not found' : 'Model')
  const content = useRef<HTMLElement>(null)

  // Exchanges messages with the host page.
  useEffect(() => {
    if (content.current === null) return
    const frameId = new URL(document.URL).searchParams.get(FRAME_ID) ?? ''
    const { disconnect } = connectToParent(content.current, {
      id: frameId,
      version: 'site',
      onConfig: ({ settings }) => applyTheme(settings.theme),
    })
    return disconnect
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
          <ModelCard modelId={id} suite={suite} />
        </EvaluationsProvider>
      )}
    </main>
  )
}
