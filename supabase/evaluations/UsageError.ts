import { findNearest } from './file/findNearest.ts'

/** An invalid command line, with the usage of the command. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  readonly usage: string

  constructor(message: string, usage: string) {
    super(message)
    this.usage = usage
  }
}

const OPTION = /^Unknown option '--([^'=]+)/

/** Adds the option that was likely meant to a message about an unknown one. */
export function explainOption(message: string, options: readonly string[]): string {
  const [, given] = OPTION.exec(message) ?? []
  const nearest = given === undefined ? undefined : findNearest(given, options)
  return nearest === undefined ? message : `${message} Did you mean --${nearest}?`
}
