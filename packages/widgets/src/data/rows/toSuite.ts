import {
  CATEGORIES,
  mapCategories,
  MEASURES,
  parseCalendarDate,
  type Category,
  type CategoryDetails,
  type RankedModels,
  type Suite,
} from '../../domain/index.ts'
import { validEntries, valueOrUndefined } from './optionalFields.ts'
import type { Invalid, SuiteRow } from './schemas.ts'

/** Converts a row to a suite. */
export function toSuite(row: SuiteRow): Suite {
  const publishedOn = valueOrUndefined(row.published_on)
  const categoryDetails = valueOrUndefined(row.category_details)
  const caveats = validEntries(valueOrUndefined(row.caveats) ?? [])
  return {
    id: row.id,
    title: row.title,
    version: valueOrUndefined(row.version),
    language: valueOrUndefined(row.language),
    evaluator: valueOrUndefined(row.evaluator),
    url: valueOrUndefined(row.url),
    licence: valueOrUndefined(row.licence),
    licenceUrl: valueOrUndefined(row.licence_url),
    publishedOn: publishedOn && parseCalendarDate(publishedOn),
    description: valueOrUndefined(row.description),
    categories: CATEGORIES.filter((category) => row.categories.includes(category)),
    ...(categoryDetails && {
      categoryDetails: mapCategories((category) => toDetails(categoryDetails[category])),
    }),
    ...(caveats.length > 0 && { caveats }),
    models: valueOrUndefined(row.model_count),
  }
}

type DetailsRow = Exclude<SuiteRow['category_details'], Invalid | null | undefined>[Category]

function toDetails(row: DetailsRow): CategoryDetails | undefined {
  const measures = valueOrUndefined(row?.measures)
  const short = valueOrUndefined(row?.short)
  return row && { figures: row.figures, ...(measures && { measures }), ...(short && { short }) }
}

/** Returns the number of models that have each score of a suite; undefined when the row does not say. */
export function toRankedModels(row: SuiteRow): RankedModels | undefined {
  const counts = valueOrUndefined(row.ranked_models)
  return (
    counts &&
    (Object.fromEntries(
      MEASURES.map((measure) => [measure, counts[measure] ?? 0]),
    ) as unknown as RankedModels)
  )
}
