import { failureTexts } from '#texts/failures.tsx'
import { headTexts } from '#texts/heads.ts'
import { releaseTexts } from '#texts/release.tsx'
import { useParams } from 'react-router-dom'
import { Report } from '../layout/release/Report.tsx'
import { useReport } from '../releases/useReport.ts'
import { useDocumentTitle } from '../page/useDocumentTitle.ts'
import { NotFound } from './not-found.tsx'

/** The page of the report on one release. */
export function Component() {
  const { release: id = '' } = useParams()
  const report = useReport(id)
  useDocumentTitle(getTitle(report))
  switch (report.status) {
    case 'pending':
      return (
        <>
          <h1 className="site-hidden">{headTexts.release.title}</h1>
          <p role="status">{releaseTexts.loading}</p>
        </>
      )
    case 'failed':
      return (
        <div className="site-message" role="alert">
          <h1>{releaseTexts.failed}</h1>
          <button type="button" className="site-button" onClick={report.retry}>
            {failureTexts.tryAgain}
          </button>
        </div>
      )
    case 'ready':
      return report.value === undefined ? <NotFound /> : <Report report={report.value} />
  }
}

function getTitle(report: ReturnType<typeof useReport>): string {
  if (report.status !== 'ready') return headTexts.release.title
  return report.value?.title ?? headTexts.unknown.title
}
