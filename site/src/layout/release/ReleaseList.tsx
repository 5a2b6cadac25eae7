import { reportsTexts } from '#texts/reports.ts'
import { use } from 'react'
import { Link } from 'react-router-dom'
import { useChangeRecord } from '../../changes/useChangeRecord.ts'
import { PageDataContext } from '../../releases/pageData.ts'
import { listReleases, toReleasePath } from '../../releases/releaseReport.ts'
import { LoadFailure } from '../LoadFailure.tsx'

/** The printable reports on the releases, newest first. */
export function ReleaseList() {
  const { releases: given } = use(PageDataContext)
  const record = useChangeRecord()
  const releases =
    given ?? (record.status === 'ready' ? listReleases(record.value.releases) : undefined)
  return (
    <section className="site-section" aria-labelledby="releases">
      <h2 id="releases">
        {reportsTexts.releases}{' '}
        {releases !== undefined && <span className="site-count">({releases.length})</span>}
      </h2>
      <p>{reportsTexts.aboutReleases}</p>
      {releases === undefined && record.status === 'pending' && (
        <p role="status">{reportsTexts.loadingReleases}</p>
      )}
      {releases === undefined && record.status === 'failed' && (
        <LoadFailure onRetry={record.retry}>{reportsTexts.releasesFailed}</LoadFailure>
      )}
      <ul className="release-list">
        {releases?.map(({ id, title, summary }) => (
          <li key={id}>
            <Link to={toReleasePath(id)}>{title}</Link> <span>{summary}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
