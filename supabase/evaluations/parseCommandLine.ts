import { parseArgs, type ParseArgsConfig } from 'node:util'
import { explainOption, UsageError } from './UsageError.ts'

/**
 * Parses the words of a command, as `parseArgs` does.
 *
 * @throws UsageError that says what is wrong with them
 */
export function parseCommandLine<
  const Config extends ParseArgsConfig & { readonly options: object },
>(config: Config, usage: string): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError(explainOption(error, config.options), usage)
  }
}
