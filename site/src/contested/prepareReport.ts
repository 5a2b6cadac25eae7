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
const MAX_ADDRESS_LENGTH = 1900

/**
 * The most characters that the title, the sender's name and the sender's mailbox may each add to an address that is too
 * long.
 */
const MAX_PART_LENGTH = 300

/** Creates an address from a title and a text. */
type CreateAddress = (title: string, body: string) => string

/** What an address contains. */
interface Message {
  readonly title: string
  readonly text: string
  /** Returns the lines about the sender. `change` shortens the name and the mailbox. */
  readonly sign?: (change: (text: string) => string) => string
}

/**
 * Prepares messages with a report. An issue is public, so it has neither name nor mailbox, and there is none unless the
 * words may be published.
 */
export function prepareReport(
  report: ProblemReport,
  { email, trackerUrl }: ReportTargets,
): readonly PreparedLink[] {
  const title = texts.title({ figure: toLine(report.reportedFigure) })
  const text = formatReport(report)
  const sign = (change: (text: string) => string) => formatSender(report, change)
  const mail: CreateAddress = (subject, body) =>
    `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  const links = [{ label: texts.mail, href: fit(mail, { title, text, sign }) }]
  if (trackerUrl === undefined || !report.mayPublish) return links
  return [...links, { label: texts.issue, href: fit(toIssue(trackerUrl), { title, text }) }]
}

function formatSender(report: ProblemReport, change: (text: string) => string): string {
  const { name, contactEmail, mayPublish } = report
  const from = texts.sender({ name: change(name), address: change(contactEmail) })
  return `\n\n${from}\n${mayPublish ? texts.mayPublish : texts.mayNotPublish}`
}

function toIssue(trackerUrl: string): CreateAddress {
  return (title, body) => {
    const address = new URL(trackerUrl)
    address.searchParams.set('title', title)
    address.searchParams.set('body', body)
    return address.href
  }
}

/** Creates the longest address that every program takes. What does not fit is in the copy of the form. */
function fit(create: CreateAddress, { title, text, sign = () => '' }: Message): string {
  const whole = create(title, text + sign((part) => part))
  if (whole.length <= MAX_ADDRESS_LENGTH) return whole
  const most = create('', '').length + MAX_PART_LENGTH
  const cutPart = (part: string) =>
    cutText(part, '…', (shorter) => create(shorter, '').length <= most)
  const subject = cutPart(title)
  const end = `\n\n${texts.cut}${sign(cutPart)}`
  const isShort = (body: string) => create(subject, body).length <= MAX_ADDRESS_LENGTH
  return create(subject, isShort(text + end) ? text + end : cutText(text, end, isShort))
}

/** Returns a text if it is short, or else its longest beginning of whole characters that is short with an end. */
function cutText(text: string, end: string, isShort: (text: string) => boolean): string {
  if (isShort(text)) return text
  const letters = Array.from(text)
  const begin = (count: number) => letters.slice(0, count).join('') + end
  let [fits, tooMany] = [0, letters.length]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (isShort(begin(middle))) fits = middle
    else tooMany = middle
  }
  return begin(fits)
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
