import {
  CATEGORY_LABELS,
  formatCount,
  formatPercent,
  formatPoints,
  selectPlural,
} from '@transparency-lab/widgets/domain'
import {
  isCorrection,
  type AddedModels,
  type FigureChange,
  type RecordedChange,
  type RecordedRelease,
} from './changeRecord.ts'

const MODELS = { one: 'model', other: 'models' }
const FIGURES = { one: 'figure', other: 'figures' }
const MINUS = '\u2212'

/** One sentence about models that are new in a suite. */
export function formatAddedModels({ suiteTitle, modelIds }: AddedModels): string {
  const count = modelIds.length
  const models = `${formatCount(count)} ${selectPlural(count, MODELS)} added`
  return suiteTitle === null ? models : `${models} to ${suiteTitle}`
}

/** Names a figure of a model in its suite. */
export function formatFigureName({ suiteTitle, measure, figure }: FigureChange): string {
  const name = measure === 'composite' ? 'Composite' : CATEGORY_LABELS[measure]
  const parts = [figure === null ? name : `${name}, ${figure}`, suiteTitle]
  return parts.filter((part) => part !== null).join(' · ')
}

/** Says what happened to a figure, as percentages. */
export function formatChange({ kind, from, to, difference }: FigureChange): string {
  const before = from === null ? '' : formatPercent(from)
  const after = to === null ? '' : formatPercent(to)
  if (kind === 'added') return `added: ${after}`
  if (kind === 'removed') return `removed: it was ${before}`
  // If both round to the same text, show all digits.
  const texts = before === after ? [String(from), String(to)] : [before, after]
  return `${texts.join(' → ')} (${formatDifference(difference ?? 0)})`
}

function formatDifference(difference: number): string {
  const sign = difference < 0 ? MINUS : '+'
  return `${sign}${formatPoints(Math.abs(difference))} points`
}

/** Says why a figure was changed or removed, and whose mistake that corrects; undefined for an added one. */
export function formatReason(change: RecordedChange): string | undefined {
  if (!isCorrection(change)) return undefined
  const { reason, correctedBy, report } = change
  if (reason === null) return 'No reason is on record yet.'
  const by = correctedBy === 'us' ? 'Our own correction' : 'Correction by the source'
  return `${by}: ${reason}${report === null ? '' : ` (Report no. ${report})`}`
}

/** Says in one line what happened to a figure of a model, and why. */
export function formatRecordedChange(change: RecordedChange): string {
  const reason = formatReason(change)
  const text = `${change.model}, ${formatFigureName(change)}: ${formatChange(change)}`
  return reason === undefined ? text : `${text}. ${reason}`
}

/** Summarizes a release in one sentence. */
export function formatRelease({ addedModels, changes }: RecordedRelease): string {
  const corrected = changes.filter(isCorrection).length
  const added = changes.length - corrected
  const parts = [
    ...(corrected > 0 ? [`${formatFigures(corrected)} changed or removed`] : []),
    ...addedModels.map(formatAddedModels),
    ...(added > 0 ? [`${formatFigures(added)} added to known models`] : []),
  ]
  return parts.length === 0 ? 'No published figure changed.' : `${parts.join('; ')}.`
}

function formatFigures(count: number): string {
  return `${formatCount(count)} ${selectPlural(count, FIGURES)}`
}
