import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The entries that a package publishes, each with its source. The workspace may have more entries.
 */
export function publishedEntries(folder: string): readonly (readonly [string, string])[] {
  const { exports, publishConfig } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as {
    readonly exports: Readonly<Record<string, string>>
    readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> }
  }
  const published = Object.keys(publishConfig.exports)
  return Object.entries(exports).filter(
    ([entry]) => published.includes(entry) || published.includes(entry.replace(/[^/]+$/, '*')),
  )
}
