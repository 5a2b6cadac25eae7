import { z } from 'zod'
import { toCountOrNone } from '../toCount.ts'
import { findFuture } from '../findFuture.ts'
import type { Figure, ImportDocument, Importer, Lookup, Run } from '../importer.ts'
import { findMetric } from '../../metrics/findMetric.ts'
import { identifyMaker } from '../../models/identifyMaker.ts'
import { parseDocument } from '../parseDocument.ts'
import { parseTime } from '../parseTime.ts'
import { readAdapter } from './readAdapter.ts'
import { measureSpread, type Spread } from './measureSpread.ts'
import { readJudges, type Judges } from './readJudges.ts'
import { readRunName, type RunName } from './readRunName.ts'
import { getMean, getStatKey, isPlain, Stat } from './Stat.ts'

const RunSpec = z.object({
  name: z.string(),
  groups: z.array(z.string()).catch([]),
  scenario_spec: z
    .object({ args: z.record(z.string(), z.unknown()).optional().catch(undefined) })
    .optional()
    .catch(undefined),
  adapter_spec: z.looseObject({
    model: z.string(),
    model_deployment: z.string().optional().catch(undefined),
    max_eval_instances: z.number().nullish().catch(undefined),
    num_train_trials: z.number().optional().catch(undefined),
  }),
})
const RunFolder = z.object({
  run_spec: RunSpec,
  stats: z.array(Stat),
  /** The release day of the HELM suite, by which the run had ended. */
  date: z.string().optional(),
})
type HelmRun = z.infer<typeof RunFolder>

const COUNT = 'num_instances'
const JUDGE_STAT = /^safety_(?<judge>.+)_(?:score|annotator_success)$/
const SUCCESS = '_annotator_success'
const JUDGED = 'safety_score'

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
  const name = readRunName(run.run_spec.name, run.run_spec.scenario_spec?.args)
  const isServed = deployment !== undefined && deployment !== model
  const settings = [...(isServed ? [`served as ${deployment}`] : []), ...name.options]
  return {
    model,
    ...identifyMaker(model),
    settings: settings.join(', ') || undefined,
    time: parseTime(run.date),
    ...(run.date !== undefined && { isTimeUpperBound: true }),
    rejection: run.stats.length === 0 ? 'it has no statistics' : null,
    ...findFuture({ 'the summary.json of its suite': run.date }),
    figures: run.stats.filter(isPlain).map((stat) => readFigure({ run, name, spreads }, stat)),
  }
}

interface Context {
  readonly run: HelmRun
  readonly name: RunName
  readonly spreads: ReadonlyMap<string, Spread>
}

function readFigure({ run, name, spreads }: Context, stat: z.infer<typeof Stat>): Figure {
  const { name: metric, split } = stat.name
  const n = countPrompts(run, split)
  return {
    task: run.run_spec.name,
    metric,
    variant: split,
    lookup: lookUp(run, { metric, variant: split }),
    detail: name.detail,
    settings: readAdapter(run.run_spec.adapter_spec),
    // The mean of no values may be the 0 that a tool starts from.
    value: stat.count === 0 ? null : (stat.mean ?? null),
    lowerIsBetter: null,
    n,
    standardError: standardError(n, spreads.get(getStatKey(stat))),
    isPartial: isPartial(run),
    judge: name.judge,
    ...(metric === JUDGED && readJudges(listJudges(run, split))),
    // A value over several draws of examples is a mean of shares.
    isMeanOfRuns: (run.run_spec.adapter_spec.num_train_trials ?? 1) > 1,
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

/** Lists the judges of a split by their own statistics. */
function listJudges({ stats }: HelmRun, split: string | undefined): Judges {
  const judges = new Map<string, number | null>()
  const own = stats.filter(isPlain).filter(({ name }) => (name.split ?? split) === split)
  for (const stat of own) {
    const judge = JUDGE_STAT.exec(stat.name.name)?.groups?.judge
    if (judge === undefined) continue
    if (stat.name.name.endsWith(SUCCESS)) judges.set(judge, getMean(stat) ?? Number.NaN)
    else judges.set(judge, judges.get(judge) ?? null)
  }
  return judges
}

function countPrompts({ stats }: HelmRun, split: string | undefined): number | null {
  const counts = stats.filter(isPlain).filter(({ name }) => name.name === COUNT)
  return toCountOrNone(counts.find(({ name }) => name.split === split)?.mean)
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
