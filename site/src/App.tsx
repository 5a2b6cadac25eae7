import {
  EvaluationsProvider,
  type EvaluationSource,
  type SubmissionSink,
} from '@transparency-lab/widgets'
import { StrictMode } from 'react'
import { useLocation } from 'react-router-dom'
import { citeModels } from './cite/citeModels.ts'
import { useRecentChanges } from './changes/useRecentChanges.ts'
import { SubmissionContext } from './submissionContext.ts'
import { SiteLink } from './layout/SiteLink.tsx'
import { showNotice } from './notices.ts'
import { findPageHead, Pages } from './router.tsx'
import { PageBoundary } from './routes/page-boundary.tsx'

/** The services that the site runs on. */
export interface AppProps {
  readonly source: EvaluationSource
  readonly submissions: SubmissionSink | undefined
}

// The figures of a database may differ from those of the latest release.
const CITING = HAS_BACKEND ? {} : { cite: citeModels }

const notify = (message: string) => void showNotice(message)

/** The whole site, inside a router. */
export function App({ source, submissions }: AppProps) {
  const { pathname } = useLocation()
  const recentChanges = useRecentChanges(findPageHead(pathname).showsModels ?? false)
  return (
    <StrictMode>
      <EvaluationsProvider
        source={source}
        Link={SiteLink}
        notify={notify}
        recentChanges={recentChanges}
        {...CITING}
      >
        <SubmissionContext value={submissions}>
          <PageBoundary pathname={pathname}>
            <Pages />
          </PageBoundary>
        </SubmissionContext>
      </EvaluationsProvider>
    </StrictMode>
  )
}
