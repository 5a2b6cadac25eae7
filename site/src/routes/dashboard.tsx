import { LeaderboardTable } from '@transparency-lab/widgets'
import { Link, useNavigate } from 'react-router-dom'
import { ExportButton } from '../layout/export/ExportButton.tsx'
import { EmbedButton } from '../layout/embed/EmbedButton.tsx'
import { DASHBOARD_TITLE, PATHS } from '../paths.ts'
import { useDocumentTitle, withSuiteTitle } from '../useDocumentTitle.ts'
import { useOtherSuiteTitle } from '../useOtherSuiteTitle.ts'
import { useTableScrollRestoration } from '../useTableScrollRestoration.ts'
import { useUrlView } from '../useUrlView.ts'

/** The history delta that reloads the page. */
const RELOAD = 0

/** The dashboard: the leaderboard of the models of a suite. */
export function Dashboard() {
  const [view, setView] = useUrlView()
  const navigate = useNavigate()
  const table = useTableScrollRestoration()
  const suiteTitle = useOtherSuiteTitle(view.suite)
  useDocumentTitle(withSuiteTitle(DASHBOARD_TITLE, suiteTitle, true))
  return (
    <>
      <div className="site-page-head">
        <div>
          <h1>{DASHBOARD_TITLE}</h1>
          <p className="site-lead">
            How well models hold up against bias, falsehood, toxicity and jailbreaks, as far as each
            suite measures them. Scores run from 0 to 100 %, and higher is better; <i>z</i> is the
            distance from the average model of the suite.
          </p>
        </div>
        <div className="site-page-actions">
          <EmbedButton embedded={{ widget: 'leaderboard', view }} look="button" />
          <ExportButton view={view} />
          <Link className="site-button" to={PATHS.request}>
            Request Model Evaluation
          </Link>
        </div>
      </div>
      {/* The build adds links for readers without script. */}
      <noscript id="linked-views" />
      <LeaderboardTable
        ref={table}
        view={view}
        onViewChange={setView}
        selectable
        columnMenu
        suiteSwitch
        onRetry={() => void navigate(RELOAD)}
      />
    </>
  )
}
