import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { deriveEvaluations } from '../derive/deriveEvaluations.ts'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'
import { importCommand } from './importCommand.ts'
import { SUITE } from './testing/suite.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

const folder = temporaryFolder()
const written = vi.spyOn(process.stdout, 'write')
const logged = vi.spyOn(console, 'error')
vi.spyOn(console, 'log').mockImplementation(() => undefined)

beforeEach(() => {
  written.mockReset().mockReturnValue(true)
  logged.mockReset().mockImplementation(() => undefined)
})

function write(name: string, content: unknown): string {
  const file = path.join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const column = (name: string) => ({
  column: name,
  task: name,
  metric: 'share',
  category: 'jailbreak',
  subcategory: name,
  lower_is_better: false,
  measure: 'proportion',
})
const alias = (id: string) => ({ id, name: id, provider: 'Acme', weights: 'open' })

/** Imports a table of two models, each with one of two figures. */
async function runImport(suite: object | undefined, ...options: readonly string[]) {
  const out = path.join(folder, 'out')
  mkdirSync(out, { recursive: true })
  await importCommand([
    write('results.csv', 'model,Attacks,Roles\na,0.5,-\nb,-,0.7\n'),
    '--mapping',
    write('mapping.json', { model: 'model', columns: [column('Attacks'), column('Roles')] }),
    '--aliases',
    write('aliases.json', { a: alias('a'), b: alias('b') }),
    ...(suite === undefined ? [] : ['--suite', write('suite.json', suite)]),
    '--out',
    out,
    ...options,
  ])
  return () => readEvaluationsFile(readFileSync(path.join(out, `${SUITE.id}.json`), 'utf8'))
}

const WARNING = [
  'No model has a jailbreak score, which needs 2 figures: Attacks; Roles.',
  '  a lacks 1: Roles',
  '  b lacks 1: Attacks',
  expect.stringContaining('"categories": { "jailbreak": { "figures": [...] } }'),
]

it('an import ends with the categories that no model completes, and what is missing', async () => {
  await runImport(SUITE)
  const [summary, ...lines] = logged.mock.calls.flat()
  expect(summary).toContain('Models of TruthfulQA, a test: 2.')
  expect(lines).toEqual(WARNING)
  logged.mockClear()
  await runImport(undefined, '--dry-run')
  expect(logged.mock.calls.flat()).toEqual(WARNING)
})

it('the report as JSON has the categories that no model completes', async () => {
  await runImport(undefined, '--json')
  const report = JSON.parse(written.mock.calls.map(([chunk]) => chunk).join(''))
  expect(report.incomplete_categories).toEqual([
    {
      category: 'jailbreak',
      needed: ['Attacks', 'Roles'],
      models: [
        { id: 'a', missing: ['Roles'] },
        { id: 'b', missing: ['Attacks'] },
      ],
    },
  ])
})

it('figures that a suite declares give a score, and stay when the suite is imported again', async () => {
  const categories = { jailbreak: { figures: ['Attacks'] } }
  const read = await runImport({ ...SUITE, categories }, '--replace')
  expect(logged.mock.calls).toHaveLength(1)
  expect(deriveEvaluations(read()).map(({ scores }) => scores[0]?.raw)).toEqual([0.5, undefined])
  await runImport(SUITE, '--replace')
  expect(read().suite?.categories).toEqual(categories)
  expect(logged.mock.calls).toHaveLength(2)
})
