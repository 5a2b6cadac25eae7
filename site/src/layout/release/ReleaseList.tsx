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
        Reports on Releases{' '}
        {releases !== undefined && <span className="site-count">({releases.length})</span>}
      </h2>
      <p>
        One printable report for each release of the figures on this site, computed from that
        release.
      </p>
      {releases === undefined && record.status === 'pending' && (
        <p role="status">Loading the reports on releases…</p>
      )}
      {releases === undefined && record.status === 'failed' && (
        <LoadFailure onRetry={record.retry}>
          The reports on releases could not be loaded.
        </LoadFailure>
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
