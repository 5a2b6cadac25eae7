import { z } from 'zod'
import type { Problem } from './describeProblem.ts'
import { modelSchema } from './evaluationsFile.ts'
import { scoreFromPublished } from './scoreFromPublished.ts'
import { intervalSchema, publishedSchema, subcategorySchema } from './subcategorySchema.ts'

// Lenient schemas: rules over several fields check the fields that are valid, so that one invalid field
// does not hide contradictions elsewhere.

const { parent_category, subcategory, score, measure } = subcategorySchema.shape
const Published = publishedSchema.pick({ value: true, lower_is_better: true, range: true }).strip()
const Figure = z.object({
  parent_category: parent_category.optional().catch(undefined),
  subcategory: subcategory.optional().catch(undefined),
  score: score.optional().catch(undefined),
  published: Published.optional().catch(undefined),
  interval: intervalSchema.optional().catch(undefined),
  measure: measure.optional().catch(undefined),
  probe_count: subcategorySchema.shape.probe_count.optional().catch(undefined),
})
const Model = z.object({
  id: modelSchema.shape.id.optional().catch(undefined),
  total_probes: modelSchema.shape.total_probes.optional().catch(undefined),
  subcategories: z.array(Figure.catch({})).catch([]),
})
const LenientFile = z.object({ models: z.array(Model.catch({ subcategories: [] })).catch([]) })

interface PlacedFigure {
  readonly path: Problem['path']
  readonly model: number
  readonly figure: z.infer<typeof Figure>
}

/** Finds the contradictions in a file, which may have other problems too. */
export function consistencyProblems(input: unknown): Problem[] {
  const { models } = LenientFile.catch({ models: [] }).parse(input)
  const figures = models.flatMap(({ subcategories }, model) =>
    subcategories.map((figure, index) => ({
      path: ['models', model, 'subcategories', index],
      model,
      figure,
    })),
  )
  return [
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
    ...figures.flatMap(valueProblem),
    ...figures.flatMap(intervalProblem),
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

/** Finds fewer prompts in all than behind one figure. */
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

const WHOLE = { low: 0, high: 1 }

function valueProblem(placed: PlacedFigure): Problem[] {
  const { path, figure } = placed
  if (figure.published === undefined) return []
  const { value, range } = figure.published
  const { low, high } = range ?? WHOLE
  if (low >= high) {
    return [{ path: [...path, 'published', 'range', 'high'], allowed: `a number above ${low}` }]
  }
  if (low <= value && value <= high) return scoreProblem(placed)
  return [{ path: [...path, 'published', 'value'], allowed: `a number from ${low} to ${high}` }]
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
