import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'
import { importCommand } from './importCommand.ts'
import { REAL_FILES, VECTARA_MAPPING } from './testing/realDocuments.ts'
import { SUITE } from './testing/suite.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'
import { zipFile } from './testing/zipFile.ts'

const all = temporaryFolder()
const printed = vi.spyOn(console, 'log')
const written = vi.spyOn(process.stdout, 'write')
const logged = vi.spyOn(console, 'error')
let folder: string
let out: string
let count = 0

beforeEach(() => {
  folder = path.join(all, String((count += 1)))
  out = path.join(folder, 'out')
  mkdirSync(out, { recursive: true })
  printed.mockReset().mockImplementation(() => undefined)
  written.mockReset().mockReturnValue(true)
  logged.mockReset().mockImplementation(() => undefined)
})
afterEach(() => {
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

function write(name: string, content: unknown): string {
  const file = path.join(folder, name)
  const isBytes = typeof content === 'string' || Buffer.isBuffer(content)
  writeFileSync(file, isBytes ? content : JSON.stringify(content))
  return file
}

const real = (name: string) => path.join(REAL_FILES, name)
const GPT2 = real('lm_eval/gpt2_truthfulqa_0.4.8.json')
const ALIASES = { gpt2: { id: 'gpt2', name: 'GPT-2', provider: 'OpenAI', weights: 'open' } }

const run = (...args: string[]) => importCommand([...args, '--out', out])
const suiteOptions = () => [
  '--suite',
  write('suite.json', SUITE),
  '--aliases',
  write('aliases.json', ALIASES),
]
const output = () => String(printed.mock.calls[0]?.[0])
const files = () => JSON.parse(written.mock.calls.map(([chunk]) => chunk).join('')).files

describe('import writes a suite', () => {
  it('from results and aliases', async () => {
    await run(GPT2, ...suiteOptions())
    const file = readEvaluationsFile(readFileSync(path.join(out, `${SUITE.id}.json`), 'utf8'))
    expect(file.models).toMatchObject([
      { id: 'gpt2', name: 'GPT-2', provider: 'OpenAI', weights: 'open', total_probes: 817 },
    ])
    expect(
      file.models[0]?.subcategories.map(({ score, probe_count }) => [score, probe_count]),
    ).toEqual([
      [0.22766217870257038, 817],
      [0.4069358422746245, 817],
    ])
    expect(output()).toContain('Figures that can be used: 2, of models: 1.')
    expect(logged.mock.calls.flat()).toEqual([
      expect.stringMatching(/truthfulqa-test\.json\. Models of TruthfulQA, a test: 1\.$/),
    ])
  })

  it('from the Vectara leaderboard with a mapping', async () => {
    const board = real('tables/vectara_2026-03-10.md')
    await run(board, '--mapping', VECTARA_MAPPING, ...suiteOptions())
    const text = readFileSync(path.join(out, `${SUITE.id}.json`), 'utf8')
    const { models } = readEvaluationsFile(text)
    expect(models).toHaveLength(96)
    const [finix] = models.filter(({ evaluated_as }) => evaluated_as === 'antgroup/finix_s1_32b')
    expect(finix?.subcategories).toMatchObject([
      { probe_count: null, published: { value: 1.8, unit: 'percent', lower_is_better: true } },
    ])
    expect(finix?.subcategories[0]?.score).toBeCloseTo(0.982, 12)
  })
})

it('counts a run that is dated in the future on the last line, with the exit code 2', async () => {
  const late = write('late.json', {
    ...JSON.parse(readFileSync(GPT2, 'utf8')),
    date: 4_102_480_800,
  })
  expect(await run(GPT2, late, ...suiteOptions())).toBe(2)
  expect(logged.mock.calls.flat().at(-1)).toMatch(/: 1\. Runs dated in the future: 1\.$/)
  expect(output()).toContain('late.json  its date is in the future: 4102480800 in date; allowed:')
})

it('imports a figure with an unknown number of prompts if the published one is impossible', async () => {
  const file = write(
    'zero.json',
    readFileSync(GPT2, 'utf8').replaceAll(/"effective": \d+/g, '"effective": 0'),
  )
  await run(file, ...suiteOptions())
  const { models } = readEvaluationsFile(readFileSync(path.join(out, `${SUITE.id}.json`), 'utf8'))
  expect(models[0]?.subcategories.map((figure) => figure.probe_count)).toEqual([null, null])
  expect(models[0]?.total_probes).toBeNull()
})

it('imports an adapter under its own alias, not under that of its base', async () => {
  const content = JSON.parse(readFileSync(GPT2, 'utf8'))
  content.config.model_args = { pretrained: 'gpt2', peft: 'org/adapter' }
  const file = write('adapter.json', content)
  await expect(run(file, ...suiteOptions())).rejects.toThrow('no figure can be used')
  const aliases = write('named.json', { 'org/adapter': { id: 'gpt2-adapter', provider: 'Org' } })
  await run(file, ...suiteOptions(), '--aliases', aliases)
  const { models } = readEvaluationsFile(readFileSync(path.join(out, `${SUITE.id}.json`), 'utf8'))
  expect(models).toMatchObject([{ id: 'gpt2-adapter', evaluated_as: 'org/adapter' }])
})

describe('a row of a table that cannot be read', () => {
  const column = {
    ...{ column: 'Safe', task: 'Board', metric: 'safe rate', subcategory: 'Board (safe rate)' },
    ...{ category: 'jailbreak', lower_is_better: false, measure: 'proportion' },
  }
  const importTable = async (text: string, ...options: string[]) => {
    const mapping = write('columns.json', { model: 'Model', provider: 'Org', columns: [column] })
    return run(write('board.csv', text), '--mapping', mapping, ...options)
  }
  const TEXT = 'Model,Org,Safe\nA-1,OrgA,0.5\nB-1,OrgB,x\nC-1,OrgC,n/a\n'

  it('is counted on the last line, and gives the exit code 2', async () => {
    expect(await importTable(TEXT, ...suiteOptions())).toBe(2)
    expect(logged.mock.calls.flat().at(-1)).toMatch(
      /truthfulqa-test\.json\. Models of TruthfulQA, a test: 1\. Rows that cannot be read: 1\.$/,
    )
    expect(output()).toContain('B-1, Board safe rate')
  })

  it('is counted without a suite too', async () => {
    expect(await importTable(TEXT, '--dry-run')).toBe(2)
    expect(logged.mock.calls.flat().at(-1)).toBe('Rows that cannot be read: 1.')
  })

  it('is one whose model has no valid name', async () => {
    expect(
      await importTable(TEXT.replace('B-1', 'B\u0000').replace(',x', ',0.4'), '--dry-run'),
    ).toBe(2)
  })

  it('is none if every row is read or has no value', async () => {
    expect(await importTable(TEXT.replace(',x', ',0.4'), ...suiteOptions())).toBe(0)
  })
})

describe('import writes nothing', () => {
  it('on a dry run that would replace a suite without --replace', async () => {
    await run(GPT2, ...suiteOptions())
    const before = readFileSync(path.join(out, `${SUITE.id}.json`), 'utf8')
    await expect(run(GPT2, '--dry-run', ...suiteOptions())).rejects.toThrow('or --replace')
    await run(GPT2, '--dry-run', '--replace', ...suiteOptions())
    expect(readFileSync(path.join(out, `${SUITE.id}.json`), 'utf8')).toBe(before)
  })

  it('on a dry run, but validates the file', async () => {
    await run(GPT2, '--dry-run', ...suiteOptions())
    expect(logged.mock.calls.flat()).toEqual([
      'Nothing was written. Models of TruthfulQA, a test: 1.',
    ])
    expect(readdirSync(out)).toEqual([])
    const text = readFileSync(GPT2, 'utf8').replaceAll('gpt2', 'model-of-nobody')
    await expect(run(write('x.json', text), '--dry-run', ...suiteOptions())).rejects.toThrow(
      'the maker of "model-of-nobody" is unknown',
    )
  })

  it('without a suite if there is no terminal', async () => {
    await expect(run(GPT2)).rejects.toThrow('the suite is unknown; allowed: --suite')
  })

  it('for a JSON report without a suite', async () => {
    await run(GPT2, '--json')
    expect(files()).toMatchObject([
      { file: GPT2, format: 'lm_eval', accepted: true, model: 'gpt2' },
    ])
    expect(files()[0].figures.filter(({ taken }: { taken: boolean }) => taken)).toHaveLength(2)
    expect(readdirSync(out)).toEqual([])
  })

  it.each([
    ['a cut file', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), 'it is cut'],
    ['an empty file', () => Buffer.alloc(0), 'it is empty'],
    ['a text', () => Buffer.from('no result'), 'it is text: a table needs --mapping'],
    [
      'JSON lines of another tool',
      () => Buffer.from('{"entry_type": "init"}\n{"entry_type": "eval", "passed": 1}\n'),
      'it is JSON lines of no format that is known; allowed: a table',
    ],
    [
      'a picture',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      'it is neither JSON nor a ZIP',
    ],
    [
      'another ZIP',
      () => zipFile([{ name: 'a.txt', content: Buffer.from('a') }]),
      'it is a ZIP without header',
    ],
    [
      'a ZIP bomb',
      () => zipFile([{ name: 'header.json', content: Buffer.alloc(9), declaredSize: 2 ** 31 }]),
      'header.json in its ZIP has more than',
    ],
  ])('if a valid result is next to %s', async (_, change, problem) => {
    const file = write('result.json', change(readFileSync(GPT2)))
    await expect(run(GPT2, file, ...suiteOptions())).rejects.toThrow(`${file}: ${problem}`)
    expect(readdirSync(out)).toEqual([])
    expect(output()).toContain('Rejected:')
  })

  it('for a result with fields of the wrong type', async () => {
    const file = write('record.json', {
      model_info: {},
      evaluation_results: [{ evaluation_name: 7 }],
    })
    await expect(run(file, ...suiteOptions())).rejects.toThrow(
      `${file}: it breaks its format: evaluation_results[0].evaluation_name is 7; allowed: string`,
    )
  })

  it('for a file with too many figures', async () => {
    const tasks = Array.from({ length: 30_000 }, (_, index) => [`task${index}`, { acc: 0.5 }])
    const file = write('many.json', {
      results: Object.fromEntries(tasks),
      versions: {},
      config: {},
    })
    await expect(run(file, ...suiteOptions())).rejects.toThrow('it has more than 20000 figures')
  })

  it('for contradictory runs', async () => {
    const text = readFileSync(GPT2, 'utf8')
    const file = write('other.json', text.replaceAll('0.22766217870257038', '0.3'))
    await expect(run(GPT2, file, ...suiteOptions())).rejects.toThrow(
      'and no date shows which is newer; allowed: one of them',
    )
    expect(readdirSync(out)).toEqual([])
  })

  it.each(['N/A', 'None', 'unknown'])('for a model that is %s', async (name) => {
    const text = readFileSync(GPT2, 'utf8')
    const file = write('unnamed.json', text.replaceAll('"gpt2"', JSON.stringify(name)))
    await run(file, '--json')
    const reason = `"${name}" names no model, which the aliases do not name`
    expect(files()[0].figures).toContainEqual(expect.objectContaining({ reason }))
    await expect(run(file, ...suiteOptions())).rejects.toThrow('no figure can be used')
  })

  it('for a model name with markup', async () => {
    const text = readFileSync(GPT2, 'utf8')
    const file = write('markup.json', text.replaceAll('"gpt2"', '"<img src=x>"'))
    await run(file, '--json')
    expect(files()).toMatchObject([
      {
        accepted: false,
        reason:
          'the name of its model has markup, or control or invisible characters: "<img src=x>"',
      },
    ])
    await expect(run(file, ...suiteOptions())).rejects.toThrow('no figure can be used')
  })
})

describe('a folder', () => {
  it('is searched for results regardless of file names', async () => {
    mkdirSync(path.join(folder, 'deep/er'), { recursive: true })
    cpSync(GPT2, path.join(folder, 'deep/er/x.eval'))
    cpSync(real('inspect/popularity_scored.eval'), path.join(folder, 'deep/results.json'))
    cpSync(real('helm/air_bench_2024_gpt-4o'), path.join(folder, 'deep/run'), { recursive: true })
    write('deep/notes.txt', 'no result')
    await run(path.join(folder, 'deep'), '--json')
    expect(
      files().map(({ format, accepted }: Record<string, unknown>) => [format, accepted]),
    ).toEqual([
      [null, false],
      ['inspect', true],
      ['lm_eval', true],
      ['helm run', true],
    ])
  })

  it('is an error if it has no files', async () => {
    mkdirSync(path.join(folder, 'empty/er'), { recursive: true })
    const empty = path.join(folder, 'empty')
    await expect(run(GPT2, empty)).rejects.toThrow(`${empty}: it has no files`)
  })

  it('is read once if its files are named too', async () => {
    await run(real('lm_eval'), GPT2, '--json')
    expect(files()).toHaveLength(11)
  })
})

describe('import validates', () => {
  it.each([
    ['suite', { ...SUITE, id: 'A' }, 'suite.json: id is "A"; allowed: lowercase letters'],
    [
      'aliases',
      { gpt2: { id: 'gpt2', weights: 'closed' } },
      'aliases.json: gpt2.weights is "closed"',
    ],
    ['mapping', { model: 'Model', columns: [] }, 'mapping.json: columns is []; allowed: a list of'],
  ])('%s', async (option, content, problem) => {
    const file = write(`${option}.json`, content)
    await expect(run(GPT2, `--${option}`, file)).rejects.toThrow(problem)
  })

  it('paths that do not exist and unknown options', async () => {
    await expect(run(path.join(folder, 'none'))).rejects.toThrow('there is no such file or folder')
    await expect(run(GPT2, '--frobnicate')).rejects.toThrow("Unknown option '--frobnicate'")
    await expect(importCommand([])).rejects.toThrow('Name the files or folders of the results.')
  })
})
