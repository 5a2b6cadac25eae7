import { findNearest } from './findNearest.ts'
import { showText } from './showText.ts'
import { readWords } from './words.ts'

/** An invalid value in a file. */
export interface Problem {
  /** Path from the root of the file. */
  readonly path: readonly PropertyKey[]
  /** The valid values, as the end of "allowed: …". */
  readonly allowed: string
}

const MAX_VALUE_LENGTH = 100
const MAX_KEY_LENGTH = 60

/** Formats a problem as one line: the model, the field, the value, the valid values, and the one that was likely meant. */
export function describeProblem({ path, allowed }: Problem, input: unknown): string {
  const [top, index, ...inModel] = path
  const isInModel = top === 'models' && typeof index === 'number'
  const owner = isInModel ? `model ${modelName(input, index)}: ` : ''
  const field = fieldName(isInModel ? inModel : path)
  const value = valueAt(input, path)
  return `${owner}${field} is ${valueText(value)}; allowed: ${allowed}${proposal({ path, allowed }, value)}`
}

/** Names the listed field or word that is nearest to the given one. */
function proposal({ path, allowed }: Problem, value: unknown): string {
  const known = readWords(allowed)
  const given = known?.of === 'field' ? path.at(-1) : value
  if (known === undefined || typeof given !== 'string') return ''
  return didYouMean(given, known.words)
}

/** Returns "; did you mean x?" if one of the words is near, and nothing otherwise. */
export function didYouMean(given: string, words: readonly string[]): string {
  const nearest = findNearest(given, words)
  return nearest === undefined ? '' : `; did you mean ${showText(nearest, MAX_VALUE_LENGTH)}?`
}

/** Returns the value at a path; undefined if there is none. */
export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  )
}

function modelName(input: unknown, index: number): string {
  const id = valueAt(input, ['models', index, 'id'])
  const name = valueAt(input, ['models', index, 'name'])
  const known = [id, name].filter((word) => typeof word === 'string' && word.trim() !== '')
  return known.length > 0 ? known.map(valueText).join(' ') : `at index ${index}`
}

function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the file'
  return path
    .map((key) =>
      typeof key === 'number' ? `[${key}]` : `.${showText(String(key), MAX_KEY_LENGTH)}`,
    )
    .join('')
    .replace(/^\./, '')
}

function valueText(value: unknown): string {
  if (value === undefined) return 'absent'
  // JSON.parse turns 1e999 into Infinity, which JSON.stringify would print as null.
  const whole = typeof value === 'number' ? String(value) : JSON.stringify(value)
  return showText(whole, MAX_VALUE_LENGTH)
}
