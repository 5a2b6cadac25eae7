import * as z from 'zod/mini'
import {
  CATEGORIES,
  LONGEST,
  MEASURES,
  MOST_CAVEATS,
  type RankedModels,
} from '../../domain/index.ts'
import { computed, fields, known, list } from './tolerant.ts'
import { category, count, day, eachCategory, httpUrl, id, text } from './values.ts'

const categoryDetails = fields(
  { figures: z.array(text(LONGEST.subcategory)) },
  { measures: known(text(LONGEST.measures)), short: known(text(LONGEST.short)) },
)

const rankedModels = computed(
  z.object({ ...eachCategory(z.optional(count)), composite: z.optional(count) }),
  (counts) =>
    Object.fromEntries(
      MEASURES.map((measure) => [measure, counts[measure] ?? 0]),
    ) as unknown as RankedModels,
)

/**
 * A suite, and the number of its models that have each score. Without its categories, nobody could tell a missing
 * score from one that no model has.
 */
export const suiteSchema = fields(
  {
    id,
    title: text(LONGEST.suiteTitle),
    version: known(text(LONGEST.version)),
    language: known(text(LONGEST.language)),
    evaluator: known(text(LONGEST.evaluator)),
    url: known(httpUrl),
    licence: known(text(LONGEST.licence)),
    licenceUrl: known(httpUrl),
    publishedOn: known(day),
    description: known(text(LONGEST.description)),
    categories: computed(z.array(category), (measured) =>
      CATEGORIES.filter((each) => measured.includes(each)),
    ),
    models: known(count),
  },
  {
    categoryDetails: known(fields({}, eachCategory(z.optional(categoryDetails)))),
    caveats: computed(list(text(LONGEST.caveat), MOST_CAVEATS), (caveats) =>
      caveats.length > 0 ? caveats : undefined,
    ),
    rankedModels: known(rankedModels),
  },
)
