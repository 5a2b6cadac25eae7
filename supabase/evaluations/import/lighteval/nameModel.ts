import { identifyMaker } from '../identifyMaker.ts'
import type { Run } from '../importer.ts'
import type { Results } from './ResultsFile.ts'

type Named = Pick<Run, 'isHubId' | 'model' | 'modelProblem' | 'provider' | 'settings'>

const LOCAL_PATH = /^(?:[/~.]|[A-Za-z]:[\\/])/
/** Options that change the weights. */
const CHANGES = [
  'adapter_weights',
  'base_model',
  'delta_weights',
  'gguf_file',
  'load_in_4bit',
  'load_in_8bit',
  'quantization',
  'quantization_config',
  'subfolder',
]
const QUANTISED = /^[48]bit$/
/** Options that change the answers. */
const SETTINGS = ['revision', 'system_prompt', 'override_chat_template']
const USUAL: unknown[] = [undefined, null, '', false, 'main']

/** Finds the exact id of the evaluated model, and what was changed of it. */
export function nameModel(general: Results['config_general']): Named {
  const options: Readonly<Record<string, unknown>> = general.model_config
  const model = [general.model_name, options.model_name, options.pretrained].find(isName) ?? null
  const changes = listOptions(options, CHANGES)
  const type = general.model_dtype ?? options.dtype
  if (typeof type === 'string' && QUANTISED.test(type)) changes.push(`dtype ${type}`)
  return {
    model,
    modelProblem: findProblem(model, changes),
    ...identifyMaker(changes.length === 0 ? model : null, { isProven: isName(general.model_sha) }),
    settings: [...changes, ...listOptions(options, SETTINGS)].join(', ') || undefined,
  }
}

function findProblem(model: string | null, changes: readonly string[]): string | undefined {
  if (changes.length > 0) return `its weights are not those of the model: ${changes.join(', ')}`
  const isPath = model !== null && LOCAL_PATH.test(model)
  return isPath ? 'the model is a path of the machine that ran it' : undefined
}

function listOptions(options: Readonly<Record<string, unknown>>, names: readonly string[]) {
  return names
    .filter((name) => !USUAL.includes(options[name]))
    .map((name) => `${name} ${showOption(options[name])}`)
}

function showOption(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 100)
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
