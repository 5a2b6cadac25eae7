import { type Category } from '@transparency-lab/widgets/domain'
import { MAX_VALUE } from '@transparency-lab/widgets/domain-internal'
import type { Figure, Format, Meaning, Range, Run } from '../formats/importer.ts'
import { PERCENT_RANGE, UNIT_RANGE } from '../../file/meaningRules.ts'
import { showText } from '../../file/showText.ts'
import { checkCount } from './checkCount.ts'
import { checkUncertainty } from './checkUncertainty.ts'
import { findSilence, nameJudge } from './findSilence.ts'
import { nameSource } from '../mapping/createMapper.ts'
import { nameInMapping, type MappingName } from '../mapping/nameInMapping.ts'
import { proposeAliases } from '../models/proposeAliases.ts'
import { findMetric } from '../metrics/findMetric.ts'
import type { MetricRow, MetricUse } from '../metrics/MetricRow.ts'

interface Judged {
  readonly category: Category | null
  /** The direction that the file or else the table of metrics declares; null if neither does. */
  readonly lowerIsBetter: boolean | null
}

/** A figure that is used. */
export interface UsedFigure extends Judged {
  readonly figure: Omit<Figure, 'lookup'>
  readonly meaning: Meaning
  readonly reason: null
}

/** A figure that is not used, with what a report shows of it. */
export interface UnusedFigure extends Judged {
  readonly figure: Pick<Figure, 'metric' | 'n' | 'standardError' | 'task' | 'value' | 'variant'>
  readonly meaning: undefined
  /** Why the figure is not used. */
  readonly reason: string
  /** Its name in a mapping, if all that it lacks is a meaning that a mapping can give. */
  readonly open?: MappingName | undefined
}

/** A figure with the decision whether it is used. */
export type JudgedFigure = UnusedFigure | UsedFigure

const VALUES = `${-MAX_VALUE} to ${MAX_VALUE}`

/** Decides from the file and the table of metrics whether a figure is used. */
export function judgeFigure(format: Format, run: Run, figure: Figure): JudgedFigure {
  const row = findRow(format, figure)
  const known = figure.meaning ?? (row === undefined ? figure.declared : row)
  const category = known?.category ?? null
  const lowerIsBetter = figure.lowerIsBetter ?? getDirection(row)
  const meaning = figure.meaning ?? findMeaning(row, figure)
  const unused = (reason: string): UnusedFigure => ({
    figure: checkUncertainty(figure, figure.range),
    category,
    lowerIsBetter,
    meaning: undefined,
    reason,
  })
  const rejection =
    run.rejection ?? figure.rejection ?? valueProblem(figure.value) ?? countProblem(figure)
  if (rejection !== null) return unused(rejection)
  if (typeof meaning === 'string') {
    const isOpen = row === undefined || row.isOpen === true
    return { ...unused(meaning), open: isOpen ? nameInMapping(format, run, figure) : undefined }
  }
  const problem =
    directionProblem(figure, meaning) ??
    rangeProblem(row, figure) ??
    modelProblem(run) ??
    findSilence(row, run, figure) ??
    supersededBy(row, run, figure)
  if (problem !== null) return unused(problem)
  const used = checkUncertainty(dropCountOfWhole(row, figure), figure.range ?? UNIT_RANGE)
  return {
    figure: checkCount(format, meaning, nameJudge(row, used)),
    category,
    lowerIsBetter,
    meaning,
    reason: null,
  }
}

/** Finds the row of a figure; none if the row is open and the file declares a meaning, which then applies. */
function findRow(format: Format, { declared, lookup }: Figure): MetricRow | undefined {
  const row = findMetric(lookup.format ?? format, lookup)
  return row?.isOpen === true && declared !== undefined ? undefined : row
}

function getDirection(row: MetricRow | undefined): boolean | null {
  return typeof row?.use === 'object' ? row.use.lowerIsBetter : null
}

function valueProblem(value: unknown): string | null {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return 'it is not a number: it is not finite'
    return isTooLarge(value) ? `it is too large: ${value}; allowed: ${VALUES}` : null
  }
  if (value === null || value === undefined) return 'it has no value'
  const text = typeof value === 'string' ? JSON.stringify(showText(value, 40)) : typeof value
  return `it is not a number: ${text}`
}

/** Rejects a value of 0 over no prompts: it is the initial value of a tool, not a measurement. */
function countProblem({ n, value }: Figure): string | null {
  return n === 0 && value === 0 ? 'its file counts no prompts for it' : null
}

/** Returns the meaning of a figure, or the reason why it has none. */
function findMeaning(row: MetricRow | undefined, figure: Figure): Meaning | string {
  if (row === undefined) return figure.declared ?? 'the table of metrics has no row for it'
  if (typeof row.use === 'string') return row.use
  if (row.category === null) return 'it belongs to no category'
  const { lowerIsBetter, measure } = row.use
  const subcategory = nameFigure(row.use, figure)
  const prompts = row.use.prompts ?? figure.lookup.benchmark
  const meaning = {
    ...{ category: row.category, subcategory, lowerIsBetter, measure, prompts },
    ...findPart(row.use, figure, subcategory),
  }
  return figure.declared === undefined ? meaning : checkDeclared(figure.declared, meaning)
}

/** Names the part of the prompts that a figure covers after its benchmark, its subcategory or its detail. */
function findPart(
  { part, within }: MetricUse,
  { detail, lookup: { benchmark } }: Figure,
  subcategory: string,
): Pick<Meaning, 'part' | 'within'> {
  if (part === undefined) return { part: detail }
  return {
    part: part === 'counted' ? benchmark : subcategory,
    ...(within !== undefined && { within: within.replace('{benchmark}', () => benchmark) }),
  }
}

/**
 * Returns a declared meaning, or the reason why it contradicts the table of metrics. It keeps the direction of the
 * table, with which the file's own direction is compared later.
 */
function checkDeclared(declared: Meaning, expected: Meaning): Meaning | string {
  for (const field of ['category', 'measure'] as const) {
    if (declared[field] !== expected[field]) {
      return `its file contradicts the table of metrics: it declares the ${field} ${declared[field]}`
    }
  }
  return { ...declared, lowerIsBetter: expected.lowerIsBetter }
}

/** Removes the number of prompts from a part whose file has only that of the whole. */
function dropCountOfWhole(row: MetricRow | undefined, figure: Figure): Figure {
  const isCounted = typeof row?.use !== 'object' || row.use.part !== 'uncounted'
  return isCounted ? figure : { ...figure, n: null, otherCounts: [] }
}

function nameFigure({ name }: MetricUse, { detail, lookup }: Figure): string {
  const filled = name
    .replace('{benchmark}', () => lookup.benchmark)
    .replace('{metric}', () => lookup.metric)
  return detail === undefined ? filled : `${filled}, ${detail}`
}

function directionProblem(figure: Figure, meaning: Meaning): string | null {
  const { lowerIsBetter } = figure
  if (lowerIsBetter === null || lowerIsBetter === meaning.lowerIsBetter) return null
  const declared = lowerIsBetter ? 'lower' : 'higher'
  const other = figure.meaning === undefined ? 'the table of metrics' : nameSource(figure.meaning)
  return `its file contradicts ${other}: it declares that ${declared} is better`
}

/** Only a mapping, or a file whose metric the table does not list, can declare another range than a share. */
function rangeProblem(row: MetricRow | undefined, figure: Figure): string | null {
  const { value, meaning, declared } = figure
  const range = figure.range ?? UNIT_RANGE
  if ([range.low, range.high].some(isTooLarge)) {
    return `its range is too large: ${range.low} to ${range.high}; allowed: ${VALUES}`
  }
  const isShare = isSame(range, UNIT_RANGE) || isSame(range, PERCENT_RANGE)
  if (!isShare && meaning === undefined && (row !== undefined || declared === undefined)) {
    return `its range is not that of a share: ${range.low} to ${range.high}`
  }
  if (typeof value === 'number' && (value < range.low || value > range.high)) {
    return `it is out of its range: ${value}; allowed: ${range.low} to ${range.high}${nameScale(range, meaning)}`
  }
  return null
}

/** Says how a person who gave the figure a meaning without a range can declare one. */
function nameScale(range: Range, meaning: Meaning | undefined): string {
  if (meaning === undefined || !isSame(range, UNIT_RANGE)) return ''
  return meaning.own === undefined
    ? ', unless its "range", or its "unit" as percent, says otherwise'
    : ', unless its "scale" says otherwise, such as 0 to 10, or 0 to 100 in percent'
}

function modelProblem({ model, modelProblem: problem, namedBy }: Run): string | null {
  if (model === null) return 'the file names no model'
  if (problem === undefined) return null
  const unnamed = `${problem}, which the aliases do not name`
  return namedBy === undefined
    ? unnamed
    : `${unnamed}; allowed: an entry in the aliases, as ${proposeAliases([namedBy])}`
}

function isTooLarge(value: number): boolean {
  return Math.abs(value) > MAX_VALUE
}

function isSame(one: Range, other: Range): boolean {
  return one.low === other.low && one.high === other.high
}

function supersededBy(row: MetricRow | undefined, run: Run, { lookup }: Figure): string | null {
  const unless = typeof row?.use === 'object' ? row.use.unless : undefined
  if (unless === undefined) return null
  const isThere = run.figures.some(
    (other) => other.lookup.metric === unless && other.lookup.variant === lookup.variant,
  )
  return isThere ? `the run has ${unless}, which is used` : null
}
