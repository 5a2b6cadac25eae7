import { createHash } from 'node:crypto'
import { hideKeys } from '../../file/hideKeys.ts'

/** The options of a run, by what they can do to its figures. */
export interface SortedOptions {
  /** Options that may make another model: all that are not known to leave it as it is. */
  readonly changes: readonly string[]
  /** Options of the same model that change its answers. */
  readonly settings: readonly string[]
}

/** The options of a tool that are known to leave the model as it is. */
export interface KnownOptions {
  /** Options that change no figure. */
  readonly neutral: ReadonlySet<string>
  /** Options that change the answers of the same model. */
  readonly settings: ReadonlySet<string>
  /** Options that change nothing with one of the values that the pattern matches. */
  readonly usual: Readonly<Record<string, RegExp>>
}

/** Knows no option, so that every option counts as a change. */
export const NO_KNOWN_OPTIONS: KnownOptions = { neutral: new Set(), settings: new Set(), usual: {} }

type Options = Readonly<Record<string, unknown>>

/** Options of the decoding, which most tools name alike. */
export const DECODING = [
  'best_of',
  'do_sample',
  'frequency_penalty',
  'logit_bias',
  'max_completion_tokens',
  'max_gen_toks',
  'max_new_tokens',
  'max_tokens',
  'min_p',
  'num_choices',
  'presence_penalty',
  'repetition_penalty',
  'seed',
  'stop',
  'stop_seqs',
  'stop_tokens',
  'temperature',
  'top_k',
  'top_p',
  'until',
]

/** The types of numbers in which a model is published, which leave it as it is. */
export const FLOAT = /^(?:torch\.)?(?:auto|half|float|b?float(?:16|32|64)|fp(?:16|32)|bf16)$/i

const LOCAL_PATH = /^(?:[/~.]|[A-Za-z]:[\\/])/
const UNSET = new Set(['', 'none', 'null', '{}', '[]'])
const SECRET = /api_?key|secret|password|credential|auth|^(?:hf_)?token$/i
/** Options whose `false` is the same as their absence. */
const SWITCH = /^(?:load_in_|use_|enable_lora|autogptq|gptqmodel|autoawq|bnb_|apply_|is_)/
const ADDRESS = /^[a-z][a-z+.-]*:\/\//i
const PLAIN = /^[\w .:/@+*="{},[\]-]{1,60}$/

/** Sorts options into those that may make another model and those that change its answers. */
export function sortOptions(options: Options, known: KnownOptions): SortedOptions {
  const set = Object.entries(options).filter(([name, value]) => isSet(name, value))
  const unusual = set.filter(([name, value]) => {
    const usual = Object.hasOwn(known.usual, name) ? known.usual[name] : undefined
    return !known.neutral.has(name) && usual?.test(toText(value)) !== true
  })
  const isSetting = ([name]: readonly [string, unknown]) => known.settings.has(name)
  return {
    changes: unusual.filter((each) => !isSetting(each)).map(showOption),
    settings: unusual.filter(isSetting).map(showOption),
  }
}

/** Returns the name of an option that is shown with its value. */
export function nameOption(shown: string): string {
  return shown.split('=', 1)[0] ?? shown
}

/** Returns the id of a model with options: the exact id that an alias can name. */
export function addOptions(model: string, options: readonly string[]): string {
  return options.length === 0 ? model : `${model} (${shorten(options.join(', '), 200)})`
}

/** Returns the problem of a model that its options may change. */
export function changeProblem(name: string): string {
  return `its options may make it another model: ${JSON.stringify(name)}`
}

/** Returns the problem of a model that is a path of the machine that ran it; undefined for any other. */
export function pathProblem(model: string | null): string | undefined {
  const isPath = model !== null && LOCAL_PATH.test(model)
  return isPath ? 'the model is a path of the machine that ran it' : undefined
}

function isSet(name: string, value: unknown): boolean {
  if (SECRET.test(name)) return false
  const text = toText(value)
  const isOff = SWITCH.test(name) && text.toLowerCase() === 'false'
  return !isOff && !UNSET.has(text.toLowerCase())
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : JSON.stringify(value ?? null)
}

/** Removes the user, the password and the query from an address of a server, which may have keys. */
function hideUser(text: string): string {
  return ADDRESS.test(text) ? (text.replace(/\/\/[^/@]*@/, '//').split(/[?#]/)[0] ?? '') : text
}

function showOption([name, value]: readonly [string, unknown]): string {
  const text = hideUser(toText(value))
  const safe = hideKeys(text)
  const isPlain = safe === text && PLAIN.test(text)
  const shown = isPlain ? text : shorten(safe.replace(/[^\w .:/-]+/g, ' '), 0, text)
  return `${name.replace(/[^\w.-]+/g, ' ').slice(0, 60)}=${shown}`
}

/** Cuts a text, and adds a hash of the whole that keeps two long texts apart. */
function shorten(text: string, limit: number, whole = text): string {
  if (text.length <= limit) return text
  const hash = createHash('sha256').update(whole).digest('hex').slice(0, 8)
  return `${text.slice(0, Math.max(40, limit - 10)).trim()}… ${hash}`
}
