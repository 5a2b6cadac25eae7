import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CONTENDERS, REFERENCE, type Contender } from './contenders.ts'
import { runBench } from './driver/runBench.ts'
import { benchReport, sizeReport } from './report.ts'
import { writeReport } from './writeReport.ts'

/**
 * Compares our table with others, and writes the report.
 *
 * @throws Error if a table showed wrong rows, after the others are reported
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      rows: { type: 'string', default: '50,500,5000,20000' },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string' },
    },
  })
  const bench = await runBench({
    sizes: values.rows.split(',').map(Number),
    rounds: Number(values.rounds),
    contenders: contendersOf(values.only),
  })
  await writeReport({
    document: 'performance.md',
    part: 'bench',
    words,
    programs: [`Chromium ${bench.browserVersion}`],
    sections: benchReport(bench, await libraryVersions()),
    details: bench.sizes.flatMap(sizeReport),
  })
  const failures = bench.sizes
    .flatMap(({ outcomes }) => outcomes)
    .filter(({ failure }) => failure !== undefined)
  if (failures.length > 0) throw new Error(`${failures.length} measurements failed.`)
}

/** Always includes the reference, with which the others are compared. */
function contendersOf(only: string | undefined): readonly Contender[] {
  if (only === undefined) return CONTENDERS
  const names = only.split(',')
  return CONTENDERS.filter(({ name }) => name === REFERENCE || names.includes(name))
}

/** The installed version of each library, which may be newer than the range in package.json. */
async function libraryVersions(): Promise<Map<string, string>> {
  const names = CONTENDERS.flatMap(({ library }) => library ?? [])
  return new Map(
    await Promise.all(names.map(async (name) => [name, await versionOf(name)] as const)),
  )
}

async function versionOf(name: string): Promise<string> {
  const manifest = join(import.meta.dirname, 'node_modules', name, 'package.json')
  return (JSON.parse(await readFile(manifest, 'utf8')) as { readonly version: string }).version
}
