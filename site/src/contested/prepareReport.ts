import type { PreparedLink } from '@transparency-lab/widgets'
import type { ProblemReport } from '@transparency-lab/widgets/domain'

/** Where a visitor can send a report without a backend. */
export interface ReportTargets {
  /** The lab's mailbox. */
  readonly email: string
  /** The page for a new issue of a public tracker, if there is one. */
  readonly trackerUrl: string | undefined
}

const ROLES: Readonly<Record<ProblemReport['reporterRole'], string>> = {
  reader: 'a reader',
  provider: 'the model’s provider',
  evaluator: 'the suite’s evaluator',
}

/** Some mail programs and servers take no longer address. */
const LONGEST_ADDRESS = 1900

/**
 * Prepares messages with a report. An issue is public, so it has neither name nor mailbox, and there is none unless the
 * words may be published.
 */
export function prepareReport(
  report: ProblemReport,
  { email, trackerUrl }: ReportTargets,
): readonly PreparedLink[] {
  const title = `Wrong figure: ${toLine(report.reportedFigure)}`
  const about = formatReport(report)
  const sender = `\n\nFrom: ${report.name} <${report.contactEmail}>\nMay be published: ${report.mayPublish ? 'yes' : 'no'}`
  const mail = (body: string) =>
    `mailto:${email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`
  const links = [{ label: 'Send as an e-mail', href: fit(mail, about, sender) }]
  if (trackerUrl === undefined || !report.mayPublish) return links
  return [...links, { label: 'Open a public issue', href: fit(toIssue(trackerUrl, title), about) }]
}

function toIssue(trackerUrl: string, title: string) {
  return (body: string) => {
    const address = new URL(trackerUrl)
    address.searchParams.set('title', title)
    address.searchParams.set('body', body)
    return address.href
  }
}

/** Creates the longest address that every program takes. What does not fit is in the copy of the form. */
function fit(create: (body: string) => string, text: string, end = ''): string {
  const whole = create(text + end)
  if (whole.length <= LONGEST_ADDRESS) return whole
  const cut = `\n\n[The rest is too long for this link. Please paste the copy of your report.]${end}`
  const letters = Array.from(text)
  let [fits, tooMany] = [0, letters.length]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    const isShort = create(letters.slice(0, middle).join('') + cut).length <= LONGEST_ADDRESS
    if (isShort) fits = middle
    else tooMany = middle
  }
  return create(letters.slice(0, fits).join('') + cut)
}

function formatReport(report: ProblemReport): string {
  const { figure, reportedFigure, problem, correction, evidenceUrl, reporterRole } = report
  const parts = [
    `Figure: ${toLine(reportedFigure)}`,
    figure && `Address: ${formatAddress(figure)}`,
    `Reported by: ${ROLES[reporterRole]}`,
    `What is wrong:\n${problem}`,
    correction === '' ? undefined : `What it should be:\n${correction}`,
    evidenceUrl === '' ? undefined : `Evidence: ${evidenceUrl}`,
  ]
  return parts.filter((part) => part !== undefined).join('\n\n')
}

function formatAddress({
  modelId,
  suiteId,
  measure,
  figure,
}: NonNullable<ProblemReport['figure']>) {
  return [suiteId, modelId, measure, figure].filter((part) => part !== undefined).join(' / ')
}

/** A title and a subject are one line. */
function toLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
