import { z } from 'zod'
import { readArguments } from '../lm-eval/readArguments.ts'
import { countSchema } from '../toCount.ts'

const record = z.record(z.string(), z.unknown())
const text = z.string().optional().catch(undefined)
const direction = z.union([z.boolean(), z.record(z.string(), z.boolean())])

/** A metric of a task. A metric with several names has a direction for each. */
const TaskMetric = z.object({
  metric_name: z.union([z.string(), z.array(z.string())]),
  higher_is_better: direction.optional().catch(undefined),
})
const metrics = z.array(TaskMetric.or(z.unknown().transform(() => undefined))).optional()

/** The configuration of a task; the oldest files have a text instead. */
const TaskConfig = z.object({
  name: text,
  version: z.unknown().optional(),
  prompt_function: z.unknown().optional(),
  metric: metrics.catch(undefined),
  metrics: metrics.catch(undefined),
  original_num_docs: countSchema,
  effective_num_docs: z.literal(0).or(countSchema),
})

/** Results of lighteval. */
export const ResultsFile = z.object({
  config_general: z.looseObject({
    model_name: z.unknown().optional(),
    model_sha: z.unknown().optional(),
    model_dtype: z.unknown().optional(),
    model_config: z.unknown().optional().transform(readArguments),
    max_samples: z.unknown().optional(),
  }),
  results: z.record(z.string(), record),
  versions: record.catch({}),
  config_tasks: z.record(z.string(), TaskConfig.optional().catch(undefined)).catch({}),
})

/** The content of a results file. */
export type Results = z.infer<typeof ResultsFile>

/** The configuration of one task. */
export type TaskConfig = z.infer<typeof TaskConfig>
