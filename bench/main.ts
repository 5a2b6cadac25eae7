import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { replaceMarkedPart } from '../release/readme/markedPart.ts'
import { writeMarkedPart } from '../release/readme/writeMarkedPart.ts'
import { CONTENDERS } from './contenders.ts'
import { runBench } from './driver/runBench.ts'
import { readOptions } from './options.ts'
import { benchReport } from './report.ts'

const DOCUMENT = join(import.meta.dirname, '../docs/performance.md')

try {
  const words = process.argv.slice(2)
  const options = readOptions(words)
  const text = await readFile(DOCUMENT, 'utf8')
  // What cannot be written is better known before an hour of measuring.
  replaceMarkedPart(text, options.part, '')
  const run = await runBench(options)
  const report = benchReport(run, {
    cores: availableParallelism(),
    date: new Date().toISOString().slice(0, 10),
    command: ['pnpm bench', ...words].join(' '),
    versions: await libraryVersions(),
  })
  console.log(report)
  await writeMarkedPart(DOCUMENT, options.part, report)
  const hasFailed = run.sizes.some(({ outcomes }) =>
    outcomes.some(({ failure }) => failure !== undefined),
  )
  process.exitCode = hasFailed ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** The version of each library that is installed, which may be newer than the one asked for. */
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
