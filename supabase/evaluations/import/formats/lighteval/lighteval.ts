import { z } from 'zod'
import { findFuture } from '../findFuture.ts'
import type { Figure, ImportDocument, Importer, Run } from '../importer.ts'
import { parseDocument } from '../parseDocument.ts'
import { stampInName, timeInName } from '../timeInName.ts'
import { listFacts } from '../listFacts.ts'
import { nameModel } from './nameModel.ts'
import { parseTask, type TaskName } from './parseTask.ts'
import { ResultsFile, type Results, type TaskConfig } from './ResultsFile.ts'

const STANDARD_ERROR = '_stderr'
const ALL = 'all'
const AVERAGE = /:_average$/

/** Imports results of Hugging Face's lighteval. */
export const lighteval: Importer = {
  format: 'lighteval',

  recognise({ content }) {
    const shape = z.object({ config_general: z.object({}), results: z.object({}) })
    return shape.safeParse(content).success
  },

  read(document) {
    return Promise.resolve([readRun(document)])
  },
}

function readRun({ content, path }: ImportDocument): Run {
  const parsed = parseDocument(ResultsFile, content)
  const tasks = Object.keys(parsed.results).filter((key) => key.trim() !== '')
  return {
    ...nameModel(parsed.config_general),
    // The times in the file are from the clock of the process, which starts anywhere.
    time: timeInName(path),
    rejection: tasks.length === 0 ? 'it has no results' : null,
    ...findFuture({ 'the name of its file': stampInName(path) }),
    figures: tasks.flatMap((key) => readTask(parsed, key)),
  }
}

function readTask(parsed: Results, key: string): Figure[] {
  const task = parseTask(key)
  const config = findConfig(parsed, key, task)
  const values = parsed.results[key] ?? {}
  const metrics = Object.keys(values).filter(
    (metric) => metric.trim() !== '' && !metric.endsWith(STANDARD_ERROR),
  )
  return metrics.map((metric): Figure => {
    const error = values[metric + STANDARD_ERROR]
    const isHigherBetter = findDirection(config, metric)
    return {
      task: key,
      metric,
      lookup: { benchmark: task.name, metric },
      settings: task.shots === undefined ? undefined : `${task.shots} examples`,
      facts: listFacts(task.name, {
        version: config?.version ?? parsed.versions[key],
        templates: { prompt_function: config?.prompt_function },
      }),
      value: values[metric],
      lowerIsBetter: isHigherBetter === undefined ? null : !isHigherBetter,
      n: config?.effective_num_docs ?? null,
      standardError: typeof error === 'number' ? error : null,
      isPartial: isPartial(parsed, config),
      rejection: findRejection(parsed, task),
    }
  })
}

/** Finds the configuration of a task, which has another key than its results in most versions. */
function findConfig(
  { config_tasks: configs }: Results,
  key: string,
  { suite, name, shots }: TaskName,
): TaskConfig | undefined {
  const keys = [key, `${suite}|${name}`, `${suite}|${name}|${shots}`, `${name}|${shots}`, name]
  const known = keys.find((each) => configs[each] !== undefined)
  if (known !== undefined) return configs[known]
  const named = Object.values(configs).filter((config) => config?.name === name)
  return named.length === 1 ? named[0] : undefined
}

function findDirection(config: TaskConfig | undefined, metric: string): boolean | undefined {
  for (const each of config?.metrics ?? config?.metric ?? []) {
    if (each === undefined || ![each.metric_name].flat().includes(metric)) continue
    const { higher_is_better: isBetter } = each
    return typeof isBetter === 'object' ? isBetter[metric] : isBetter
  }
  return undefined
}

/** Whether the run left prompts out; a file without counts shows only whether it had a limit. */
function isPartial({ config_general: { max_samples } }: Results, config?: TaskConfig): boolean {
  const { original_num_docs: original = null, effective_num_docs: seen = null } = config ?? {}
  if (original !== null && seen !== null) return seen < original
  return max_samples !== null && max_samples !== undefined
}

function findRejection({ results }: Results, { name }: TaskName): string | undefined {
  if (name === ALL || AVERAGE.test(name)) return 'it is a mean of tasks, which are listed'
  const [whole] = name.split(':')
  const isPart = name !== whole && Object.keys(results).some((key) => parseTask(key).name === whole)
  return isPart ? `it covers a part of a task that is listed as a whole: ${whole}` : undefined
}
