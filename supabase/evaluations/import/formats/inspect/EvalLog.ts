import { z } from 'zod'

const text = z.string().optional().catch(undefined)
const number = z.number().optional().catch(undefined)
const details = z.record(z.string(), z.unknown()).catch({})
/** A setting of any type; null counts as missing. */
const setting = z
  .unknown()
  .optional()
  .transform((value) => value ?? undefined)

/** One value of a metric. A metric with several values, such as one for each group, is their group. */
export const Metric = z.object({
  name: text,
  value: z.unknown().optional(),
  group: text,
  params: details,
})

/** The metrics of one scorer, or of one key of a scorer that has several. */
export const Score = z.object({
  name: z.string(),
  scorer: text,
  reducer: text,
  scored_samples: number,
  unscored_samples: number,
  params: details,
  metrics: z.record(z.string(), Metric),
})

const OneScore = z.object({
  scorer: z.object({ name: z.string() }),
  metrics: z.unknown(),
  scores: z.undefined().optional(),
})

/** Version 1 of the format has a single score, whose fields are those of the results. */
function readScores(results: unknown): unknown {
  const { data } = OneScore.safeParse(results)
  if (data === undefined) return results
  const { scorer, metrics } = data
  return { ...Object(results), scores: [{ ...scorer, scorer: scorer.name, metrics }] } as unknown
}

/** A log without its samples. Older versions have few of the fields. */
export const EvalLog = z.object({
  status: z.string(),
  invalidated: z.boolean().catch(false),
  error: z.object({ message: z.string() }).optional().catch(undefined),
  eval: z.object({
    task: z.string(),
    model: z.string(),
    task_version: z.unknown().optional(),
    created: text,
    dataset: z.object({ samples: number }).catch({ samples: undefined }),
    config: z
      .looseObject({ limit: setting, epochs: number, sample_id: setting, approval: setting })
      .catch({ limit: undefined, epochs: undefined, sample_id: undefined, approval: undefined }),
    model_args: details,
    model_base_url: text,
    model_generate_config: details,
    solver: text,
    solver_args: details,
    solver_args_passed: z.record(z.string(), z.unknown()).optional().catch(undefined),
    task_args: details,
    task_args_passed: z.record(z.string(), z.unknown()).optional().catch(undefined),
    model_roles: details,
  }),
  plan: z
    .object({ config: details, steps: z.array(z.object({ solver: z.string() })).catch([]) })
    .catch({ config: {}, steps: [] }),
  results: z.preprocess(
    readScores,
    z
      .object({
        total_samples: number,
        completed_samples: number,
        scores: z.array(Score).optional(),
      })
      .nullish(),
  ),
})
