import { z } from 'zod'

const Name = z.object({
  name: z.string(),
  split: z.string().optional().catch(undefined),
  sub_split: z.string().optional().catch(undefined),
  perturbation: z.unknown().optional(),
})

/** A HELM statistic. Its count and its standard deviation are over repetitions, not prompts. */
export const Stat = z.object({
  name: Name,
  mean: z.unknown().optional(),
  count: z.unknown().optional(),
})

/** Whether a statistic covers all prompts of a split without perturbation. */
export function isPlain({ name }: z.infer<typeof Stat>): boolean {
  return (name.perturbation ?? null) === null && name.sub_split === undefined
}

/** Returns a key that is unique among the plain statistics of a run. */
export function getStatKey({ name }: z.infer<typeof Stat>): string {
  return JSON.stringify([name.name, name.split])
}

/** Returns the mean of a statistic; undefined if it is no finite number. */
export function getMean({ mean }: z.infer<typeof Stat>): number | undefined {
  return typeof mean === 'number' && Number.isFinite(mean) ? mean : undefined
}
