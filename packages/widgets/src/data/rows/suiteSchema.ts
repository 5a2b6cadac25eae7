import * as z from 'zod/mini'
import {
  CATEGORIES,
  mapMeasures,
  MAX_LENGTHS,
  MAX_CAVEATS,
  type RankedModelCounts,
} from '../../domain/index.ts'
import { transformed, fields, optionalField, list } from './tolerant.ts'
import { category, count, day, eachCategory, httpUrl, id, text } from './values.ts'

const categoryDetails = fields(
  { figures: z.array(text(MAX_LENGTHS.subcategory)) },
  {
    measures: optionalField(text(MAX_LENGTHS.measures)),
    short: optionalField(text(MAX_LENGTHS.short)),
  },
)

const rankedModels = transformed(
  z.object({ ...eachCategory(z.optional(count)), composite: z.optional(count) }),
  (counts): RankedModelCounts => mapMeasures((measure) => counts[measure] ?? 0),
)

/**
 * A suite, and the number of its models that have each score. Without its categories, a missing score could not be told
 * apart from a category that the suite does not measure.
 */
export const suiteSchema = fields(
  {
    id,
    title: text(MAX_LENGTHS.suiteTitle),
    version: optionalField(text(MAX_LENGTHS.version)),
    language: optionalField(text(MAX_LENGTHS.language)),
    evaluator: optionalField(text(MAX_LENGTHS.evaluator)),
    url: optionalField(httpUrl),
    licence: optionalField(text(MAX_LENGTHS.licence)),
    licenceUrl: optionalField(httpUrl),
    publishedOn: optionalField(day),
    description: optionalField(text(MAX_LENGTHS.description)),
    categories: transformed(z.array(category), (measured) =>
      CATEGORIES.filter((each) => measured.includes(each)),
    ),
    models: optionalField(count),
  },
  {
    categoryDetails: optionalField(fields({}, eachCategory(z.optional(categoryDetails)))),
    caveats: transformed(list(text(MAX_LENGTHS.caveat), MAX_CAVEATS), (caveats) =>
      caveats.length > 0 ? caveats : undefined,
    ),
    rankedModels: optionalField(rankedModels),
  },
)
