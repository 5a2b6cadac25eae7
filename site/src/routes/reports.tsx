import { hasNewsletter } from '#lab'
import { statements } from '#lab/statements'
import { headTexts } from '#texts/heads.ts'
import { reportsTexts } from '#texts/reports.ts'
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
  { value: statements.publishedReports, name: reportsTexts.statements.publishedReports },
  { value: statements.modelsEvaluated, name: reportsTexts.statements.modelsEvaluated },
  { value: statements.evaluationsRun, name: reportsTexts.statements.evaluationsRun },
  {
    value: statements.latestReport,
    name: reportsTexts.statements.latestReport({ models: statements.modelsInLatestReport }),
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
            {REPORTS.length > 0 ? reportsTexts.lead : reportsTexts.leadWithoutReports}
          </p>
        </div>
        {hasNewsletter && (
          <div className="site-page-actions">
            <Link className="site-button" to={PATHS.newsletter}>
              {reportsTexts.subscribe}
            </Link>
          </div>
        )}
      </div>
      <SiteFacts figures={FIGURES} />
      {REPORTS.length > 0 && (
        <>
          <ReportList title={reportsTexts.published} status="published" />
          <ReportList title={reportsTexts.upcoming} status="upcoming" />
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
