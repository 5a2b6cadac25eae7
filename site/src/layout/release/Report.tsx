import { Link } from 'react-router-dom'
import { CHANGES_SECTION } from '../../changes/changeRecord.ts'
import { citeAsText } from '../../cite/citation.ts'
import { PATHS } from '../../address/paths.ts'
import { toReleasePath, type ReleaseReport } from '../../releases/releaseReport.ts'
import { useSiteAddress } from '../../address/useSiteAddress.ts'
import { SuiteSection } from './SuiteSection.tsx'
import { toAddress } from '../../address/toAddress.ts'

interface ReportProps {
  readonly report: ReleaseReport
}

/** A printable report on one release. */
export function Report({ report }: ReportProps) {
  const { title, digest, latest, suites } = report
  return (
    <article className="release" aria-labelledby="release-title">
      <div className="site-page-head">
        <div>
          <h1 id="release-title">{title}</h1>
          <p className="site-lead">
            The figures as this release published them; they never change on this page.
            {latest !== undefined && (
              <>
                {' '}
                The latest release: <Link to={toReleasePath(latest.id)}>{latest.title}</Link>.
              </>
            )}
          </p>
        </div>
        <div className="site-page-actions">
          <button type="button" className="site-button" onClick={() => window.print()}>
            Print
          </button>
        </div>
      </div>
      {suites.map((suite) => (
        <SuiteSection key={suite.title} suite={suite} digest={digest} />
      ))}
      <Changes report={report} />
      <Citation report={report} />
      <Files digest={digest} />
    </article>
  )
}

function Changes({ report }: ReportProps) {
  const { previous, summary, changes, moreChanges } = report
  return (
    <section className="site-section" aria-labelledby="release-changes">
      <h2 id="release-changes">What changed since the release before</h2>
      <p>
        {previous === undefined ? (
          'This is the first release.'
        ) : (
          <>
            Compared with <Link to={toReleasePath(previous.id)}>{previous.title}</Link>:
          </>
        )}{' '}
        {summary}
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change}>
              <bdi>{change}</bdi>
            </li>
          ))}
        </ul>
      )}
      {moreChanges > 0 && <p>{`${moreChanges} more are in the record of changes.`}</p>}
      <p>
        Every release, compared figure by figure:{' '}
        <Link to={`${PATHS.reports}#${CHANGES_SECTION}`}>the record of changes</Link>.
      </p>
    </section>
  )
}

function Citation({ report }: ReportProps) {
  const { id, title, publishedOn, digest, licence } = report
  const url = useSiteAddress() + toReleasePath(id)
  return (
    <section className="site-section" aria-labelledby="release-citation">
      <h2 id="release-citation">How to cite this report</h2>
      <p className="release-citation">{citeAsText({ title, publishedOn, digest, url })}</p>
      <p>
        What we compile and compute is licensed under <a href={licence.url}>{licence.name}</a>; the
        published figures are under the terms of their sources, above.
      </p>
    </section>
  )
}

function Files({ digest }: Pick<ReleaseReport, 'digest'>) {
  return (
    <section className="site-section release-files" aria-labelledby="release-files">
      <h2 id="release-files">The data of this release</h2>
      <p className="site-links">
        <a href={toAddress(`/snapshots/scores-${digest}.csv`)}>Scores and places (CSV)</a>
        <a href={toAddress(`/snapshots/figures-${digest}.csv`)}>Published figures (CSV)</a>
        <a href={toAddress(`/snapshots/snapshot-${digest}.json`)}>Everything (JSON)</a>
      </p>
    </section>
  )
}
