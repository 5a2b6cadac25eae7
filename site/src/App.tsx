import {
  EvaluationsProvider,
  type EvaluationSource,
  type SubmissionSink,
} from '@transparency-lab/widgets'
import { StrictMode, type ComponentProps } from 'react'
import { RouterProvider } from 'react-router-dom'
import { citeModels } from './cite/citeModels.ts'
import { useRecentChanges } from './changes/useRecentChanges.ts'
import { SubmissionContext } from './submissionContext.ts'
import { SiteLink } from './layout/SiteLink.tsx'
import { showNotice } from './notices.ts'

/** The services that the site runs on. */
export interface AppProps {
  readonly source: EvaluationSource
  readonly submissions: SubmissionSink | undefined
  readonly router: ComponentProps<typeof RouterProvider>['router']
}

// The figures of a database may differ from those of the latest release.
const CITING = HAS_BACKEND ? {} : { cite: citeModels }

const notify = (message: string) => void showNotice(message)

/** The whole site. */
export function App({ source, submissions, router }: AppProps) {
  const recentChanges = useRecentChanges(router)
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
          <RouterProvider router={router} />
        </SubmissionContext>
      </EvaluationsProvider>
    </StrictMode>
  )
}
