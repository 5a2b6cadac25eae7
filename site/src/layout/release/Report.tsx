import { releaseTexts } from '#texts/release.tsx'
import { Link } from 'react-router-dom'
import { CHANGES_SECTION } from '../../changes/changeRecord.ts'
import { DatedText } from '../DatedText.tsx'
import { citeAsText } from '../../cite/citation.ts'
import { PATHS } from '../../address/paths.ts'
import { toReleasePath, type ReleaseReport } from '../../releases/releaseReport.ts'
import { useSiteAddress } from '../../address/useSiteAddress.ts'
import { SuiteSection } from './SuiteSection.tsx'
import { toAddress } from '../../address/toAddress.ts'
import { getTableNames, SNAPSHOTS_FOLDER, toSnapshotPath } from '../../releases/paths.ts'

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
            {releaseTexts.lead}
            {latest !== undefined && (
              <>
                {' '}
                {releaseTexts.latest({
                  link: <Link to={toReleasePath(latest.id)}>{latest.title}</Link>,
                })}
              </>
            )}
          </p>
        </div>
        <div className="site-page-actions">
          <button type="button" className="site-button" onClick={() => window.print()}>
            {releaseTexts.print}
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
      <h2 id="release-changes">{releaseTexts.changes}</h2>
      <p>
        {previous === undefined
          ? releaseTexts.first
          : releaseTexts.comparedWith({
              link: <Link to={toReleasePath(previous.id)}>{previous.title}</Link>,
            })}{' '}
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
      {moreChanges > 0 && <p>{releaseTexts.more({ count: moreChanges })}</p>}
      <p>
        {releaseTexts.record({
          link: <Link to={`${PATHS.reports}#${CHANGES_SECTION}`}>{releaseTexts.recordLink}</Link>,
        })}
      </p>
    </section>
  )
}

function Citation({ report }: ReportProps) {
  const { id, title, publishedOn, digest, licence } = report
  const url = useSiteAddress() + toReleasePath(id)
  return (
    <section className="site-section" aria-labelledby="release-citation">
      <h2 id="release-citation">{releaseTexts.citation}</h2>
      <p className="release-citation">
        <DatedText>{citeAsText({ title, publishedOn, digest, url })}</DatedText>
      </p>
      <p>{releaseTexts.licence({ licence: <a href={licence.url}>{licence.name}</a> })}</p>
    </section>
  )
}

function Files({ digest }: Pick<ReleaseReport, 'digest'>) {
  const { scores, figures } = getTableNames(digest)
  return (
    <section className="site-section release-files" aria-labelledby="release-files">
      <h2 id="release-files">{releaseTexts.data}</h2>
      <p className="site-links">
        <a href={toAddress(SNAPSHOTS_FOLDER + scores)}>{releaseTexts.scoresFile}</a>
        <a href={toAddress(SNAPSHOTS_FOLDER + figures)}>{releaseTexts.figuresFile}</a>
        <a href={toAddress(toSnapshotPath(digest))}>{releaseTexts.wholeFile}</a>
      </p>
    </section>
  )
}
