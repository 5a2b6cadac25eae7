import { changeListTexts } from '#texts/changeList.tsx'
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
  getReleaseTitle,
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
import { SNAPSHOTS_FOLDER } from '../releases/paths.ts'

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
      <h2 id="changes-title">{changeListTexts.title}</h2>
      <p>
        {modelId === undefined ? changeListTexts.lead : changeListTexts.leadOfModel}{' '}
        <span className="changes-links">
          <Formats isOfModel={modelId !== undefined} />
        </span>
      </p>
      <ContestedFigures {...(modelId !== undefined && { modelId })} />
      {record.status === 'pending' && <p role="status">{changeListTexts.loading}</p>}
      {record.status === 'failed' && (
        <LoadFailure onRetry={record.retry}>{changeListTexts.failed}</LoadFailure>
      )}
      {record.status === 'ready' && (
        <Releases
          releases={
            modelId === undefined ? record.value.releases : getModelChanges(record.value, modelId)
          }
          all={record.value.releases}
          isOfModel={modelId !== undefined}
        />
      )}
    </section>
  )
}

function Formats({ isOfModel }: { readonly isOfModel: boolean }) {
  const feed = <a href={toAddress(CHANGES_FEED)}>{changeListTexts.feed}</a>
  const json = <a href={toAddress(CHANGES)}>JSON</a>
  if (!isOfModel) return changeListTexts.formats({ feed, json })
  const all = (
    <SiteLink href={toAddress(`/reports#${CHANGES_SECTION}`)}>{changeListTexts.allModels}</SiteLink>
  )
  return changeListTexts.formatsOfModel({ feed, json, all })
}

interface ReleasesProps {
  readonly releases: readonly RecordedRelease[]
  /** All of the record. */
  readonly all: readonly RecordedRelease[]
  readonly isOfModel: boolean
}

function Releases({ releases, all, isOfModel }: ReleasesProps) {
  if (releases.length === 0) return <p>{changeListTexts.none}</p>
  return (
    <ol className="changes-releases">
      {releases.map((release) => (
        <li
          key={release.snapshot}
          className="site-panel"
          id={`release-${getDigest(release.snapshot)}`}
        >
          <h3>{getReleaseTitle(release, all)}</h3>
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
          <p key={suite}>
            {suiteTitle === null
              ? changeListTexts.added
              : changeListTexts.addedTo({ suite: suiteTitle })}
          </p>
        ))
      ) : (
        <p>{formatRelease(release)}</p>
      )}
      <Changes changes={changes.slice(0, SHOWN)} isOfModel={isOfModel} />
      {hidden.length > 0 && (
        <details className="changes-more">
          <summary>{changeListTexts.more({ count: hidden.length })}</summary>
          <Changes changes={hidden} isOfModel={isOfModel} />
        </details>
      )}
      {!isOfModel &&
        addedModels.map((added) => (
          <details key={added.suite}>
            <summary>{formatAddedModels(added)}</summary>
            <p className="changes-models" dir="ltr">
              {added.modelIds.join(', ')}
            </p>
          </details>
        ))}
      <p className="changes-digest">
        {!isOfModel && (
          <>
            <SiteLink href={toAddress(toReleasePath(getReleaseId(snapshot)))}>
              {changeListTexts.report}
            </SiteLink>
            {' · '}
          </>
        )}
        <a href={toAddress(SNAPSHOTS_FOLDER + snapshot)}>{changeListTexts.file}</a>
        <span>
          {' '}
          SHA-256 <code dir="ltr">{getDigest(snapshot)}</code>
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
              {changeListTexts.comma}
            </>
          )}
          <bdi>{formatFigureName(change)}</bdi>: {formatChange(change)}
          <Reason change={change} />{' '}
          <SiteLink
            className="changes-report"
            href={toProblemPath(toFigureAddress(change))}
            aria-label={changeListTexts.reportProblemWith({
              model: change.model,
              figure: formatFigureName(change),
            })}
          >
            {changeListTexts.reportProblem}
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
