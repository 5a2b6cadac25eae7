import { z } from 'zod'
import { valueAt, type Problem } from './describeProblem.ts'
import { modelSchema } from './evaluationsFile.ts'
import {
  directionAllowed,
  isPercentRange,
  isTurnable,
  percentAllowed,
  UNIT_RANGE,
} from './meaningRules.ts'
import { largestError } from './largestError.ts'
import { scoreFromPublished } from './scoreFromPublished.ts'
import { intervalSchema, publishedSchema, subcategorySchema } from './subcategorySchema.ts'

// Lenient schemas: rules over several fields check the fields that are valid, so that one invalid field
// does not hide contradictions elsewhere.

const { parent_category, subcategory, score, measure } = subcategorySchema.shape
const Published = publishedSchema
  .pick({ value: true, lower_is_better: true, range: true })
  .strip()
  .extend({ unit: publishedSchema.shape.unit.catch(undefined) })
const Figure = z.object({
  parent_category: parent_category.optional().catch(undefined),
  subcategory: subcategory.optional().catch(undefined),
  score: score.optional().catch(undefined),
  published: Published.optional().catch(undefined),
  interval: intervalSchema.optional().catch(undefined),
  standard_error: subcategorySchema.shape.standard_error.catch(undefined),
  measure: measure.optional().catch(undefined),
  probe_count: subcategorySchema.shape.probe_count.optional().catch(undefined),
})
const Model = z.object({
  id: modelSchema.shape.id.optional().catch(undefined),
  evaluation_date: z.unknown().optional(),
  date_kind: z.unknown().optional(),
  total_probes: modelSchema.shape.total_probes.optional().catch(undefined),
  subcategories: z.array(Figure.catch({})).catch([]),
})
const LenientFile = z.object({
  suite: z.unknown().optional(),
  source: z.unknown().optional(),
  models: z.array(Model.catch({ subcategories: [] })).catch([]),
})

interface PlacedFigure {
  readonly path: Problem['path']
  readonly model: number
  readonly figure: z.infer<typeof Figure>
}

/** Finds the contradictions in a file, which may have other problems too. */
export function consistencyProblems(input: unknown): Problem[] {
  const { suite, source, models } = LenientFile.catch({ models: [], source: null }).parse(input)
  const figures = models.flatMap(({ subcategories }, model) =>
    subcategories.map((figure, index) => ({
      path: ['models', model, 'subcategories', index],
      model,
      figure,
    })),
  )
  return [
    ...(suite === undefined && source === undefined ? [SOURCE_PROBLEM] : []),
    ...models.flatMap((model, index) => dateProblem(model, index, suite !== undefined)),
    ...findDuplicates(
      models.map(({ id }, index) => ({ key: id, path: ['models', index, 'id'] })),
      'an id that is unique in the file',
    ),
    ...findDuplicates(
      figures.map(({ path, model, figure }) => ({
        key: figure.subcategory && `${model} ${figure.subcategory}`,
        path: [...path, 'subcategory'],
      })),
      'each subcategory once per model',
    ),
    ...models.flatMap(totalProblem),
    ...figures.flatMap(({ path }) => absenceProblem(path, valueAt(input, path))),
    ...figures.flatMap(meaningProblems),
    ...figures.flatMap(valueProblem),
    ...figures.flatMap(intervalProblem),
    ...figures.flatMap(errorProblem),
    ...findInconsistent(figures, 'parent_category'),
    ...findInconsistent(figures, 'measure'),
  ]
}

function findDuplicates(
  items: readonly { readonly key: string | undefined; readonly path: Problem['path'] }[],
  allowed: string,
): Problem[] {
  const seen = new Set<string>()
  return items.flatMap(({ key, path }) => {
    if (key === undefined) return []
    if (seen.has(key)) return [{ path, allowed }]
    seen.add(key)
    return []
  })
}

const SOURCE_PROBLEM: Problem = {
  path: ['source'],
  allowed: 'an object with title and url, or a suite, whose title and url it has unless given',
}

/** Finds a date that nothing decides. */
function dateProblem(
  { evaluation_date, date_kind }: z.infer<typeof Model>,
  index: number,
  hasSuite: boolean,
): Problem[] {
  if (evaluation_date !== undefined) return []
  const path = ['models', index, 'evaluation_date']
  if (!hasSuite) return [{ path, allowed: 'a date as YYYY-MM-DD, unless there is a suite' }]
  if (date_kind === undefined || date_kind === 'at_latest') return []
  return [{ path, allowed: 'a date as YYYY-MM-DD beside date_kind' }]
}

/** Finds a figure without a value. One that nobody measured has no place in a file, and is not zero. */
function absenceProblem(path: Problem['path'], figure: unknown): Problem[] {
  if (typeof figure !== 'object' || figure === null) return []
  if ('score' in figure || 'published' in figure) return []
  const allowed = 'a number from 0 to 1, or "published", from whose value it follows'
  return [{ path: [...path, 'score'], allowed }]
}

/** Finds a total number of prompts that is smaller than that of one figure. */
function totalProblem(
  { total_probes: total, subcategories }: z.infer<typeof Model>,
  index: number,
) {
  const most = subcategories.reduce((max, { probe_count }) => Math.max(max, probe_count ?? 0), 0)
  if (typeof total !== 'number' || total >= most) return []
  const allowed = `a number from ${most}, the prompts behind one of its figures, or null`
  return [{ path: ['models', index, 'total_probes'], allowed }]
}

// Far below the precision of published figures, far above floating-point errors.
const SAME_FIGURE = 1e-9

/** Finds what no value can mean. A range that is left out is 0 to 1 here, whereas a mapping derives it from the unit. */
function meaningProblems({ path, figure: { measure, published } }: PlacedFigure): Problem[] {
  if (published === undefined) return []
  const { lower_is_better, unit, range = UNIT_RANGE } = published
  const isMeant = measure === undefined || isTurnable({ lower_is_better, measure, range })
  const refuse = (field: string, allowed: string) => ({
    path: [...path, 'published', field],
    allowed,
  })
  return [
    ...(isMeant ? [] : [refuse('lower_is_better', directionAllowed('range'))]),
    ...(isPercentRange({ unit, range }) ? [] : [refuse('range', percentAllowed('range'))]),
  ]
}

function valueProblem(placed: PlacedFigure): Problem[] {
  const { path, figure } = placed
  if (figure.published === undefined) return []
  const { value, range } = figure.published
  const { low, high } = range ?? UNIT_RANGE
  if (low >= high) {
    return [{ path: [...path, 'published', 'range', 'high'], allowed: `a number above ${low}` }]
  }
  if (low <= value && value <= high) return scoreProblem(placed)
  const other = range === undefined ? ', unless "range" beside it says otherwise' : ''
  const allowed = `a number from ${low} to ${high}${other}`
  return [{ path: [...path, 'published', 'value'], allowed }]
}

function scoreProblem({ path, figure: { score, published } }: PlacedFigure): Problem[] {
  if (score === undefined || published === undefined) return []
  const expected = scoreFromPublished(published)
  if (Math.abs(score - expected) <= SAME_FIGURE) return []
  const { value, lower_is_better, range } = published
  const better = lower_is_better ? ', because the published figure is better when lower' : ''
  const plain = lower_is_better ? `1 - ${value}` : `${value}, the published figure`
  const scaled = range && `${expected}, where ${value} lies from ${range.low} to ${range.high}`
  return [{ path: [...path, 'score'], allowed: `${scaled ?? plain}${better}` }]
}

function intervalProblem({ path, figure: { published, interval } }: PlacedFigure): Problem[] {
  if (published === undefined || interval === undefined) return []
  const { value } = published
  if (interval.lower <= value && value <= interval.upper) return []
  return [{ path: [...path, 'interval'], allowed: `bounds with the published ${value} between` }]
}

/** Finds a standard error that the value cannot have, such as one in another unit. */
function errorProblem({ path, figure: { published, score, standard_error: error } }: PlacedFigure) {
  const range = published?.range ?? UNIT_RANGE
  const most = largestError(published?.value ?? score, range)
  if (error === undefined || range.low >= range.high || error <= most) return []
  const allowed = `a number from 0 to ${most}, the largest for the published value, in its unit`
  return [{ path: [...path, 'standard_error'], allowed }]
}

function findInconsistent(
  figures: readonly PlacedFigure[],
  field: 'measure' | 'parent_category',
): Problem[] {
  const first = new Map<string, string>()
  return figures.flatMap(({ path, figure }) => {
    const { subcategory, [field]: value } = figure
    if (subcategory === undefined || value === undefined) return []
    const expected = first.get(subcategory) ?? value
    first.set(subcategory, expected)
    if (expected === value) return []
    const allowed = `${expected}, as at the first ${JSON.stringify(subcategory)} of the file`
    return [{ path: [...path, field], allowed }]
  })
}
