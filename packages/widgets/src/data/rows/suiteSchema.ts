import * as z from 'zod/mini'
import {
  CATEGORIES,
  LONGEST,
  MEASURES,
  MOST_CAVEATS,
  type RankedModels,
} from '../../domain/index.ts'
import { transformed, fields, optionalField, list } from './tolerant.ts'
import { category, count, day, eachCategory, httpUrl, id, text } from './values.ts'

const categoryDetails = fields(
  { figures: z.array(text(LONGEST.subcategory)) },
  { measures: optionalField(text(LONGEST.measures)), short: optionalField(text(LONGEST.short)) },
)

const rankedModels = transformed(
  z.object({ ...eachCategory(z.optional(count)), composite: z.optional(count) }),
  (counts) =>
    Object.fromEntries(
      MEASURES.map((measure) => [measure, counts[measure] ?? 0]),
    ) as unknown as RankedModels,
)

/**
 * A suite, and the number of its models that have each score. Without its categories, a missing score could not be told
 * apart from a category that the suite does not measure.
 */
export const suiteSchema = fields(
  {
    id,
    title: text(LONGEST.suiteTitle),
    version: optionalField(text(LONGEST.version)),
    language: optionalField(text(LONGEST.language)),
    evaluator: optionalField(text(LONGEST.evaluator)),
    url: optionalField(httpUrl),
    licence: optionalField(text(LONGEST.licence)),
    licenceUrl: optionalField(httpUrl),
    publishedOn: optionalField(day),
    description: optionalField(text(LONGEST.description)),
    categories: transformed(z.array(category), (measured) =>
      CATEGORIES.filter((each) => measured.includes(each)),
    ),
    models: optionalField(count),
  },
  {
    categoryDetails: optionalField(fields({}, eachCategory(z.optional(categoryDetails)))),
    caveats: transformed(list(text(LONGEST.caveat), MOST_CAVEATS), (caveats) =>
      caveats.length > 0 ? caveats : undefined,
    ),
    rankedModels: optionalField(rankedModels),
  },
)
