import { findMetric } from '../metrics/findMetric.ts'
import type { Figure, Format, Meaning } from '../importer.ts'
import { PERCENT, type MappedFigure } from './FigureMapping.ts'

/** Gives the figures of logs the meaning that a person declares. */
export interface Mapper {
  readonly map: (format: Format, figure: Figure) => Figure
  /** Lists the figures of the mapping that no log has. */
  readonly listUnused: () => readonly MappedFigure[]
}

/** Formats whose own files do not say what a figure means. */
const FORMATS: ReadonlySet<Format> = new Set(['inspect', 'lighteval', 'lm_eval'])
const HUNDRED = { low: 0, high: 100 }

/** Creates a mapper for the figures of a mapping. */
export function createMapper(figures: readonly MappedFigure[]): Mapper {
  const used = new Set<MappedFigure>()
  return {
    map: (format, figure) => {
      if (!FORMATS.has(format)) return figure
      const fitting = figures.filter((each) => fits(each, figure))
      for (const each of fitting) used.add(each)
      const [mapped, other] = fitting
      if (mapped === undefined) return figure
      if (other !== undefined) {
        return { ...figure, rejection: 'the mapping describes it twice: name its scorer or filter' }
      }
      return apply(format, mapped, figure)
    },
    listUnused: () => figures.filter((each) => !used.has(each)),
  }
}

/** Whether an entry names a figure. A task may have the name of its package before a slash. */
function fits({ task, metric, scorer, filter }: MappedFigure, figure: Figure): boolean {
  const { variant, lookup } = figure
  const isTask = figure.task === task || figure.task.endsWith(`/${task}`)
  if (!isTask || figure.metric !== metric) return false
  const wanted = scorer ?? filter
  return (
    wanted === undefined || [variant, lookup.variant, ...(figure.scorers ?? [])].includes(wanted)
  )
}

function apply(format: Format, mapped: MappedFigure, figure: Figure): Figure {
  const { category, subcategory, measure, unit, judge } = mapped
  const lowerIsBetter = mapped.lower_is_better
  const meaning: Meaning = { category, subcategory, lowerIsBetter, measure, unit }
  const contradiction = findContradiction(format, meaning, figure)
  return {
    ...figure,
    meaning,
    range: mapped.range ?? (unit === PERCENT ? HUNDRED : figure.range),
    judge: figure.judge ?? judge,
    rejection: figure.rejection ?? contradiction,
  }
}

/** A person decides where the table of metrics does not, and does not turn round what it knows. */
function findContradiction(format: Format, meaning: Meaning, figure: Figure): string | undefined {
  const row = findMetric(format, figure.lookup)
  if (typeof row?.use !== 'object') return undefined
  const known = { category: row.category, ...row.use }
  const field = (['category', 'lowerIsBetter', 'measure'] as const).find(
    (each) => known[each] !== meaning[each],
  )
  if (field === undefined) return undefined
  const name = field === 'lowerIsBetter' ? 'direction' : field
  return `the mapping contradicts the table of metrics: it declares another ${name}`
}
