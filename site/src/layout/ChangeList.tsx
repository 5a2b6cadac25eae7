import {
  CHANGES,
  CHANGES_FEED,
  CHANGES_SECTION,
  getDigest,
  type RecordedChange,
  type RecordedRelease,
} from '../changes/changeRecord.ts'
import {
  formatAddedModels,
  formatChange,
  formatFigureName,
  formatReason,
  formatRelease,
} from '../changes/changeTexts.ts'
import { getModelChanges } from '../changes/getModelChanges.ts'
import { useChangeRecord } from '../changes/useChangeRecord.ts'
import { getReleaseId, toReleasePath } from '../releases/releaseReport.ts'
import { useLateSection } from '../page/useLateSection.ts'
import { ContestedFigures } from './contested/ContestedFigures.tsx'
import { toProblemPath } from '../address/useUrlProblem.ts'
import { toFigureAddress } from '../contested/reportsFile.ts'
import { SiteLink } from './SiteLink.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { toAddress } from '../address/toAddress.ts'

/** The number of changes of a release that are visible at first. */
const SHOWN = 12

interface ChangeListProps {
  /** Limits the list to one model. */
  readonly modelId?: string
}

/** The record of changes, newest release first: all of it, or what concerns one model. */
export function ChangeList({ modelId }: ChangeListProps) {
  const record = useChangeRecord()
  useLateSection('release-', record.status === 'ready')
  return (
    <section className="site-section" id={CHANGES_SECTION} aria-labelledby="changes-title">
      <h2 id="changes-title">Record of Changes</h2>
      <p>
        {modelId === undefined
          ? 'Every release of the figures, compared figure by figure with the one before.'
          : 'What the releases of our figures added, changed or removed for this model.'}{' '}
        <span className="changes-links">
          As <a href={toAddress(CHANGES_FEED)}>Atom feed</a> or{' '}
          <a href={toAddress(CHANGES)}>JSON</a>
          {modelId !== undefined && (
            <>
              ; <SiteLink href={toAddress(`/reports#${CHANGES_SECTION}`)}>all models</SiteLink>
            </>
          )}
        </span>
      </p>
      <ContestedFigures {...(modelId !== undefined && { modelId })} />
      {record.status === 'pending' && <p role="status">Loading the record of changes…</p>}
      {record.status === 'failed' && (
        <LoadFailure onRetry={record.retry}>The record of changes could not be loaded.</LoadFailure>
      )}
      {record.status === 'ready' && (
        <Releases
          releases={
            modelId === undefined ? record.value.releases : getModelChanges(record.value, modelId)
          }
          isOfModel={modelId !== undefined}
        />
      )}
    </section>
  )
}

interface ReleasesProps {
  readonly releases: readonly RecordedRelease[]
  readonly isOfModel: boolean
}

function Releases({ releases, isOfModel }: ReleasesProps) {
  if (releases.length === 0) return <p>No change is on record.</p>
  return (
    <ol className="changes-releases">
      {releases.map((release) => (
        <li
          key={release.snapshot}
          className="site-panel"
          id={`release-${getDigest(release.snapshot)}`}
        >
          <h3>
            Release of <time dateTime={release.publishedOn}>{release.publishedOn}</time>
          </h3>
          <Release release={release} isOfModel={isOfModel} />
        </li>
      ))}
    </ol>
  )
}

function Release({ release, isOfModel }: { release: RecordedRelease; isOfModel: boolean }) {
  const { changes, addedModels, snapshot } = release
  const hidden = changes.slice(SHOWN)
  return (
    <>
      {isOfModel ? (
        addedModels.map(({ suite, suiteTitle }) => (
          <p key={suite}>Added to {suiteTitle ?? 'the figures'}.</p>
        ))
      ) : (
        <p>{formatRelease(release)}</p>
      )}
      <Changes changes={changes.slice(0, SHOWN)} isOfModel={isOfModel} />
      {hidden.length > 0 && (
        <details>
          <summary>{`${hidden.length} more`}</summary>
          <Changes changes={hidden} isOfModel={isOfModel} />
        </details>
      )}
      {!isOfModel &&
        addedModels.map((added) => (
          <details key={added.suite}>
            <summary>{formatAddedModels(added)}</summary>
            <p className="changes-models">{added.modelIds.join(', ')}</p>
          </details>
        ))}
      <p className="changes-digest">
        {!isOfModel && (
          <>
            <SiteLink href={toAddress(toReleasePath(getReleaseId(snapshot)))}>
              The report on this release
            </SiteLink>
            {' · '}
          </>
        )}
        <a href={toAddress(`/snapshots/${snapshot}`)}>The release as it was published</a>
        <span>
          {' '}
          SHA-256 <code>{getDigest(snapshot)}</code>
        </span>
      </p>
    </>
  )
}

interface ChangesProps {
  readonly changes: readonly RecordedChange[]
  readonly isOfModel: boolean
}

function Changes({ changes, isOfModel }: ChangesProps) {
  if (changes.length === 0) return null
  return (
    <ul>
      {changes.map((change) => (
        <li key={JSON.stringify([change.suite, change.modelId, change.measure, change.figure])}>
          {!isOfModel && (
            <>
              <SiteLink href={toAddress(`/model/${encodeURIComponent(change.modelId)}`)}>
                <bdi>{change.model}</bdi>
              </SiteLink>
              {', '}
            </>
          )}
          <bdi>{formatFigureName(change)}</bdi>: {formatChange(change)}
          <Reason change={change} />{' '}
          <SiteLink
            className="changes-report"
            href={toProblemPath(toFigureAddress(change))}
            aria-label={`Report a problem with ${change.model}, ${formatFigureName(change)}`}
          >
            Report a problem
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function Reason({ change }: { change: RecordedChange }) {
  const reason = formatReason(change)
  return reason === undefined ? null : <span className="changes-reason"> {reason}</span>
}
