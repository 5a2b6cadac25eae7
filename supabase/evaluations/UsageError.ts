import { findNearest } from './file/findNearest.ts'
import { showText } from './file/showText.ts'

/** An invalid command line, with the usage of the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  readonly usage: string

  constructor(message: string, usage: string) {
    super(message)
    this.usage = usage
  }
}

const OPTION = /^Unknown option '(-{1,2}([^'=]+)[^']*)'/

/** Says what is wrong with the words of a command, and names the option that was likely meant by an unknown one. */
export function explainOption(error: unknown, options: Readonly<Record<string, unknown>>): string {
  const { message } = error as Error
  const [, given, name = ''] = OPTION.exec(message) ?? []
  if (given === undefined) return message
  const nearest = findNearest(name, Object.keys(options))
  // Node.js adds how a file of that name is written, which nobody meant.
  const unknown = `Unknown option '${showText(given)}'.`
  return nearest === undefined ? unknown : `${unknown} Did you mean --${nearest}?`
}
