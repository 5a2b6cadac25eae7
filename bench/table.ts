import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CONTENDERS, REFERENCE, type Contender } from './contenders.ts'
import { runBench, type BenchRun } from './driver/runBench.ts'
import { benchReport, sizeReport } from './report.ts'
import { elementTable, findRegressions, targetTable } from './targets.ts'
import { writeReport } from './writeReport.ts'

const REPORT = join(import.meta.dirname, '../docs/performance.md')

/**
 * Compares our table with others, and writes the report, or compares the ratios with those of the report.
 *
 * @throws Error if a table shows wrong rows, and in a check if a ratio is more than a quarter worse
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      rows: { type: 'string', default: '50,500,5000,20000' },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  })
  const bench = await runBench({
    sizes: values.rows.split(',').map(Number),
    rounds: Number(values.rounds),
    contenders: getContenders(values.only),
  })
  if (values.check) return check(bench)
  await writeReport({
    document: 'performance.md',
    part: 'bench',
    words,
    programs: [`Chromium ${bench.browserVersion}`],
    sections: benchReport(bench, await libraryVersions()),
    details: bench.sizes.flatMap(sizeReport),
  })
  requireRows(bench)
}

/** @throws Error if a table showed wrong rows */
function requireRows({ sizes }: BenchRun): void {
  const failures = sizes
    .flatMap(({ outcomes }) => outcomes)
    .flatMap(({ contender, failure }) =>
      failure === undefined ? [] : `${contender.title}: ${failure}`,
    )
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

/** @throws Error if a ratio is more than a quarter worse than the committed one */
async function check(bench: BenchRun): Promise<void> {
  console.log(
    [
      targetTable(bench.sizes),
      ...elementTable(bench.sizes),
      ...bench.sizes.flatMap(sizeReport),
    ].join('\n\n'),
  )
  requireRows(bench)
  const regressions = findRegressions(bench.sizes, await readFile(REPORT, 'utf8'))
  if (regressions.length === 0) return
  const lines = regressions.map(
    ({ name, measure, rows, committed, now }) =>
      `${name}, ${measure}, ${rows} rows: ${now.toFixed(2)} instead of ${committed.toFixed(2)}`,
  )
  throw new Error(`Slower than docs/performance.md says:\n${lines.join('\n')}`)
}

/** Always includes the reference, with which the others are compared. */
function getContenders(only: string | undefined): readonly Contender[] {
  if (only === undefined) return CONTENDERS
  const names = only.split(',')
  return CONTENDERS.filter(({ name }) => name === REFERENCE || names.includes(name))
}

/** The installed version of each library, which may be newer than the range in package.json. */
async function libraryVersions(): Promise<Map<string, string>> {
  const names = CONTENDERS.flatMap(({ library }) => library ?? [])
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readVersion(name)] as const)),
  )
}

async function readVersion(name: string): Promise<string> {
  const manifest = join(import.meta.dirname, 'node_modules', name, 'package.json')
  return (JSON.parse(await readFile(manifest, 'utf8')) as { readonly version: string }).version
}
