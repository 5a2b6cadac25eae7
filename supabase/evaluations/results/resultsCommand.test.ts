import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { InvalidFileError } from '../file/InvalidFileError.ts'
import { REAL_FILES } from '../import/testing/realDocuments.ts'
import { SUITE } from '../import/testing/suite.ts'
import { temporaryFolder } from '../import/testing/temporaryFolder.ts'
import { resultsCommand } from './resultsCommand.ts'

const all = temporaryFolder()
const printed = vi.spyOn(console, 'log')
const logged = vi.spyOn(console, 'error')
const RESULT = path.join(REAL_FILES, 'lm_eval/gpt2_truthfulqa_0.4.8.json')
const ALIASES = { gpt2: { id: 'gpt2', name: 'GPT-2', provider: 'OpenAI', weights: 'open' } }

let count = 0
const publish = vi.fn(() => Promise.resolve())
let places: { readonly results: string; readonly data: string }
let folder: string
let target: string

beforeEach(() => {
  const own = path.join(all, String((count += 1)))
  places = { results: path.join(own, 'results'), data: path.join(own, 'data') }
  folder = path.join(places.results, 'truthful')
  target = path.join(places.data, `${SUITE.id}.json`)
  for (const made of [folder, places.data]) mkdirSync(made, { recursive: true })
  cpSync(RESULT, path.join(folder, 'results_gpt2.json'))
  writeJson('suite.json', SUITE)
  writeJson('aliases.json', ALIASES)
  printed.mockReset().mockImplementation(() => undefined)
  logged.mockReset().mockImplementation(() => undefined)
  publish.mockClear()
})

function writeJson(name: string, content: unknown, inside = folder): void {
  writeFileSync(path.join(inside, name), JSON.stringify(content))
}

/** Adds a folder with the results and the names of the first one, and with a suite of its own. */
function addFolder(suite: object): string {
  const second = path.join(places.results, 'second')
  cpSync(folder, second, { recursive: true })
  writeJson('suite.json', { ...SUITE, id: 'second', ...suite }, second)
  return second
}

const readSuite = (id: string = SUITE.id) =>
  JSON.parse(readFileSync(path.join(places.data, `${id}.json`), 'utf8'))

const run = (...args: string[]) => resultsCommand(args, { ...places, publish })

it('imports a folder with its suite and its names', async () => {
  expect(await run()).toBe(0)
  const file = JSON.parse(readFileSync(target, 'utf8')) as {
    readonly suite: { readonly id: string }
    readonly models: unknown
  }
  expect(file.suite.id).toBe(SUITE.id)
  expect(file).toMatchObject({ results: 'truthful' })
  expect(file.models).toMatchObject([{ id: 'gpt2', name: 'GPT-2' }])
  expect(publish).toHaveBeenCalledOnce()
})

it('follows the link of a folder, as an import does', async () => {
  const elsewhere = path.join(path.dirname(places.results), 'truthful')
  renameSync(folder, elsewhere)
  symlinkSync(elsewhere, folder)
  expect(await run()).toBe(0)
  expect(existsSync(target)).toBe(true)
})

it('reads the folder as an import does, which passes over what is no result', async () => {
  writeFileSync(path.join(folder, 'samples_truthfulqa.jsonl'), '{"doc_id": 0}\n{"doc_id": 1}\n')
  writeFileSync(path.join(folder, 'notes.txt'), 'Run by Jo.')
  writeFileSync(path.join(folder, 'README.md'), '| Model | Safe |\n|-|-|\n| a | 1 |\n')
  expect(await run()).toBe(0)
})

it('reads results whose file is named nearly as an option', async () => {
  renameSync(path.join(folder, 'results_gpt2.json'), path.join(folder, 'metric.json'))
  writeJson('config.json', { seed: 1 })
  expect(await run()).toBe(0)
})

it('reads a run of HELM whose files are beside those of the suite', async () => {
  rmSync(path.join(folder, 'results_gpt2.json'))
  cpSync(path.join(REAL_FILES, 'helm/air_bench_2024_gpt-4o'), folder, { recursive: true })
  await run('--dry-run').catch(() => undefined)
  expect(printed.mock.calls.flat().join('\n')).toContain('Results read: 1.')
})

it('writes the same bytes again while the folder is the same', async () => {
  await run()
  const before = readFileSync(target)
  expect(await run()).toBe(0)
  expect(readFileSync(target)).toEqual(before)
})

it('takes the fields of the suite from suite.json alone', async () => {
  writeJson('suite.json', { ...SUITE, position: 1, caveats: ['In Japanese.'] })
  await run()
  expect(readSuite().suite).toMatchObject({ position: 1, caveats: ['In Japanese.'] })
  writeJson('suite.json', SUITE)
  await run()
  expect(readSuite().suite).toEqual(SUITE)
})

describe('of several folders', () => {
  it('writes none if one of them is invalid', async () => {
    const second = addFolder({ position: 0 })
    await expect(run()).rejects.toThrow(/second.suite\.json: position is 0; allowed: /)
    expect(existsSync(target)).toBe(false)
    writeJson('suite.json', { ...SUITE, id: 'second' }, second)
    writeJson('second.json', {}, places.data)
    await expect(run()).rejects.toThrow(`${second}: ${path.join(places.data, 'second.json')}: `)
    expect(existsSync(target)).toBe(false)
    expect(publish).not.toHaveBeenCalled()
  })

  it('corrects what their suites share', async () => {
    const second = addFolder({ position: 2 })
    writeJson('suite.json', { ...SUITE, position: 1 })
    await run()
    const renamed = { gpt2: { ...ALIASES.gpt2, name: 'GPT 2' } }
    for (const each of [folder, second]) writeJson('aliases.json', renamed, each)
    writeJson('suite.json', { ...SUITE, position: 2 })
    writeJson('suite.json', { ...SUITE, id: 'second', position: 1 }, second)
    expect(await run()).toBe(0)
    expect(readSuite()).toMatchObject({ suite: { position: 2 }, models: [{ name: 'GPT 2' }] })
    expect(readSuite('second')).toMatchObject({
      suite: { position: 1 },
      models: [{ name: 'GPT 2' }],
    })
  })

  it('refuses new contradictions between them, and one suite in two of them', async () => {
    const second = addFolder({ position: 2 })
    writeJson('suite.json', { ...SUITE, position: 2 })
    await expect(run()).rejects.toThrow('suite.position is 2, as in ')
    writeJson('suite.json', SUITE, second)
    await expect(run('--drop')).rejects.toThrow(
      `${folder}: suite.id is "${SUITE.id}", as in ${second}; allowed: an id that no other folder has`,
    )
    expect(existsSync(target)).toBe(false)
  })
})

it('says what was written if the scores cannot be computed', async () => {
  publish.mockRejectedValueOnce(new InvalidFileError(['reports.json: reports is absent']))
  await expect(run()).rejects.toMatchObject({
    problems: ['reports.json: reports is absent'],
    outcome: 'The suites were written, but not their scores.',
  })
  expect(existsSync(target)).toBe(true)
})

it('does nothing without a folder of results', async () => {
  rmSync(places.results, { recursive: true })
  expect(await run()).toBe(0)
  expect(existsSync(target)).toBe(false)
  expect(printed).toHaveBeenCalledWith(expect.stringContaining('There are no results in '))
})

describe('a suite whose results are gone', () => {
  beforeEach(async () => {
    writeJson('suite.json', { ...SUITE, position: 1 })
    await run()
  })

  it.each<[string, () => void]>([
    ['with its folder', () => rmSync(folder, { recursive: true })],
    ['by another id', () => writeJson('suite.json', { ...SUITE, id: 'other', position: 1 })],
  ])('%s stays until somebody drops it', async (_, harm) => {
    harm()
    await expect(run()).rejects.toThrow(
      /came from the folder of results "truthful", and no folder has the suite .*; allowed: .*--drop/,
    )
    expect(existsSync(target)).toBe(true)
    expect(await run('--drop')).toBe(0)
    expect(existsSync(target)).toBe(false)
    expect(publish).toHaveBeenCalledTimes(2)
  })
})

it('a dry run writes nothing', async () => {
  await run('--dry-run')
  expect(existsSync(target)).toBe(false)
  expect(publish).not.toHaveBeenCalled()
})

describe('fails with the message of the import, and keeps the earlier file,', () => {
  beforeEach(async () => {
    await run()
  })

  it.each<[string, () => void, RegExp]>([
    [
      'for a cut file',
      () => writeFileSync(path.join(folder, 'results_cut.json'), '{"results": {'),
      /results_cut\.json: it is cut: its JSON does not end/,
    ],
    [
      'without the suite',
      () => rmSync(path.join(folder, 'suite.json')),
      /truthful has no suite\.json; allowed: its suite there, with id, title, version/,
    ],
    [
      'for two files with the suite',
      () => cpSync(path.join(folder, 'suite.json'), path.join(folder, 'suite.jsonc')),
      /truthful has suite\.json and suite\.jsonc; allowed: one of them/,
    ],
    [
      'without results',
      () => rmSync(path.join(folder, 'results_gpt2.json')),
      /truthful has no results; allowed: /,
    ],
    [
      'for a file whose name is nearly that of an option',
      () => writeJson('metric.json', { metrics: [] }),
      /metric\.json has no results; allowed: metrics\.json, or a name that is less like it/,
    ],
    [
      'for a file in no folder',
      () => writeFileSync(path.join(places.results, 'loose.json'), '{}'),
      /loose\.json is no folder; allowed: a folder for each suite/,
    ],
    [
      'for a suite with an invalid field',
      () => writeJson('suite.json', { ...SUITE, position: 0 }),
      /suite\.json: position is 0; allowed: /,
    ],
  ])('%s', async (_, harm, words) => {
    const before = readFileSync(target)
    harm()
    await expect(run()).rejects.toThrow(words)
    expect(readFileSync(target)).toEqual(before)
  })

  it('when a model is gone, until somebody drops it', async () => {
    const file = JSON.parse(readFileSync(target, 'utf8')) as { readonly models: readonly object[] }
    const other = { ...file.models[0], id: 'other', name: 'Other' }
    writeFileSync(target, JSON.stringify({ ...file, models: [...file.models, other] }))
    await expect(run()).rejects.toThrow(/would lose .*other.*; allowed: --drop/i)
    expect(await run('--drop')).toBe(0)
    expect(readFileSync(target, 'utf8')).not.toContain('Other')
  })
})
