import { MAX_LENGTHS } from '@transparency-lab/widgets/domain-internal'
import { z } from 'zod'
import { completeFile } from './completeFile.ts'
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
import { ownMetricsSchema } from './ownMetricSchema.ts'
import { rulesSchema } from './rulesSchema.ts'
import { subcategorySchema } from './subcategorySchema.ts'
import { suiteSchema } from './suiteSchema.ts'

/** The fields of an evaluation that its table has under the same names. */
export const regularFields = {
  total_probes: probeCount
    .default(null)
    .describe(
      'Number of different prompts behind all figures; null, which means unknown, unless given.',
    ),
}

/** One model with the figures of one evaluation. */
export const modelSchema = strict({
  id: slugSchema.describe(
    'The id of the model in addresses, such as "llama-3-8b". One model has one id in all files.',
  ),
  name: line(MAX_LENGTHS.modelName).describe('The name of the model on the site.'),
  provider: line(MAX_LENGTHS.provider).describe('The maker of the model, in one spelling.'),
  weights: enumSchema(['open', 'proprietary', 'unknown'])
    .default('unknown')
    .describe('Whether the weights are published; unknown unless given.'),
  evaluated_as: line(300)
    .optional()
    .describe('The exact name that the model was evaluated under; its name unless given.'),
  model_url: httpUrl.nullable().default(null).describe('The page of the model; null unless given.'),
  evaluation_date: date
    .optional()
    .describe(
      'The day of the newest run. Unless given, the day of the publication, an upper bound.',
    ),
  date_kind: dateKind
    .optional()
    .describe('Whether the date is the day of the runs (day), or an upper bound (at_latest).'),
  ...regularFields,
  notes: z
    .array(note, 'a list of texts')
    .default([])
    .describe('What a reader of these figures should know; none unless given.'),
  subcategories: listSchema(subcategorySchema, 'subcategory').describe('The figures of the model.'),
})

/** A file of published figures as it may be written: what it leaves out follows from the rest. */
export const writtenFileSchema = strict({
  $schema: line(MAX_LENGTHS.address)
    .optional()
    .describe('The address of this schema, by which editors complete and check the file.'),
  suite: suiteSchema
    .optional()
    .describe('What makes the results comparable: one evaluator, one method, one version.'),
  results: line(300)
    .optional()
    .describe('The folder of results that pnpm evaluations results wrote the file from.'),
  feed: feedSchema
    .optional()
    .describe('Where the figures are published, for pnpm evaluations refresh.'),
  source: strict({
    title: line(MAX_LENGTHS.sourceTitle).describe('The name of the source.'),
    venue: line(300).optional().describe('Where it appeared, such as a conference.'),
    arxiv: line(300).optional().describe('Its number on arXiv.'),
    url: httpUrl.describe('The page of the source.'),
    figures: line(2000).optional().describe('Where exactly the figures were read.'),
    probe_counts: line(2000).optional().describe('Where the numbers of prompts were read.'),
  })
    .optional()
    .describe('Who published the figures; the title and the address of the suite unless given.'),
  rules: rulesSchema
    .prefault({})
    .describe('How figures and scores are read; what an import writes unless given.'),
  metrics: ownMetricsSchema
    .optional()
    .describe('What own metrics mean, and who checked it. An import with --metrics writes it.'),
  models: listSchema(modelSchema, 'model').describe('The models, each with its figures.'),
}).meta({ anyOf: [{ required: ['suite'] }, { required: ['source'] }] })

/** A file of published figures, with their source and the rules for reading them. */
export const evaluationsFileSchema = writtenFileSchema.transform(completeFile)

/** A valid file, in which everything that it left out is filled in. */
export type EvaluationsFile = z.infer<typeof evaluationsFileSchema>

/** One model of a file. */
export type FileModel = EvaluationsFile['models'][number]

/** One subcategory of a model. */
export type FileSubcategory = FileModel['subcategories'][number]
