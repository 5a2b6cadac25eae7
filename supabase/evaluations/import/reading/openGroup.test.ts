import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readResults } from '../choose/readResults.ts'
import { IMPORTERS } from '../formats/importers.ts'
import { REAL_FILES } from '../testing/realDocuments.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

const all = temporaryFolder()
const AIR_BENCH = path.join(REAL_FILES, 'helm/air_bench_2024_gpt-4o')
const HELLASWAG = path.join(REAL_FILES, 'helm/hellaswag_pythia-1b')
let folder: string
let count = 0

beforeEach(() => {
  folder = path.join(all, String((count += 1)))
  mkdirSync(folder)
})

/** Copies a file of a run into the folder, after the name of its run. */
function copy(run: string, name: string): void {
  cpSync(path.join(run, `${name}.json`), path.join(folder, `${path.basename(run)}_${name}.json`))
}

async function readFolder() {
  const options = { importers: IMPORTERS, aliases: new Map(), onProgress: () => undefined }
  return (await readResults({ names: [folder], ...options })).reports
}

describe('a folder of HELM', () => {
  it('is one run, whatever its files are named', async () => {
    for (const name of ['run_spec', 'stats', 'scenario']) copy(AIR_BENCH, name)
    expect(await readFolder()).toMatchObject([{ file: folder, format: 'helm run', reason: null }])
  })

  it.each<[string, readonly (readonly [run: string, name: string])[]]>([
    [
      'the specification of a second run',
      [
        [AIR_BENCH, 'run_spec'],
        [AIR_BENCH, 'stats'],
        [HELLASWAG, 'run_spec'],
      ],
    ],
    [
      'two whole runs',
      [AIR_BENCH, HELLASWAG].flatMap((run) =>
        ['per_instance_stats', 'run_spec', 'stats'].map((name) => [run, name] as const),
      ),
    ],
  ])('is an error in each part, and no run, with %s', async (_, files) => {
    for (const [run, name] of files) copy(run, name)
    const reports = await readFolder()
    expect(reports).toHaveLength(files.length)
    for (const report of reports) {
      expect(report).toMatchObject({
        format: undefined,
        isBroken: true,
        reason: 'the folder has parts of several runs of HELM; allowed: a folder for each run',
      })
    }
  })
})
