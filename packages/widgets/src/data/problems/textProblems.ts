import { isVisibleText, isWithin, stripInvisible } from '../../domain/index.ts'
import { showValue } from '../showValue.ts'

/** Returns what is wrong with a text of limited length. */
export function findTextProblem(text: unknown, at: string, most: number): string[] {
  if (typeof text === 'string' && !isWithin(text, most)) {
    return [`${at} has ${Array.from(text).length} characters. Allowed: ${most}.`]
  }
  const isText = typeof text === 'string' && isVisibleText(stripInvisible(text))
  return isText ? [] : [`${at} is ${showValue(text)}, not a text.`]
}

/** Returns what is wrong with a text of limited length; nothing if it is left out. */
export function findOptionalTextProblem(text: unknown, at: string, most: number): string[] {
  return text === undefined ? [] : findTextProblem(text, at, most)
}
