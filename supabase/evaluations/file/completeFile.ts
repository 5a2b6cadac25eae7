import type { z } from 'zod'
import type { publishedSchema } from './subcategorySchema.ts'
import type { writtenFileSchema } from './evaluationsFile.ts'
import { scoreFromPublished } from './scoreFromPublished.ts'

/** The longest name of a row. The name that a model was evaluated under may be longer, and is cut. */
const MAX_ROW_LENGTH = 200

type Written = z.infer<typeof writtenFileSchema>
type WrittenModel = Written['models'][number]
type WrittenFigure = WrittenModel['subcategories'][number]
type Published = z.infer<typeof publishedSchema>

/** The same object without the possibility that these members are absent. */
type With<Whole, Member extends keyof Whole> = Omit<Whole, Member> & {
  [Name in Member]-?: Exclude<Whole[Name], undefined>
}

/** A figure with every field that a file may leave out. */
type Figure = Omit<WrittenFigure, 'published' | 'score'> & {
  score: number
  published: With<Published, 'column' | 'row' | 'table'>
}

/** A model with every field that a file may leave out. */
type Model = Omit<With<WrittenModel, 'evaluated_as' | 'evaluation_date'>, 'subcategories'> & {
  subcategories: Figure[]
}

/**
 * Fills in the optional fields that a file leaves out, from its other fields, as an import would. A separate check
 * refuses a file whose other fields do not determine them.
 */
export function completeFile(
  file: Written,
): Omit<With<Written, 'source'>, 'models'> & { models: Model[] } {
  const { suite, models } = file
  const source = file.source ?? { title: suite?.title ?? '', url: suite?.url ?? '' }
  return {
    ...file,
    source,
    models: models.map((model) => completeModel(model, suite?.published_on ?? '')),
  }
}

function completeModel(model: WrittenModel, publishedOn: string): Model {
  const evaluated_as = model.evaluated_as ?? model.name
  const isDated = model.evaluation_date !== undefined
  return {
    ...model,
    evaluated_as,
    evaluation_date: model.evaluation_date ?? publishedOn,
    ...(!isDated && { date_kind: 'at_latest' as const }),
    subcategories: model.subcategories.map((figure) => completeFigure(figure, evaluated_as)),
  }
}

function completeFigure(figure: WrittenFigure, evaluatedAs: string): Figure {
  const { score, published, subcategory, metric, measure } = figure
  const given = published ?? { value: score ?? NaN, lower_is_better: false }
  return {
    ...figure,
    score: score ?? scoreFromPublished(given),
    published: {
      ...given,
      table: given.table ?? subcategory,
      row: given.row ?? Array.from(evaluatedAs).slice(0, MAX_ROW_LENGTH).join(''),
      column: given.column ?? metric ?? measure,
    },
  }
}
