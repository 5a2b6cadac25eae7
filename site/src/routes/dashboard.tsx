import { LeaderboardTable } from '@transparency-lab/widgets'
import { useNavigate } from 'react-router-dom'
import { SuiteAgreement } from '../layout/agreement/SuiteAgreement.tsx'
import { DashboardActions, DashboardButtons } from '../layout/DashboardActions.tsx'
import { SearchedBases } from '../layout/sameModel/SearchedBases.tsx'
import { DASHBOARD_TITLE } from '../address/paths.ts'
import { useDocumentTitle, withSuiteTitle } from '../page/useDocumentTitle.ts'
import { useOtherSuiteTitle } from '../page/useOtherSuiteTitle.ts'
import { useUrlView } from '../address/useUrlView.ts'

/** The history delta that reloads the page. */
const RELOAD = 0

/** The dashboard: the leaderboard of the models of a suite. */
export function Component() {
  const [view, setView] = useUrlView()
  const navigate = useNavigate()
  const suiteTitle = useOtherSuiteTitle(view.suite)
  useDocumentTitle(withSuiteTitle(DASHBOARD_TITLE, suiteTitle, true))
  return (
    <>
      <div className="site-page-head">
        <h1>{DASHBOARD_TITLE}</h1>
        <DashboardActions view={view} />
      </div>
      {/* The build adds links for readers without script. */}
      <noscript id="linked-views" />
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
      <p className="site-lead site-rows-lead">
        How well models hold up against bias, falsehood, toxicity and jailbreaks, as far as each
        suite measures them. Scores run from 0 to 100 %, and higher is better; <i>z</i> is the
        distance from the mean of the suite’s models.
      </p>
      <SuiteAgreement id={view.suite} />
      <div className="site-actions-below">
        <DashboardButtons view={view} />
      </div>
    </>
  )
}
