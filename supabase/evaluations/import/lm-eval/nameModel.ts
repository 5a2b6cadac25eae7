import { z } from 'zod'
import { identifyMaker } from '../identifyMaker.ts'
import type { Run } from '../importer.ts'

interface Named {
  readonly model_name?: unknown
  readonly config: {
    readonly model?: unknown
    readonly model_args?: unknown
    /** The commit of the model on the Hugging Face Hub; empty if the Hub has no such model. */
    readonly model_sha?: unknown
  }
}

const Arguments = z.record(z.string(), z.unknown())
/** Arguments that name weights on top of those of the model. */
const ADAPTERS = ['peft', 'delta', 'lora_local_path']
const LOCAL_PATH = /^(?:[/~.]|[A-Za-z]:[\\/])/

/** Finds the exact id of the evaluated model, never the name of the backend library. */
export function nameModel({
  model_name,
  config,
}: Named): Pick<Run, 'isHubId' | 'model' | 'modelProblem' | 'namedBy' | 'provider' | 'settings'> {
  const options = readArguments(config.model_args)
  // Layouts without arguments mix ids with library names; only ids contain a slash.
  const named = typeof config.model === 'string' && config.model.includes('/') && config.model
  const model = [model_name, options.pretrained, options.model, named].find(isName) ?? null
  const isProven = isName(config.model_sha)
  const isPath = model !== null && LOCAL_PATH.test(model)
  const adapter = ADAPTERS.map((option) => options[option])
    .filter(isName)
    .find((name) => name !== 'None')
  const pathProblem = isPath ? 'the model is a path of the machine that ran it' : undefined
  return {
    model,
    namedBy: adapter,
    modelProblem: adapter === undefined ? pathProblem : `it is the base of an adapter: ${adapter}`,
    ...identifyMaker(adapter === undefined ? model : null, { isProven }),
    settings: getSettings(options),
  }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Parses the arguments: newer versions write an object, older ones text like "a=1,b=2". */
function readArguments(given: unknown): Readonly<Record<string, unknown>> {
  if (typeof given !== 'string') return Arguments.catch({}).parse(given)
  const pairs = given.split(',').map((pair) => {
    const [key = '', ...value] = pair.split('=')
    return [key.trim(), value.join('=')]
  })
  return Object.fromEntries(pairs) as Record<string, unknown>
}

function getSettings({ revision }: Readonly<Record<string, unknown>>): string | undefined {
  return isName(revision) && revision !== 'main' ? `revision ${revision}` : undefined
}
