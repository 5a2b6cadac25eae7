import { z } from 'zod'
import { countSchema } from '../toCount.ts'

const text = z.string().optional().catch(undefined)
const number = z.number().optional().catch(undefined)
const details = z.record(z.string(), z.unknown()).optional().catch(undefined)
const bound = z.number().optional().catch(undefined)
const time = z.union([z.string(), z.number()]).optional().catch(undefined)

const Uncertainty = z.object({
  standard_error: z.object({ value: z.number() }).optional().catch(undefined),
  confidence_interval: z
    .object({ lower: z.number(), upper: z.number(), confidence_level: number })
    .optional()
    .catch(undefined),
  num_samples: countSchema,
})

const Judges = z.object({
  judges: z.array(z.object({ model_info: z.object({ id: text, name: text }) })),
})

/** One result of a record. Only the fields that every figure needs are required. */
export const EvalResult = z.object({
  evaluation_name: z.string(),
  evaluation_timestamp: time,
  source_data: z
    .object({
      dataset_name: text,
      samples_number: countSchema,
      sample_ids: z.array(z.unknown()).optional().catch(undefined),
      additional_details: details,
    })
    .optional()
    // The first schema versions have a list of URLs here.
    .catch(undefined),
  metric_config: z.object({
    evaluation_description: text,
    metric_id: text,
    metric_name: text,
    metric_parameters: details,
    metric_unit: text,
    additional_details: details,
    lower_is_better: z.boolean().optional().catch(undefined),
    min_score: bound,
    max_score: bound,
    llm_scoring: Judges.optional().catch(undefined),
  }),
  score_details: z.object({
    score: z.unknown().optional(),
    details,
    uncertainty: Uncertainty.optional().catch(undefined),
  }),
  generation_config: z
    .object({ additional_details: details, generation_args: details })
    .optional()
    .catch(undefined),
})

/** The results of one model from one origin, in any version of the schema. */
export const EvalRecord = z.object({
  evaluation_timestamp: time,
  retrieved_timestamp: time,
  eval_library: z.object({ name: text }).optional().catch(undefined),
  source_metadata: z
    .object({
      source_name: text,
      source_organization_name: text,
      evaluator_relationship: text,
      additional_details: details,
    })
    .catch({
      source_name: undefined,
      source_organization_name: undefined,
      evaluator_relationship: undefined,
      additional_details: undefined,
    }),
  model_info: z.object({ id: text, name: text, developer: text, additional_details: details }),
  evaluation_results: z.array(EvalResult),
  detailed_evaluation_results: z.object({ total_rows: countSchema }).optional().catch(undefined),
})
