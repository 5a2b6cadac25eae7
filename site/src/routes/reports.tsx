import { Link } from 'react-router-dom'
import { ReportList } from '../layout/ReportList.tsx'
import { StatedFigures } from '../layout/StatedFigures.tsx'
import { PATHS } from '../paths.ts'
import { STATED_FIGURES } from '../statedFigures.ts'

const FIGURES = [
  { value: STATED_FIGURES.publishedReports, name: 'published reports' },
  { value: STATED_FIGURES.modelsEvaluated, name: 'models analysed' },
  { value: STATED_FIGURES.evaluationsRun, name: 'evaluations run' },
  {
    value: STATED_FIGURES.latestReport,
    name: `latest report, with ${STATED_FIGURES.modelsInLatestReport} models`,
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
        <Link className="site-button" to={PATHS.newsletter}>
          Subscribe to Newsletter
        </Link>
      </div>
      <StatedFigures figures={FIGURES} />
      <ReportList title="Published Reports" status="published" />
      <ReportList title="Upcoming Reports" status="upcoming" />
    </>
  )
}
