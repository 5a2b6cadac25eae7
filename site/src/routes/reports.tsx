import { Link } from 'react-router-dom'
import { Agreement } from '../layout/agreement/Agreement.tsx'
import { Coverage } from '../layout/measured/Coverage.tsx'
import { ChangeList } from '../layout/ChangeList.tsx'
import { Method } from '../layout/method/Method.tsx'
import { ReleaseList } from '../layout/release/ReleaseList.tsx'
import { ReportList } from '../layout/ReportList.tsx'
import { SiteFacts } from '../layout/SiteFacts.tsx'
import { PATHS } from '../address/paths.ts'
import { SITE_FACTS } from '../content/siteFacts.ts'

const FIGURES = [
  { value: SITE_FACTS.publishedReports, name: 'published reports' },
  { value: SITE_FACTS.modelsEvaluated, name: 'models analysed' },
  { value: SITE_FACTS.evaluationsRun, name: 'evaluations run' },
  {
    value: SITE_FACTS.latestReport,
    name: `latest report, with ${SITE_FACTS.modelsInLatestReport} models`,
  },
]

/** The page of published and upcoming reports. */
export function Component() {
  return (
    <>
      <div className="site-page-head">
        <div>
          <h1>Reports</h1>
          <p className="site-lead">
            The findings of our evaluations: quarterly comparisons and special issues.
          </p>
        </div>
        <div className="site-page-actions">
          <Link className="site-button" to={PATHS.newsletter}>
            Subscribe to Newsletter
          </Link>
        </div>
      </div>
      <SiteFacts figures={FIGURES} />
      <ReportList title="Published Reports" status="published" />
      <ReportList title="Upcoming Reports" status="upcoming" />
      <ReleaseList />
      <ChangeList />
      <Method />
      <Agreement />
      <Coverage />
    </>
  )
}
