import { z } from 'zod'
import type { Run } from '../importer.ts'

interface Named {
  readonly model_name?: unknown
  readonly config: { readonly model?: unknown; readonly model_args?: unknown }
}

const Arguments = z.record(z.string(), z.unknown())
/** Arguments that name weights on top of those of the model. */
const ADAPTERS = ['peft', 'delta', 'lora_local_path']
const LOCAL_PATH = /^(?:[/~.]|[A-Za-z]:[\\/])/

/** Finds the exact id of the evaluated model, never the name of the backend library. */
export function nameModel({
  model_name,
  config,
}: Named): Pick<Run, 'model' | 'modelProblem' | 'namedBy' | 'provider' | 'settings'> {
  const options = readArguments(config.model_args)
  // Layouts without arguments mix ids with library names; only ids contain a slash.
  const named = typeof config.model === 'string' && config.model.includes('/') && config.model
  const model = [model_name, options.pretrained, options.model, named].find(isName) ?? null
  const isPath = model !== null && LOCAL_PATH.test(model)
  const adapter = ADAPTERS.map((option) => options[option])
    .filter(isName)
    .find((name) => name !== 'None')
  const pathProblem = isPath ? 'the model is a path of the machine that ran it' : undefined
  return {
    model,
    namedBy: adapter,
    modelProblem: adapter === undefined ? pathProblem : `it is the base of an adapter: ${adapter}`,
    provider: model === null || isPath || adapter !== undefined ? undefined : getProvider(model),
    settings: getSettings(options),
  }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Returns the provider, which is the namespace of a Hugging Face id. */
function getProvider(model: string): string | undefined {
  const [owner, name, ...rest] = model.split('/')
  return name === undefined || rest.length > 0 ? undefined : owner
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
