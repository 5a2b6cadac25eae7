import { hasSponsor } from '#lab'
import { WIDGET_LABELS } from '#texts/language.ts'
import {
  EvaluationsProvider,
  siteLinks,
  type EvaluationSource,
  type SubmissionSink,
} from '@transparency-lab/widgets'
import { StrictMode, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { citeModels } from './cite/citeModels.ts'
import { useRecentChanges } from './changes/useRecentChanges.ts'
import { DashboardReturnContext } from './page/dashboardReturnContext.ts'
import { useCopyAsTable } from './page/useCopyAsTable.ts'
import { toEntryState, useDashboardReturn } from './page/useDashboardReturn.ts'
import { PageDataContext, type PageData } from './releases/pageData.ts'
import { useModelBases } from './measured/useModelBases.ts'
import { toProblemPath } from './address/useUrlProblem.ts'
import { SubmissionContext } from './data/submissionContext.ts'
import { SiteLink } from './layout/SiteLink.tsx'
import { showNotice } from './notices/notices.ts'
import { findPageHead, Pages } from './router.tsx'
import { PageBoundary } from './routes/page-boundary.tsx'
import { getRoot, toAddress } from './address/toAddress.ts'

/** The services that the site runs on. */
export interface AppProps {
  readonly source: EvaluationSource
  readonly submissions: SubmissionSink | undefined
  /** What the prerendered page of the document shows of the releases. */
  readonly pageData?: PageData
}

// The figures of a database may differ from those of the latest release.
const CITING = HAS_BACKEND ? {} : { cite: citeModels }

const NO_DATA: PageData = {}
const LINKS = {
  ...siteLinks(getRoot()),
  reportProblem: toProblemPath,
  ...(!hasSponsor && { sponsor: undefined }),
}
const notify = (message: string) => void showNotice(message)

/** The whole site, inside a router. */
export function App({ source, submissions, pageData = NO_DATA }: AppProps) {
  const location = useLocation()
  const { pathname } = location
  const showsModels = findPageHead(pathname).showsModels ?? false
  useCopyAsTable()
  const recentChanges = useRecentChanges(showsModels)
  const bases = useModelBases(showsModels)
  const back = useDashboardReturn()
  const address = back === undefined ? LINKS.dashboard : toAddress(back.address)
  const links = useMemo(() => ({ ...LINKS, dashboard: address }), [address])
  return (
    <StrictMode>
      <EvaluationsProvider
        source={source}
        labels={WIDGET_LABELS}
        Link={SiteLink}
        links={links}
        notify={notify}
        recentChanges={recentChanges}
        bases={bases}
        {...CITING}
      >
        <SubmissionContext value={submissions}>
          <DashboardReturnContext value={{ back, entryState: toEntryState(location, back) }}>
            <PageDataContext value={pageData}>
              <PageBoundary pathname={pathname}>
                <Pages />
              </PageBoundary>
            </PageDataContext>
          </DashboardReturnContext>
        </SubmissionContext>
      </EvaluationsProvider>
    </StrictMode>
  )
}
