import { type ContestedFigure } from '@transparency-lab/widgets/domain'
import { isSameFigure } from '@transparency-lab/widgets/domain-internal'
import { toFigureAddress } from '../src/contested/reportsFile.ts'
import {
  isCorrection,
  isExplainable,
  type CorrectedBy,
  type FigureChange,
  type OtherPart,
} from '../src/changes/changeRecord.ts'
import { compareOtherParts } from './compareOtherParts.ts'
import { compareReleases, findSuitesByUrl } from './compareReleases.ts'
import { readWholeRelease } from './releaseModels.ts'
import { RECORD_NAME, type Reason } from './releaseRecord.ts'
import { archivedReleases, parseRelease } from './releases.ts'

const CORRECTED_BY: readonly CorrectedBy[] = ['us', 'source']
const MAX_LISTED = 20

/** What a new release says differently about what was published. */
export interface Corrections {
  /** The published figures that it changes, revises or removes. */
  readonly figures: readonly FigureChange[]
  /** What else it changes. */
  readonly otherParts: readonly OtherPart[]
}

/** Finds what a new release says differently from the newest archived one. */
export async function findCorrections(folder: string, release: string): Promise<Corrections> {
  const [newest] = await archivedReleases(folder)
  if (newest === undefined) return { figures: [], otherParts: [] }
  const earlier = await readWholeRelease(newest.snapshot)
  const later = await readWholeRelease(parseRelease(release))
  const suites = findSuitesByUrl([later])
  return {
    figures: compareReleases(earlier, later, suites).filter(isExplainable),
    otherParts: compareOtherParts(earlier, later, suites),
  }
}

/**
 * Checks that there is a reason when published scores change, and none when nothing that was published does.
 *
 * @throws Error otherwise; its message lists the changes, and how to give a reason
 */
export function requireReason(
  { figures, otherParts }: Corrections,
  reason: Reason | undefined,
): void {
  if (figures.length + otherParts.length === 0 && reason !== undefined) {
    throw new Error('--reason explains what a release corrects, and this one corrects nothing.')
  }
  const corrections = figures.filter(isCorrection)
  if (corrections.length === 0 || reason !== undefined) return
  const listed = corrections.slice(0, MAX_LISTED).map((change) => `  ${formatChange(change)}`)
  const rest = corrections.length - listed.length
  throw new Error(
    [
      `This release changes or removes ${corrections.length} published figures:`,
      ...listed,
      ...(rest > 0 ? [`  and ${rest} more`] : []),
      'Say why, and whose mistake it corrects: --reason "…" --corrected-by us|source.',
      'If a report led to it, name its number: --report 12.',
      `If there are several reasons, edit ${RECORD_NAME} afterwards; a reason there can name a suite and a model.`,
    ].join('\n'),
  )
}

/** Formats a change as one line, with fractions as they are stored. */
function formatChange({ suite, modelId, measure, figure, from, to }: FigureChange): string {
  const what = [suite, modelId, measure, figure].filter((part) => part !== null).join(' / ')
  return `${what}: ${from ?? 'nothing'} → ${to ?? 'removed'}`
}

/**
 * Parses the options that give a reason; undefined without them.
 *
 * @param report the number of the report that led to the correction
 * @throws Error when one of them is missing or invalid
 */
export function parseReason(
  reason: string | undefined,
  correctedBy: string | undefined,
  report?: string,
): Reason | undefined {
  if (reason === undefined && correctedBy === undefined) {
    if (report === undefined) return undefined
    throw new Error('--report names what led to a correction, beside --reason and --corrected-by.')
  }
  const by = CORRECTED_BY.find((known) => known === correctedBy)
  if (by === undefined) {
    throw new Error(
      `--corrected-by must be “us” or “source” beside --reason, not “${correctedBy ?? ''}”.`,
    )
  }
  if (reason === undefined || reason.trim() === '') {
    throw new Error('--reason must be a sentence beside --corrected-by.')
  }
  const number = report === undefined ? undefined : parseReportNumber(report)
  return { reason: reason.trim(), correctedBy: by, ...(number !== undefined && { report: number }) }
}

function parseReportNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Error(`--report must be the number of a report, such as 12, not “${text}”.`)
}

/**
 * Checks that the report of a reason is one on a figure that the release corrects or revises.
 *
 * @throws Error otherwise; its message says what to do
 */
export function requireReport(
  { figures }: Corrections,
  { report }: Partial<Reason>,
  contested: readonly ContestedFigure[],
): void {
  if (report === undefined) return
  const found = contested.find(({ number }) => number === report)
  if (found === undefined) throw new Error(`There is no report no. ${report} in reports.json.`)
  if (found.state !== 'corrected') {
    throw new Error(
      `Report no. ${report} is “${found.state}” in reports.json. Set it to “corrected” first.`,
    )
  }
  if (figures.some((change) => isSameFigure(toFigureAddress(change), found))) return
  throw new Error(`This release does not change the figure of report no. ${report}.`)
}
