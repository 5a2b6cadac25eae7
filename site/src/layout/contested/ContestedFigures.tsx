import { loadReports } from '../../contested/loadReports.ts'
import {
  CONTESTED_PREFIX,
  REPORTS,
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
      <h3>Contested Figures</h3>
      {!isOfModel && (
        <p>
          Reports that a figure is wrong, and what became of them. Also as{' '}
          <a href={toAddress(REPORTS)}>JSON</a>.
        </p>
      )}
      {file.status === 'pending' && <p role="status">Loading the reports on figures…</p>}
      {file.status === 'failed' && (
        <LoadFailure onRetry={file.retry}>The reports on figures could not be loaded.</LoadFailure>
      )}
      {file.status === 'ready' && reports.length === 0 && <p>No figure is contested.</p>}
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
  return (
    <>
      <h4>
        No. {number}: {formatState(report)}
      </h4>
      <p>
        <SiteLink href={toAddress(`/model/${encodeURIComponent(report.modelId)}`)}>
          <bdi>{formatContestedFigure(report)}</bdi>
        </SiteLink>
        . Reported on <time dateTime={reportedOn}>{reportedOn}</time>
        {decidedOn !== undefined && (
          <>
            , decided on <time dateTime={decidedOn}>{decidedOn}</time>
          </>
        )}
        .
      </p>
      {reason !== undefined && <p dir="auto">{reason}</p>}
      {providerWords !== undefined && (
        <figure className="contested-words">
          <figcaption>The provider says:</figcaption>
          <blockquote dir="auto">{providerWords}</blockquote>
        </figure>
      )}
      {correctedIn !== null && (
        <p>
          <SiteLink href={toAddress(toReleasePath(getReleaseId(correctedIn.snapshot)))}>
            Corrected in the release of {correctedIn.publishedOn}
          </SiteLink>
        </p>
      )}
    </>
  )
}
