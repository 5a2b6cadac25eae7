import { hasNewsletter } from '#lab'
import { statements } from '#lab/statements'
import { headTexts } from '#texts/heads.ts'
import { Link } from 'react-router-dom'
import { Agreement } from '../layout/agreement/Agreement.tsx'
import { Coverage } from '../layout/measured/Coverage.tsx'
import { ChangeList } from '../layout/ChangeList.tsx'
import { Method } from '../layout/method/Method.tsx'
import { ReleaseList } from '../layout/release/ReleaseList.tsx'
import { ReportList } from '../layout/ReportList.tsx'
import { SiteFacts } from '../layout/SiteFacts.tsx'
import { PATHS } from '../address/paths.ts'
import { REPORTS } from '../content/reports.ts'

const FIGURES = statements && [
  { value: statements.publishedReports, name: 'published reports' },
  { value: statements.modelsEvaluated, name: 'models analysed' },
  { value: statements.evaluationsRun, name: 'evaluations run' },
  {
    value: statements.latestReport,
    name: `latest report, with ${statements.modelsInLatestReport} models`,
  },
]

/** The page of published and upcoming reports. */
export function Component() {
  return (
    <>
      <div className="site-page-head">
        <div>
          <h1>{headTexts.reports.title}</h1>
          <p className="site-lead">
            {REPORTS.length > 0
              ? 'The findings of our evaluations: quarterly comparisons and special issues.'
              : 'A report on each release of our figures, and the record of every change.'}
          </p>
        </div>
        {hasNewsletter && (
          <div className="site-page-actions">
            <Link className="site-button" to={PATHS.newsletter}>
              Subscribe to Newsletter
            </Link>
          </div>
        )}
      </div>
      <SiteFacts figures={FIGURES} />
      {REPORTS.length > 0 && (
        <>
          <ReportList title="Published Reports" status="published" />
          <ReportList title="Upcoming Reports" status="upcoming" />
        </>
      )}
      <ReleaseList />
      <ChangeList />
      <Method />
      <Agreement />
      <Coverage />
    </>
  )
}
