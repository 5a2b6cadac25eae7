import { LONGEST } from '@transparency-lab/widgets/domain'
import { z } from 'zod'
import {
  date,
  dateKind,
  httpUrl,
  line,
  listSchema,
  note,
  enumSchema,
  probeCount,
  slugSchema,
  strict,
} from './fields.ts'
import { feedSchema } from './feedSchema.ts'
import { subcategorySchema } from './subcategorySchema.ts'
import { suiteSchema } from './suiteSchema.ts'

/** One model with the figures of one evaluation. */
export const modelSchema = strict({
  id: slugSchema,
  name: line(LONGEST.modelName),
  provider: line(LONGEST.provider),
  weights: enumSchema(['open', 'proprietary', 'unknown']),
  evaluated_as: line(300),
  model_url: httpUrl.nullable(),
  evaluation_date: date,
  /** Whether the date is the day of the evaluation, or an upper bound. */
  date_kind: dateKind.optional(),
  total_probes: probeCount,
  notes: z.array(note, 'a list of texts'),
  subcategories: listSchema(subcategorySchema, 'subcategory'),
})

/** A file of published figures, with their source and the rules for reading them. */
export const evaluationsFileSchema = strict({
  suite: suiteSchema.optional(),
  feed: feedSchema.optional(),
  source: strict({
    title: line(LONGEST.sourceTitle),
    venue: line(300).optional(),
    arxiv: line(300).optional(),
    url: httpUrl,
    figures: line(2000).optional(),
    probe_counts: line(2000).optional(),
  }),
  rules: strict({
    score: line(1000),
    raw_score: line(1000),
    z_score: line(1000),
    compound_score: line(1000),
    note: line(1000),
    evaluation_date: line(1000),
    measure: line(1000),
    probe_count: line(1000),
  }),
  models: listSchema(modelSchema, 'model'),
})

/** A valid file. */
export type EvaluationsFile = z.infer<typeof evaluationsFileSchema>

/** One model of a file. */
export type FileModel = EvaluationsFile['models'][number]

/** One subcategory of a model. */
export type FileSubcategory = FileModel['subcategories'][number]
