import { reportsTexts } from '#texts/reports.ts'
import { getReports, type SiteReport } from '../content/reports.ts'

interface ReportListProps {
  readonly title: string
  readonly status: SiteReport['status']
}

/** The reports with one status, and their count. */
export function ReportList({ title, status }: ReportListProps) {
  const reports = getReports(status)
  return (
    <section className="site-section" aria-labelledby={status}>
      <h2 id={status}>
        {title} <span className="site-count">({reports.length})</span>
      </h2>
      <div className="site-cards">
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </div>
    </section>
  )
}

function ReportCard({ report }: { report: SiteReport }) {
  const { id, title, date, summary, highlights, downloadUrl, status } = report
  return (
    <article className="site-panel" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p className="site-date">
        {status === 'upcoming' && reportsTexts.plannedFor}
        <time dateTime={date}>{date}</time>
      </p>
      <p>{summary}</p>
      <ul>
        {highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      {status === 'published' && (
        <p className="site-links">
          <a href={downloadUrl} aria-label={reportsTexts.downloadOf({ title })}>
            {reportsTexts.download}
          </a>
          <a href={`#${id}`} aria-label={reportsTexts.viewOf({ title })}>
            {reportsTexts.view}
          </a>
          {downloadUrl.startsWith('#') && <span>{reportsTexts.notAvailable}</span>}
        </p>
      )}
    </article>
  )
}
