import type { Figure, Format, Meaning, Range, Run } from '../formats/importer.ts'
import { findMetric } from '../metrics/findMetric.ts'
import { PERCENT, PERCENT_RANGE } from '../../file/meaningRules.ts'
import type { OwnMetric } from '../../file/ownMetricSchema.ts'
import type { MappedFigure } from './FigureMapping.ts'
import { isTask } from './isTask.ts'
import { SeenNames } from './SeenNames.ts'
import { SeenScales } from './SeenScales.ts'

/** What a person declares of a figure. */
export interface DeclaredFigure extends MappedFigure {
  /** The row of the own metrics that declares it; undefined for an entry of a mapping. */
  readonly own?: OwnMetric
  /** The file and the entry, for messages. */
  readonly place: string
}

/** Gives the figures of files the meaning that a person declares. */
export interface Mapper {
  readonly map: (format: Format, run: Run) => Run
  /** Describes the entries that fit no figure of any file, or those of several tasks or of another scale. */
  readonly listProblems: () => readonly string[]
}

const SEPARATOR = ', '

/** Creates a mapper for the figures that a person declares. The columns of a table have their meaning already. */
export function createMapper(figures: readonly DeclaredFigure[]): Mapper {
  const used = new Set<DeclaredFigure>()
  const seen = new SeenNames()
  const scales = new SeenScales()
  const mapFigure = (format: Format, run: Run, figure: Figure): Figure => {
    if (figures.length > 0) seen.add(run, figure)
    const fitting = figures.filter((each) => fits(each, run, figure))
    for (const each of fitting) {
      used.add(each)
      seen.match(each, figure)
    }
    const [mapped, other] = fitting
    if (mapped === undefined) return figure
    if (other === undefined) {
      scales.add(format, mapped, figure)
      return apply(format, mapped, figure)
    }
    const rejection = `${nameSource(mapped)} describes it twice: name its scorer, filter or settings`
    return { ...figure, rejection }
  }
  return {
    map: (format, run) =>
      format === 'table'
        ? run
        : { ...run, figures: run.figures.map((figure) => mapFigure(format, run, figure)) },
    listProblems: () => [
      ...figures.filter((each) => !used.has(each)).map((each) => seen.describe(each)),
      ...figures.flatMap((each) => seen.findSeveral(each)),
      ...scales.findShares(),
    ],
  }
}

/** Whether an entry names a figure. */
function fits(mapped: MappedFigure, run: Run, figure: Figure): boolean {
  const { variant, lookup } = figure
  const wanted = mapped.scorer ?? mapped.filter
  const variants = [variant, lookup.variant, ...(figure.scorers ?? [])]
  return (
    [figure.task, lookup.benchmark].some((task) => isTask(task, mapped.task)) &&
    [figure.metric, lookup.metric].includes(mapped.metric) &&
    (wanted === undefined || variants.includes(wanted)) &&
    (mapped.settings === undefined ||
      [run.settings, figure.settings].some((all) => has(all, mapped.settings)))
  )
}

function has(settings = '', wanted = ''): boolean {
  return `${SEPARATOR}${settings}${SEPARATOR}`.includes(`${SEPARATOR}${wanted}${SEPARATOR}`)
}

function apply(format: Format, mapped: DeclaredFigure, figure: Figure): Figure {
  const { category, subcategory, measure, unit, judge, own } = mapped
  const lowerIsBetter = mapped.lower_is_better
  const meaning: Meaning = { category, subcategory, lowerIsBetter, measure, unit, own }
  const range = mapped.range ?? (unit === PERCENT ? PERCENT_RANGE : figure.range)
  const contradiction =
    findContradiction(format, meaning, figure) ?? findOtherScale(meaning, range, figure.range)
  return {
    ...figure,
    meaning,
    range,
    judge: figure.judge ?? judge,
    rejection: figure.rejection ?? contradiction,
  }
}

/** Names what declares a meaning. */
export function nameSource({ own }: { readonly own?: OwnMetric | undefined }): string {
  return own === undefined ? 'the mapping' : 'the file of own metrics'
}

/** Finds where a declared meaning contradicts the table of metrics. A person decides only what the table leaves open. */
function findContradiction(format: Format, meaning: Meaning, figure: Figure): string | undefined {
  const row = findMetric(figure.lookup.format ?? format, figure.lookup)
  if (typeof row?.use !== 'object') return undefined
  const known = { category: row.category, ...row.use }
  const field = (['category', 'lowerIsBetter', 'measure'] as const).find(
    (each) => known[each] !== meaning[each],
  )
  if (field === undefined) return undefined
  const name = field === 'lowerIsBetter' ? 'direction' : field
  return `${nameSource(meaning)} contradicts the table of metrics: it declares another ${name}`
}

/** Finds where a declared range contradicts that of the file, which would change the score. */
function findOtherScale(
  meaning: Meaning,
  range: Range | undefined,
  declared: Range | undefined,
): string | undefined {
  if (range === undefined || declared === undefined) return undefined
  if (range.low === declared.low && range.high === declared.high) return undefined
  return `${nameSource(meaning)} contradicts its file: it declares values from ${range.low} to ${range.high}; allowed: from ${declared.low} to ${declared.high}`
}
