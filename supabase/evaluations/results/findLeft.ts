import { existsSync } from 'node:fs'
import { listDataFiles } from '../file/listDataFiles.ts'
import { parseJsonFile } from '../file/readJsonFile.ts'
import { showText } from '../file/showText.ts'

/** The file of a suite that came from a folder of results, and of which no folder has results now. */
export interface LeftSuite {
  readonly path: string
  readonly id: string
  /** The folder that it came from. */
  readonly results: string
}

/**
 * Finds the suites of a folder that came from results which are no longer there.
 *
 * @param ids the suites that have results
 */
export async function findLeft(
  folder: string,
  ids: readonly (string | undefined)[],
): Promise<LeftSuite[]> {
  if (!existsSync(folder)) return []
  const left: LeftSuite[] = []
  for (const path of await listDataFiles(folder)) {
    // The other commands say what is wrong with a file that cannot be read.
    const input = Object(await parseJsonFile(path).catch(() => undefined)) as {
      readonly results?: unknown
      readonly suite?: unknown
    }
    const { id } = Object(input.suite) as { readonly id?: unknown }
    const { results } = input
    if (typeof results !== 'string' || typeof id !== 'string' || ids.includes(id)) continue
    left.push({ path, id, results })
  }
  return left
}

/** Says that a suite has lost its results, and what a person can do. */
export function describeLeft({ path, id, results }: LeftSuite): string {
  const [folder, suite] = [results, id].map((text) => JSON.stringify(showText(text)))
  return (
    `${path} came from the folder of results ${folder}, and no folder has the suite ${suite} now; ` +
    'allowed: that id in the suite.json of a folder, --drop, which removes the file, or the file without "results"'
  )
}
