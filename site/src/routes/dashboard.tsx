import { dashboardTexts } from '#texts/dashboard.tsx'
import { headTexts } from '#texts/heads.ts'
import { LeaderboardTable } from '@transparency-lab/widgets'
import { useNavigate } from 'react-router-dom'
import { SuiteAgreement } from '../layout/agreement/SuiteAgreement.tsx'
import { UnreadParts } from '../layout/UnreadParts.tsx'
import { DashboardActions, DashboardButtons } from '../layout/DashboardActions.tsx'
import { SearchedBases } from '../layout/sameModel/SearchedBases.tsx'
import { useDocumentTitle, withSuiteTitle } from '../page/useDocumentTitle.ts'
import { useOtherSuiteTitle } from '../page/useOtherSuiteTitle.ts'
import { useUrlView } from '../address/useUrlView.ts'
import { useVisibleScore } from '../address/useVisibleScore.ts'

const { title } = headTexts.dashboard

/** The history delta that reloads the page. */
const RELOAD = 0

/** The dashboard: the leaderboard of the models of a suite. */
export function Component() {
  const [view, setView] = useUrlView()
  useVisibleScore(view, setView)
  const navigate = useNavigate()
  const suiteTitle = useOtherSuiteTitle(view.suite)
  useDocumentTitle(withSuiteTitle(title, suiteTitle, true))
  return (
    <>
      <div className="site-page-head">
        <h1>{title}</h1>
        <DashboardActions view={view} />
      </div>
      {/* The build adds links for readers without script. */}
      <noscript id="linked-views" />
      <UnreadParts />
      <LeaderboardTable
        view={view}
        onViewChange={setView}
        selectable
        columnMenu
        suiteSwitch
        showSwitch
        onRetry={() => void navigate(RELOAD)}
      />
      {view.search.trim() !== '' && <SearchedBases search={view.search} />}
      <p className="site-lead site-rows-lead">{dashboardTexts.lead({ z: <i>z</i> })}</p>
      <SuiteAgreement id={view.suite} />
      <div className="site-actions-below">
        <DashboardButtons view={view} />
      </div>
    </>
  )
}
