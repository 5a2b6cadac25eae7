import { NO_KNOWN_OPTIONS, sortOptions } from './sortOptions.ts'

/** What defines a task. */
interface Definition {
  readonly version: unknown
  /** The parts of its prompts: templates, or functions as the tool writes them. */
  readonly templates?: Readonly<Record<string, unknown>>
}

/** A function as Python shows it. */
const FUNCTION = /<function (?<name>\S+)[^<>]*>/
/** The address of an object in memory, which differs between runs. */
const ADDRESS = / at 0x[\da-f]+/gi
const CODE = /^(?:@.*\n)*def (?<name>\w+)/
/** A version of Inspect Evals, whose letter changes without an effect on the figures. */
const LETTERED = /^(?<number>\d+)-[A-Z]$/
const UNVERSIONED = /^(?:yaml|n\/a)$/i

/**
 * Lists the version and the prompts of a task, which are the same in all runs of a figure: the task on the first line,
 * then one fact per line.
 */
export function listFacts(task: string, { version, templates = {} }: Definition): string {
  const parts = Object.entries(templates).map(([name, value]) => readTemplate(name, value))
  const facts = Object.assign({ version: readVersion(version) }, ...parts) as object
  return [task, ...sortOptions({ ...facts }, NO_KNOWN_OPTIONS).changes].join('\n')
}

/** Reads a version, which files have as a number or as a text. */
function readVersion(version: unknown): string | undefined {
  if (typeof version !== 'string' && typeof version !== 'number') return undefined
  const text = String(version).trim()
  if (text === '' || UNVERSIONED.test(text)) return undefined
  const number = Number(LETTERED.exec(text)?.groups?.number ?? text)
  return Number.isNaN(number) ? text : String(number)
}

/** Reads a template. A function has a name, and some files have its code too. */
function readTemplate(name: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'string') return { [name]: value }
  const shown = FUNCTION.exec(value)?.groups?.name?.split('.').at(-1)
  if (shown !== undefined) return { [`function of ${name}`]: shown }
  const text = value.replaceAll(ADDRESS, '')
  const called = CODE.exec(text.trimStart())?.groups?.name
  if (called === undefined) return { [name]: showBlanks(text) }
  return { [name]: text.replaceAll(/\s+/g, ' '), [`function of ${name}`]: called }
}

/** Quotes a text with blanks at an end, because such a blank changes the answers to a prompt. */
function showBlanks(text: string): string {
  return text === text.trim() ? text : JSON.stringify(text)
}
