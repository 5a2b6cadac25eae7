import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { importCommand } from './importCommand.ts'
import { REAL_FILES } from './testing/realDocuments.ts'
import { SUITE } from './testing/suite.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

const all = temporaryFolder()
const GPT2 = path.join(REAL_FILES, 'lm_eval/gpt2_truthfulqa_0.4.8.json')
const ALIASES = { gpt2: { id: 'gpt2', name: 'GPT-2', provider: 'OpenAI', weights: 'open' } }
const ANSWERS = Object.values(SUITE)
const logged = vi.spyOn(console, 'error')
let folder: string
let count = 0

beforeEach(() => {
  folder = path.join(all, String((count += 1)))
  mkdirSync(path.join(folder, 'out'), { recursive: true })
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  logged.mockReset().mockImplementation(() => undefined)
})

function write(name: string, content: unknown): string {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

/** Imports with these lines typed into a terminal. */
async function run(lines: readonly string[], files: readonly string[], ...options: string[]) {
  const output = new PassThrough()
  const shown = text(output)
  const input = Readable.from(lines.map((line) => `${line}\n`))
  const place = ['--out', path.join(folder, 'out')]
  const error: unknown = await importCommand([...files, ...options, ...place], {
    input,
    output,
  }).catch((each: unknown) => each)
  output.end()
  return { error: error instanceof Error ? error.message : '', shown: await shown }
}

const named = () => ['--aliases', write('aliases.json', ALIASES)]
const written = () => readdirSync(path.join(folder, 'out'))

describe('import asks no question', () => {
  it('while a model has no name', async () => {
    const unnamed = ['--aliases', write('aliases.json', {})]
    const { error, shown } = await run(ANSWERS, [GPT2], ...unnamed)
    expect(error).toContain('the maker of "gpt2" is unknown; allowed: an entry in the aliases')
    expect(shown).toBe('')
  })

  it('while its files name several evaluators', async () => {
    const files = ['crfm', 'kaggle'].map((evaluator) =>
      write(`${evaluator}.json`, {
        source_metadata: { source_organization_name: evaluator },
        model_info: { id: `openai/${evaluator}`, developer: 'openai' },
        evaluation_results: [
          {
            evaluation_name: 'SimpleQA',
            metric_config: { metric_id: 'accuracy', min_score: 0, max_score: 1 },
            score_details: { score: 0.5 },
          },
        ],
      }),
    )
    const { error, shown } = await run(ANSWERS, files)
    expect(error).toContain('the files name several evaluators: "crfm"')
    expect(shown).toBe('')
  })

  it('while a model has another name in another suite', async () => {
    await run(ANSWERS, [GPT2], ...named())
    const other = { gpt2: { ...ALIASES.gpt2, name: 'GPT 2' } }
    const answers = ['other', ...ANSWERS.slice(1)]
    const { error, shown } = await run(answers, [GPT2], '--aliases', write('o.json', other))
    expect(error).toContain('name is "GPT 2"; allowed: "GPT-2"')
    expect(shown).toBe('')
  })
})

it('import keeps the answers when the input ends, and goes on with the next question', async () => {
  const [id = '', title = '', ...others] = ANSWERS
  const stopped = await run([id, title], [GPT2], ...named())
  expect(stopped.error).toContain('start again to go on with the next one')
  expect(written()).toEqual(['suite.draft'])
  const { error, shown } = await run(others, [GPT2], ...named())
  expect(error).toBe('')
  expect(shown).toContain('has the answers of before: id, title. Delete it to be asked again.')
  expect(shown).not.toContain('title: ')
  expect(written()).toEqual([`${SUITE.id}.json`])
  const suite: unknown = JSON.parse(
    readFileSync(path.join(folder, 'out', `${SUITE.id}.json`), 'utf8'),
  )
  expect(suite).toMatchObject({ suite: SUITE })
})

it('import asks only for what a draft does not say of the scores', async () => {
  const categories = { factuality: { measures: 'Truthful answers to {prompts} questions' } }
  writeFileSync(
    path.join(folder, 'out', 'suite.draft'),
    JSON.stringify({ ...SUITE, categories, caveats: ['Few prompts.'] }),
  )
  const { error, shown } = await run(['Old model.'], [GPT2], ...named())
  expect(error).toBe('')
  expect(shown).not.toContain('factuality measures')
  const text = readFileSync(path.join(folder, 'out', `${SUITE.id}.json`), 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    suite: { categories, caveats: ['Few prompts.', 'Old model.'] },
  })
})

it('import asks again for a kept answer that another suite has taken since', async () => {
  const [id = '', ...others] = ANSWERS
  await run([id], [GPT2], ...named())
  await run([], [GPT2], '--suite', write('suite.json', SUITE), ...named())
  expect(written()).toEqual(['suite.draft', `${SUITE.id}.json`])
  const { error, shown } = await run(['other', ...others], [GPT2], ...named())
  expect(error).toBe('')
  expect(shown).toContain('or --replace')
  expect(written()).toEqual(['other.json', `${SUITE.id}.json`])
})

it('import refuses an id that another suite has at once', async () => {
  await run(ANSWERS, [GPT2], ...named())
  expect(written()).toEqual([`${SUITE.id}.json`])
  const [first = '', ...others] = ANSWERS
  const answers = [first, 'other', ...others]
  const { error, shown } = await run(answers, [GPT2], ...named())
  expect(error).toBe('')
  expect(shown.indexOf('or --replace')).toBeLessThan(shown.indexOf('title: '))
  expect(written()).toEqual(['other.json', `${SUITE.id}.json`])
})

it('import says which evaluations are dated after their suite', async () => {
  const suite = write('suite.json', { ...SUITE, published_on: '2025-05-29' })
  await run([], [GPT2], '--suite', suite, ...named())
  expect(logged.mock.calls.flat()).toEqual([
    'Dated after the publication of the suite on 2025-05-29: "GPT-2" (2025-05-30).',
    expect.stringContaining('Models of TruthfulQA, a test: 1.'),
  ])
  const text = readFileSync(path.join(folder, 'out', `${SUITE.id}.json`), 'utf8')
  expect(text).toContain('"evaluation_date": "2025-05-30"')
})
