import type { z } from 'zod'
import type { Run } from '../importer.ts'
import {
  addOptions,
  changeProblem,
  nameOption,
  sortOptions,
  type SortedOptions,
} from '../sortOptions.ts'
import type { EvalLog } from './EvalLog.ts'
import {
  AGENT,
  DIRECT_SOLVERS,
  GENERATE_OPTIONS,
  LIMITS,
  MODEL_ARGUMENTS,
  PLAIN_SOLVERS,
  SOLVER_ARGUMENTS,
  TASK_ARGUMENTS,
} from './options.ts'

/** The name of the model in a log that names models only by their roles. */
const NO_MODEL = 'none/none'

type Log = z.infer<typeof EvalLog>

/** Names the model of a log. Tools, an agent or unknown options may make it another model, which gets another name. */
export function readOptions(
  log: Log,
): Pick<Run, 'model' | 'modelProblem' | 'namedBy' | 'settings'> {
  const { model } = log.eval
  const others = join([
    sortOptions({ ...log.plan.config, ...log.eval.model_generate_config }, GENERATE_OPTIONS),
    sortOptions({ ...log.eval.model_args, base_url: log.eval.model_base_url }, MODEL_ARGUMENTS),
    sortOptions(log.eval.task_args_passed ?? log.eval.task_args, TASK_ARGUMENTS),
  ])
  const { changes, settings } = join([
    others,
    readSolver(log, new Set(others.changes.map(nameOption))),
    sortOptions(pick(log.eval.config, LIMITS.settings), LIMITS),
  ])
  const name = addOptions(model, changes)
  return {
    model: model === NO_MODEL ? null : model,
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

/**
 * Reads the solvers of a log. The solver that the run chose may make another model, and so may an agent, unless the
 * task is one of agents. Other solvers of the task are settings.
 *
 * @param taken the names of other options, from which an argument of the solver with such a name is told apart
 */
function readSolver({ eval: log, plan }: Log, taken: ReadonlySet<string>): SortedOptions {
  const { task, solver, config } = log
  const passed = sortOptions(log.solver_args_passed ?? log.solver_args, SOLVER_ARGUMENTS)
  const chosen = solver === undefined || DIRECT_SOLVERS.has(shorten(solver)) ? [] : [solver]
  const steps = plan.steps.map((step) => step.solver).filter((name) => name !== solver)
  const own = steps.filter((name) => !PLAIN_SOLVERS.has(shorten(name)))
  const isAgent = (name: string) => AGENT.test(shorten(name)) && !AGENT.test(task)
  const agents = [...new Set([...chosen, ...own.filter(isAgent)])]
  const others = own.filter((name) => !isAgent(name))
  const shared = passed.changes.filter((change) => taken.has(nameOption(change)))
  return {
    changes: [
      ...agents.map((name) =>
        name === solver ? `${showSolver(name)}${inBrackets(shared)}` : showSolver(name),
      ),
      ...passed.changes.filter((change) => chosen.length === 0 || !shared.includes(change)),
      ...(config.approval === undefined ? [] : ['approval']),
    ],
    settings: [...[...new Set(others)].map(showSolver), ...passed.settings],
  }
}

function showSolver(name: string): string {
  return `solver=${name.slice(0, 60)}`
}

function inBrackets(options: readonly string[]): string {
  return options.length === 0 ? '' : `(${options.join(', ')})`
}

function pick(options: Readonly<Record<string, unknown>>, names: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.has(name)))
}

/** Returns the name of a solver without its package. */
function shorten(name: string): string {
  return name.split('/').at(-1) ?? name
}
