import { contestedListTexts } from '#texts/contestedList.tsx'
import { loadReports } from '../../contested/loadReports.ts'
import {
  CONTESTED_PREFIX,
  REPORTS_PATH,
  type PublicReport,
  type ReportsFile,
} from '../../contested/reportsFile.ts'
import { formatContestedFigure, formatState } from '../../contested/reportTexts.ts'
import { useLoaded } from '../../data/useLoaded.ts'
import { useLateSection } from '../../page/useLateSection.ts'
import { getReleaseId, toReleasePath } from '../../releases/releaseReport.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { SiteLink } from '../SiteLink.tsx'
import { toAddress } from '../../address/toAddress.ts'

interface ContestedFiguresProps {
  /** Limits the list to one model. */
  readonly modelId?: string
}

/** What became of reports that figures are wrong, newest first; nothing for a model without any. */
export function ContestedFigures({ modelId }: ContestedFiguresProps) {
  const file = useLoaded(loadReports)
  useLateSection(CONTESTED_PREFIX, file.status === 'ready')
  const isOfModel = modelId !== undefined
  const reports = file.status === 'ready' ? listReports(file.value, modelId) : []
  if (isOfModel && file.status !== 'failed' && reports.length === 0) return null
  return (
    <div className="contested" id="contested">
      <h3>{contestedListTexts.title}</h3>
      {!isOfModel && (
        <p>{contestedListTexts.lead({ json: <a href={toAddress(REPORTS_PATH)}>JSON</a> })}</p>
      )}
      {file.status === 'pending' && <p role="status">{contestedListTexts.loading}</p>}
      {file.status === 'failed' && (
        <LoadFailure onRetry={file.retry}>{contestedListTexts.failed}</LoadFailure>
      )}
      {file.status === 'ready' && reports.length === 0 && <p>{contestedListTexts.none}</p>}
      {reports.length > 0 && (
        <ol className="changes-releases">
          {reports.map((report) => (
            <li
              key={report.number}
              className="site-panel"
              id={`${CONTESTED_PREFIX}${report.number}`}
            >
              <Report report={report} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function listReports({ reports }: ReportsFile, modelId: string | undefined) {
  return modelId === undefined ? reports : reports.filter((report) => report.modelId === modelId)
}

function Report({ report }: { readonly report: PublicReport }) {
  const { number, reportedOn, decidedOn, reason, providerWords, correctedIn } = report
  const date = <time dateTime={reportedOn}>{reportedOn}</time>
  const figure = (
    <SiteLink href={toAddress(`/model/${encodeURIComponent(report.modelId)}`)}>
      <bdi>{formatContestedFigure(report)}</bdi>
    </SiteLink>
  )
  return (
    <>
      <h4>{contestedListTexts.heading({ number, state: formatState(report) })}</h4>
      <p>
        {decidedOn === undefined
          ? contestedListTexts.reported({ figure, date })
          : contestedListTexts.decided({
              figure,
              date,
              decided: <time dateTime={decidedOn}>{decidedOn}</time>,
            })}
      </p>
      {reason !== undefined && <p dir="auto">{reason}</p>}
      {providerWords !== undefined && (
        <figure className="contested-words">
          <figcaption>{contestedListTexts.providerSays}</figcaption>
          <blockquote dir="auto">{providerWords}</blockquote>
        </figure>
      )}
      {correctedIn !== null && (
        <p>
          <SiteLink href={toAddress(toReleasePath(getReleaseId(correctedIn.snapshot)))}>
            {contestedListTexts.corrected({ date: correctedIn.publishedOn })}
          </SiteLink>
        </p>
      )}
    </>
  )
}
