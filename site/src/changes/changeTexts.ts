import { changeTexts } from '#texts/changes.ts'
import { LOCALE } from '#texts/language.ts'
import { scoreNames } from '#texts/scores.ts'
import { formatPercent, formatPoints } from '@transparency-lab/widgets/domain'
import {
  isCorrection,
  type AddedModels,
  type FigureChange,
  type RecordedChange,
  type RecordedReason,
  type RecordedRelease,
} from './changeRecord.ts'

const MINUS = '\u2212'

/** One sentence about models that are new in a suite. */
export function formatAddedModels({ suiteTitle, modelIds }: AddedModels): string {
  const count = modelIds.length
  return suiteTitle === null
    ? changeTexts.addedModels({ count })
    : changeTexts.addedModelsTo({ count, suite: suiteTitle })
}

/** Names a figure of a model in its suite. */
export function formatFigureName({ suiteTitle, measure, figure }: FigureChange): string {
  const score = scoreNames[measure]
  const parts = [figure === null ? score : changeTexts.figure({ score, figure }), suiteTitle]
  return parts.filter((part) => part !== null).join(' · ')
}

/** Says what happened to a figure, as percentages. */
export function formatChange({ kind, from, to, difference, details }: FigureChange): string {
  const before = from === null ? '' : formatPercent(from, LOCALE)
  const after = to === null ? '' : formatPercent(to, LOCALE)
  if (kind === 'added') return changeTexts.added({ score: after })
  if (kind === 'removed') return changeTexts.removed({ score: before })
  if (kind === 'revised') {
    const names = (details ?? []).map((detail) => changeTexts.details[detail])
    return changeTexts.revised({ details: names.join(changeTexts.comma) })
  }
  // If both round to the same text, show all digits.
  const texts =
    before === after ? { from: String(from), to: String(to) } : { from: before, to: after }
  return changeTexts.changed({ ...texts, points: formatDifference(difference ?? 0) })
}

function formatDifference(difference: number): string {
  const sign = difference < 0 ? MINUS : '+'
  return `${sign}${formatPoints(Math.abs(difference), LOCALE)}`
}

/** Says why a figure changed, and whose mistake that corrects; undefined where no reason is needed or given. */
export function formatReason(change: RecordedChange): string | undefined {
  return formatGivenReason(change) ?? (isCorrection(change) ? changeTexts.noReason : undefined)
}

function formatGivenReason({ reason, correctedBy, report }: RecordedReason): string | undefined {
  if (reason === null) return undefined
  const text =
    correctedBy === 'us' ? changeTexts.byUs({ reason }) : changeTexts.bySource({ reason })
  return report === null ? text : changeTexts.withReport({ reason: text, report })
}

/** Says in one line what happened to a figure of a model, and why. */
export function formatRecordedChange(change: RecordedChange): string {
  const reason = formatReason(change)
  const text = changeTexts.line({
    model: change.model,
    figure: formatFigureName(change),
    change: formatChange(change),
  })
  return reason === undefined ? text : `${text}. ${reason}`
}

/**
 * Returns the place of a release among those of its day, from 1.
 *
 * @param releases all of the record, newest first
 */
export function getPlaceInDay(
  { publishedOn, snapshot }: RecordedRelease,
  releases: readonly RecordedRelease[],
): number {
  const ofDay = releases.filter((other) => other.publishedOn === publishedOn)
  return ofDay.length - ofDay.findIndex((other) => other.snapshot === snapshot)
}

/**
 * Returns the title of a release. Later ones of a day have their place in it.
 *
 * @param releases all of the record, newest first
 */
export function getReleaseTitle(
  release: RecordedRelease,
  releases: readonly RecordedRelease[],
): string {
  const place = getPlaceInDay(release, releases)
  const date = release.publishedOn
  return place === 1 ? changeTexts.title({ date }) : changeTexts.laterTitle({ date, place })
}

/** Summarizes a release: what happened to its figures, what else changed, and why if no figure says it. */
export function formatRelease(release: RecordedRelease): string {
  const { addedModels, changes, otherParts, otherReason } = release
  const corrected = changes.filter(isCorrection).length
  const revised = changes.filter(({ kind }) => kind === 'revised').length
  const added = changes.length - corrected - revised
  const parts = [
    ...(corrected > 0 ? [changeTexts.changedFigures({ count: corrected })] : []),
    ...(revised > 0 ? [changeTexts.revisedFigures({ count: revised })] : []),
    ...addedModels.map(formatAddedModels),
    ...(added > 0 ? [changeTexts.addedFigures({ count: added })] : []),
  ]
  const figures = parts.length === 0 ? changeTexts.nothing : `${parts.join(changeTexts.semicolon)}.`
  if (otherParts.length === 0) return figures
  const others = otherParts.map((part) => changeTexts.otherParts[part])
  const changed = changeTexts.others({ parts: others.join(changeTexts.comma) })
  const reason = formatGivenReason(otherReason)
  return [figures, changed, reason].filter((part) => part !== undefined).join(' ')
}
