import { identifyMaker } from '../../models/identifyMaker.ts'
import type { Run } from '../importer.ts'
import { addOptions, changeProblem, pathProblem, sortOptions } from '../sortOptions.ts'
import { GENERATION_OPTIONS, MODEL_ARGUMENTS, PLAIN_BACKEND, RUN_OPTIONS } from './options.ts'
import { readArguments } from './readArguments.ts'

interface Named {
  readonly model_name?: unknown
  readonly config: {
    readonly model?: unknown
    readonly model_args?: unknown
    /** The commit of the model on the Hugging Face Hub; empty if the Hub has no such model. */
    readonly model_sha?: unknown
    readonly model_dtype?: unknown
    readonly model_revision?: unknown
  }
  /** Options of the run beside the arguments of its model. */
  readonly options?: Options
}

type Options = Readonly<Record<string, unknown>>

/** Arguments that name weights on top of those of the model. */
const ADAPTERS = ['peft', 'delta', 'lora_local_path']

/** Finds the exact id of the evaluated model, never the name of the backend library. */
export function nameModel({
  model_name,
  config,
  options = {},
}: Named): Pick<
  Run,
  'commit' | 'isHubId' | 'model' | 'modelProblem' | 'namedBy' | 'provider' | 'settings'
> {
  const given = readArguments(config.model_args)
  // Layouts without arguments mix ids with library names; only ids contain a slash.
  const named = typeof config.model === 'string' && config.model.includes('/') && config.model
  const model = [model_name, given.pretrained, given.model, named].find(isName) ?? null
  const adapter = ADAPTERS.map((option) => given[option])
    .filter(isName)
    .find((name) => name !== 'None')
  const sorted = sortOptions(listArguments(given, config, model), MODEL_ARGUMENTS)
  const own = adapter === undefined ? {} : { peft_sha: undefined, delta_sha: undefined }
  const run = sortOptions({ ...options, ...own }, RUN_OPTIONS)
  const changes = [
    ...listBackend(config.model),
    ...listOtherWeights(given, model, adapter),
    ...sorted.changes,
    ...run.changes,
    ...sortOptions(readArguments(options.gen_kwargs), GENERATION_OPTIONS).changes,
  ]
  const isPlain = adapter === undefined && changes.length === 0
  return {
    model,
    ...(!isPlain && { namedBy: addOptions(adapter ?? model ?? '', changes) }),
    modelProblem: findProblem(model, adapter, changes),
    ...identifyMaker(isPlain ? model : null, { isProven: isName(config.model_sha) }),
    commit: isName(config.model_sha) ? config.model_sha : undefined,
    settings: [...sorted.settings, ...run.settings].join(', ') || undefined,
  }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Lists the arguments without the adapter and the tokenizer of the model itself. */
function listArguments(given: Options, config: Named['config'], model: string | null): Options {
  const { model_dtype, model_revision: revision } = config
  const own = Object.entries(given).filter(
    ([name, value]) => !ADAPTERS.includes(name) && !(name === 'tokenizer' && value === model),
  )
  return { revision, model_dtype, ...Object.fromEntries(own) }
}

/** Lists the weights in the arguments that differ from the name of the model. */
function listOtherWeights(given: Options, model: string | null, adapter: string | undefined) {
  if (model === null || model === adapter) return []
  return ['pretrained', 'model'].flatMap((option) => {
    const weights = given[option]
    const isOther = isName(weights) && !isSameName(weights, model)
    return isOther ? [`${option}=${weights.trim().slice(0, 100)}`] : []
  })
}

/** Names of files have "__" for the slash of an id, and converters cut the maker from it. */
function isSameName(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => name.trim().replaceAll('__', '/'))
  return first === second || first?.endsWith(`/${second}`) === true
}

/** Lists an unusual backend, which may change the model, for example by steering it. */
function listBackend(backend: unknown): string[] {
  const isPlain = !isName(backend) || backend.includes('/') || PLAIN_BACKEND.test(backend)
  return isPlain ? [] : [`model=${backend.slice(0, 60)}`]
}

function findProblem(
  model: string | null,
  adapter: string | undefined,
  changes: readonly string[],
): string | undefined {
  if (changes.length > 0) return changeProblem(addOptions(adapter ?? model ?? '', changes))
  if (adapter !== undefined) return `it is the base of an adapter: ${adapter}`
  return pathProblem(model)
}
