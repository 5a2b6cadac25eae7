import { reportMessageTexts } from '#texts/reportMessage.ts'
import type { PreparedLink } from '@transparency-lab/widgets'
import type { ProblemReport } from '@transparency-lab/widgets/domain'

/** Where a visitor can send a report without a backend. */
export interface ReportTargets {
  /** The lab's mailbox. */
  readonly email: string
  /** The page for a new issue of a public tracker, if there is one. */
  readonly trackerUrl: string | undefined
}

const texts = reportMessageTexts

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
  const title = texts.title({ figure: toLine(report.reportedFigure) })
  const about = formatReport(report)
  const from = texts.sender({ name: report.name, address: report.contactEmail })
  const sender = `\n\n${from}\n${report.mayPublish ? texts.mayPublish : texts.mayNotPublish}`
  const mail = (body: string) =>
    `mailto:${email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`
  const links = [{ label: texts.mail, href: fit(mail, about, sender) }]
  if (trackerUrl === undefined || !report.mayPublish) return links
  return [...links, { label: texts.issue, href: fit(toIssue(trackerUrl, title), about) }]
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
  const cut = `\n\n${texts.cut}${end}`
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
    texts.figure({ figure: toLine(reportedFigure) }),
    figure && texts.address({ address: formatAddress(figure) }),
    texts.reportedBy({ role: texts.roles[reporterRole] }),
    `${texts.problem}\n${problem}`,
    correction === '' ? undefined : `${texts.correction}\n${correction}`,
    evidenceUrl === '' ? undefined : texts.evidence({ address: evidenceUrl }),
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
