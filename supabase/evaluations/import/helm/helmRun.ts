import { z } from 'zod'
import { toCount } from '../toCount.ts'
import type { Figure, ImportDocument, Importer, Lookup, Run } from '../importer.ts'
import { findMetric } from '../metrics/findMetric.ts'
import { parseDocument } from '../parseDocument.ts'
import { parseTime } from '../parseTime.ts'
import { measureSpread, type Spread } from './measureSpread.ts'
import { getMean, getStatKey, isPlain, Stat } from './Stat.ts'

const RunSpec = z.object({
  name: z.string(),
  groups: z.array(z.string()).catch([]),
  adapter_spec: z.object({
    model: z.string(),
    model_deployment: z.string().optional().catch(undefined),
    max_eval_instances: z.number().nullish().catch(undefined),
    num_train_trials: z.number().optional().catch(undefined),
  }),
})
const RunFolder = z.object({
  run_spec: RunSpec,
  stats: z.array(Stat),
  /** The release day of the HELM suite. */
  date: z.string().optional(),
})
type HelmRun = z.infer<typeof RunFolder>

const COUNT = 'num_instances'
const MODEL_ARGUMENT = /[:,]model(?:_deployment)?=[^,]*/g

/** Imports the folder of a HELM run: its specification, its statistics and its instances. */
export const helmRun: Importer = {
  format: 'helm run',

  recognise({ content }) {
    const shape = z.object({ run_spec: z.object({}), stats: z.array(z.unknown()) })
    return shape.safeParse(content).success
  },

  async read(document) {
    return [await readRun(document)]
  },
}

async function readRun({ content, instances }: ImportDocument): Promise<Run> {
  const run = parseDocument(RunFolder, content)
  const { model, model_deployment: deployment } = run.run_spec.adapter_spec
  const spreads =
    instances === undefined ? new Map<string, Spread>() : await measureSpread(instances())
  const [provider] = model.split('/')
  return {
    model,
    provider: model.includes('/') ? provider : undefined,
    settings:
      deployment === undefined || deployment === model ? undefined : `served as ${deployment}`,
    time: parseTime(run.date),
    rejection: run.stats.length === 0 ? 'it has no statistics' : null,
    figures: run.stats.filter(isPlain).map((stat) => readFigure(run, stat, spreads)),
  }
}

function readFigure(
  run: HelmRun,
  stat: z.infer<typeof Stat>,
  spreads: Map<string, Spread>,
): Figure {
  const { name } = run.run_spec
  const { name: metric, split } = stat.name
  const n = countPrompts(run, split)
  return {
    task: name,
    metric,
    variant: split,
    lookup: lookUp(run, { metric, variant: split }),
    detail: getDetail(name),
    value: stat.mean ?? null,
    lowerIsBetter: null,
    n,
    standardError: standardError(n, spreads.get(getStatKey(stat))),
    isPartial: isPartial(run),
  }
}

/** Finds the group that the table of metrics lists; a run may be in several. */
function lookUp(
  { run_spec: { name, groups } }: HelmRun,
  metric: Omit<Lookup, 'benchmark'>,
): Lookup {
  const lookups = groups.map((benchmark) => ({ benchmark, ...metric }))
  const known = lookups.find((lookup) => findMetric('helm run', lookup) !== undefined)
  return known ?? lookups[0] ?? { benchmark: name.split(':')[0] ?? name, ...metric }
}

/** Returns the scenario arguments without the model; they distinguish parts of a benchmark. */
function getDetail(name: string): string | undefined {
  const [, ...rest] = name.replace(MODEL_ARGUMENT, '').split(':')
  return rest.join(':') || undefined
}

function countPrompts({ stats }: HelmRun, split: string | undefined): number | null {
  const counts = stats.filter(isPlain).filter(({ name }) => name.name === COUNT)
  return toCount(counts.find(({ name }) => name.split === split)?.mean)
}

/** Whether the run reached its instance limit and may have skipped prompts. */
function isPartial({ run_spec, stats }: HelmRun): boolean {
  const limit = run_spec.adapter_spec.max_eval_instances
  if (limit === null || limit === undefined) return false
  const counts = stats.filter(isPlain).filter(({ name }) => name.name === COUNT)
  return counts.reduce((sum, stat) => sum + (getMean(stat) ?? 0), 0) >= limit
}

function standardError(n: number | null, spread: Spread | undefined): number | null {
  if (n === null || n < 2 || spread === undefined || spread.n !== n) return null
  return Math.sqrt(spread.squares / (n - 1) / n)
}
