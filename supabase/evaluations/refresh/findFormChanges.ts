import type { EvaluationsFile, FileSubcategory } from '../file/evaluationsFile.ts'
import { UNIT_RANGE } from '../file/meaningRules.ts'
import { figuresByName, modelsById } from './compareFiles.ts'

interface Pair {
  readonly before: FileSubcategory
  readonly after: FileSubcategory
}

/** A figure that the source may no longer have. */
interface PastFigure {
  readonly before: FileSubcategory
  readonly after: FileSubcategory | undefined
}

const MIN_SHARE = 0.5
/** The factor that shows another unit. Percent and shares differ by 100, and no median really changes by 10. */
const OTHER_SCALE = 10
/** The median of fewer figures proves nothing. */
const MIN_PAIRS = 3

/** Finds signs that a source has another form than before, so that its figures may mean something else. */
export function findFormChanges(present: EvaluationsFile, next: EvaluationsFile): string[] {
  const after = modelsById(next)
  const found = present.models.filter(({ id }) => after.has(id))
  return [
    ...findLoss('models', found.length, present.models.length),
    ...[...pairFigures(present, after)].flatMap(([subcategory, had]) => {
      const pairs = had.filter(isPair)
      const problems = [
        ...findLoss('figures', pairs.length, had.length),
        ...new Set(pairs.flatMap(findOtherMeaning)),
        ...findOtherScale(pairs),
      ]
      return problems.map((problem) => `${subcategory}: ${problem}`)
    }),
  ]
}

/** Returns the earlier figures of each subcategory, each with the present figure of the same model. */
function pairFigures(
  present: EvaluationsFile,
  after: ReturnType<typeof modelsById>,
): ReadonlyMap<string, readonly PastFigure[]> {
  const pairs = new Map<string, PastFigure[]>()
  for (const model of present.models) {
    const figures = figuresByName(after.get(model.id))
    for (const before of model.subcategories) {
      const same = pairs.get(before.subcategory) ?? []
      same.push({ before, after: figures.get(before.subcategory) })
      pairs.set(before.subcategory, same)
    }
  }
  return pairs
}

function isPair(pair: PastFigure): pair is Pair {
  return pair.after !== undefined
}

function findLoss(what: string, found: number, all: number): string[] {
  if (found >= all * MIN_SHARE) return []
  return [`of ${all} ${what} the source still has ${found}; allowed: at least half`]
}

function findOtherMeaning({ before, after }: Pair): string[] {
  const was = describeMeaning(before)
  const is = describeMeaning(after)
  return Object.entries(was).flatMap(([field, value]) =>
    is[field] === value
      ? []
      : [`${field} is ${is[field] ?? 'absent'}; allowed: ${value}, as before`],
  )
}

function describeMeaning({ parent_category, measure, published }: FileSubcategory) {
  const { unit = 'absent', range = UNIT_RANGE, lower_is_better } = published
  const meaning: Record<string, string> = {
    category: parent_category,
    measure,
    unit,
    range: `${range.low} to ${range.high}`,
    direction: lower_is_better ? 'lower is better' : 'higher is better',
  }
  return meaning
}

/** Compares the median of all ratios, which single figures cannot move. */
function findOtherScale(pairs: readonly Pair[]): string[] {
  const ratios = pairs
    .map(({ before, after }) => Math.abs(after.published.value / before.published.value))
    .filter((ratio) => Number.isFinite(ratio) && ratio > 0)
    .sort((one, other) => one - other)
  const median = ratios[Math.floor(ratios.length / 2)] ?? 1
  if (ratios.length < MIN_PAIRS || (median < OTHER_SCALE && median > 1 / OTHER_SCALE)) return []
  return [`its values are ${median} times those before, as in another unit; allowed: the same unit`]
}
