import {
  CATEGORIES,
  computeComposite,
  computeRawScore,
  isMeasured,
  parseScore,
  zScores,
  type Category,
} from '@transparency-lab/widgets/domain'
import type { EvaluationsFile, FileModel, FileSubcategory } from './evaluationsFile.ts'
import { InvalidFileError } from './InvalidFileError.ts'

/** A model with the scores that are computed from its figures. */
export interface DerivedEvaluation {
  readonly model: FileModel
  /** One score for each category that the model has, in the order of the categories. */
  readonly scores: readonly DerivedScore[]
  /** Categories that the file measures and the model lacks. */
  readonly missing: readonly Category[]
  /** Undefined when a category is missing, or when the file measures only one. */
  readonly composite: number | undefined
}

/** The score of one category. */
interface DerivedScore {
  readonly category: Category
  readonly raw: number
  readonly z: number
}

/** Returns the categories that a file measures: those with a figure of any model. */
export function getMeasuredCategories({ models }: EvaluationsFile): Category[] {
  const measured = new Set(
    models.flatMap(({ subcategories }) =>
      subcategories.map(({ parent_category }) => parent_category),
    ),
  )
  return CATEGORIES.filter((category) => measured.has(category))
}

/**
 * Computes the scores of every model in the file. A category has every subcategory that any model of the
 * file lists under it; a model without one of these has no score for the category.
 *
 * @throws InvalidFileError when a score is raw 0 with z 0, the pair that means "missing"
 */
export function deriveEvaluations(file: EvaluationsFile): DerivedEvaluation[] {
  const { models } = file
  const categories = getMeasuredCategories(file)
  const columns = categories.map((category) => {
    const raws = rawScores(models, category)
    const zs = zScores(raws)
    return models.map((model, index) =>
      derivedScore(model, category, { raw: raws[index], z: zs[index] }),
    )
  })
  const problems = columns.flat().filter((score) => typeof score === 'string')
  if (problems.length > 0) throw new InvalidFileError(problems)
  return models.map((model, index) => {
    const scores = columns
      .map((column) => column[index])
      .filter((score) => typeof score === 'object')
    const raws = Object.fromEntries(scores.map(({ category, raw }) => [category, raw]))
    return {
      model,
      scores,
      missing: categories.filter((category) => raws[category] === undefined),
      composite: computeComposite(raws, categories),
    }
  })
}

function rawScores(models: readonly FileModel[], category: Category): (number | undefined)[] {
  const inCategory = ({ parent_category }: FileSubcategory) => parent_category === category
  const names = new Set(
    models.flatMap(({ subcategories }) =>
      subcategories.filter(inCategory).map(({ subcategory }) => subcategory),
    ),
  )
  return models.map(({ subcategories }) =>
    computeRawScore(
      [...names].map(
        (name) => subcategories.find(({ subcategory }) => subcategory === name)?.score,
      ),
    ),
  )
}

/** Returns the score, undefined when it is missing, or the problem as text. */
function derivedScore(
  model: FileModel,
  category: Category,
  { raw, z }: Record<'raw' | 'z', number | undefined>,
): DerivedScore | string | undefined {
  if (raw === undefined || z === undefined) return undefined
  if (isMeasured(parseScore(raw, z))) return { category, raw, z }
  return (
    `model ${JSON.stringify(model.id)}: the ${category} score is raw 0 with z 0; ` +
    'allowed: any other pair, because this one means "not measured"'
  )
}
