import type { z } from 'zod'
import type { Run } from '../importer.ts'
import { addOptions, changeProblem, sortOptions, type SortedOptions } from '../sortOptions.ts'
import type { EvalLog } from './EvalLog.ts'
import {
  AGENT,
  GENERATE_OPTIONS,
  MODEL_ARGUMENTS,
  PLAIN_SOLVERS,
  TASK_ARGUMENTS,
} from './options.ts'

type Log = z.infer<typeof EvalLog>

/** Names the model of a log. With tools, an agent or unknown options it is another one than the plain model. */
export function readOptions(
  log: Log,
): Pick<Run, 'model' | 'modelProblem' | 'namedBy' | 'settings'> {
  const { model } = log.eval
  const { changes, settings } = join([
    sortOptions({ ...log.plan.config, ...log.eval.model_generate_config }, GENERATE_OPTIONS),
    sortOptions(
      { ...log.eval.model_args, base_url: hideUser(log.eval.model_base_url) },
      MODEL_ARGUMENTS,
    ),
    sortOptions(log.eval.task_args_passed ?? log.eval.task_args, TASK_ARGUMENTS),
    readSolver(log),
  ])
  const name = addOptions(model, changes)
  return {
    model,
    ...(changes.length > 0 && { namedBy: name, modelProblem: changeProblem(name) }),
    settings: settings.join(', ') || undefined,
  }
}

function join(parts: readonly SortedOptions[]): SortedOptions {
  return {
    changes: parts.flatMap(({ changes }) => changes),
    settings: parts.flatMap(({ settings }) => settings),
  }
}

/** A solver that the run chose replaces that of the task. A task may have tools or an agent of its own. */
function readSolver({ eval: { task, solver, config }, plan }: Log): SortedOptions {
  const chosen = solver === undefined || PLAIN_SOLVERS.has(shorten(solver)) ? [] : [solver]
  const steps = plan.steps.map((step) => step.solver).filter((name) => name !== solver)
  const own = steps.filter((name) => !PLAIN_SOLVERS.has(shorten(name)))
  const isAgent = (name: string) => AGENT.test(shorten(name)) && !AGENT.test(task)
  const agents = [...new Set([...chosen, ...own.filter(isAgent)])]
  const others = own.filter((name) => !isAgent(name))
  return {
    changes: [
      ...agents.map((name) => `solver=${name.slice(0, 60)}`),
      ...(config.approval === undefined ? [] : ['approval']),
    ],
    settings: [...new Set(others)].map((name) => `solver=${name.slice(0, 60)}`),
  }
}

/** Returns the name of a solver without its package. */
function shorten(name: string): string {
  return name.split('/').at(-1) ?? name
}

/** Addresses of servers may have a user and a password. */
function hideUser(address: string | undefined): string | undefined {
  return address?.replace(/\/\/[^/@]*@/, '//').split('?')[0]
}
