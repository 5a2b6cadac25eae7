import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishEvaluations } from './publishEvaluations.ts'
import {
  REAL_FILES,
  REAL_SEED,
  REAL_SUITES,
  realText,
  SUITE_FILE,
  type Change,
} from '../../tests/realText.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))
let folder: string
let seed: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evaluations-'))
  seed = path.join(folder, 'seed.sql')
})
afterAll(() => rm(folder, { recursive: true }))

it('generates the committed seed from the committed files, byte for byte and repeatedly', async () => {
  const committed = await readFile(REAL_SEED, 'utf8')
  for (const files of [REAL_FILES, REAL_FILES.toReversed()]) {
    await publishEvaluations({ files, seed, project })
    expect(await readFile(seed, 'utf8')).toBe(committed)
  }
})

it('returns a summary with the numbers of models and their missing scores', async () => {
  const summary = await publishEvaluations({ files: REAL_FILES.toReversed(), seed, project })
  const models = REAL_SUITES.flatMap(({ file }) => file.models)
  const [first, ...lines] = summary.split('\n')
  expect(first).toBe(
    `seed.sql: ${new Set(models.map(({ id }) => id)).size} models, ${models.length} evaluations.`,
  )
  expect(lines.map((line) => line.split(';')[0])).toEqual(
    REAL_SUITES.map(({ path: name, file }) =>
      expect.stringMatching(`^${path.relative(project, name)}: ${file.models.length} models`),
    ),
  )
})

it('counts a single model in the singular', async () => {
  const file = path.join(folder, 'trustllm.jsonc')
  await writeFile(file, await realText([['models', 'length'], 1]))
  const summary = await publishEvaluations({ files: [file], seed, project })
  expect(summary).toMatch(/^seed\.sql: 1 model, 1 evaluation\.\ntrustllm\.jsonc: 1 model;/)
})

it('names the models with missing scores', async () => {
  const summary = await publishEvaluations({ files: [SUITE_FILE], seed, project })
  expect(summary).toContain(
    'trustllm.json: 21 models; missing scores: ChatGLM3 6B (bias, toxicity); ' +
      'GLM-4 (toxicity); Mixtral 8x7B Instruct v0.1 (toxicity).',
  )
})

/** Writes files by name, and publishes them. */
async function publish(files: Readonly<Record<string, string>>): Promise<string> {
  await writeFile(seed, 'as it was')
  const paths: string[] = []
  for (const [name, text] of Object.entries(files)) {
    paths.push(path.join(folder, name))
    await writeFile(path.join(folder, name), text)
  }
  await publishEvaluations({ files: paths, seed, project })
  return readFile(seed, 'utf8')
}

const suiteChanges = (id: string, position: number | undefined): Change[] => [
  [['suite', 'id'], id],
  [['suite', 'position'], position],
]
const NO_SUITE: Change = [['suite'], undefined]

it('gives a model one row with the first address that its files know, in the order of their positions', async () => {
  const setAddress = (address: string | undefined): Change => [['models', 0, 'model_url'], address]
  const text = await publish({
    'none.json': await realText(NO_SUITE, setAddress('https://none.example')),
    'second.json': await realText(
      ...suiteChanges('second', 2),
      setAddress('https://second.example'),
    ),
    'first.json': await realText(
      ...suiteChanges('first', 1),
      [['models', 0, 'weights'], undefined],
      setAddress(undefined),
    ),
  })
  expect(text.match(/\w+ model by Baidu\.', '[^']*'/g)).toEqual([
    `Proprietary model by Baidu.', 'https://second.example'`,
  ])
  expect(text.match(/'(first|second|none)-ernie-2023-12-23', 'ernie', '\w+', '/g)).toHaveLength(6)
  expect(text).toContain(`('none-ernie-2023-12-23', 'ernie', 'unnamed', '2023-12-23'`)
})

it('says under which name a suite evaluated a model in the notes of that suite alone', async () => {
  const setName = (name: string): Change => [['models', 0, 'evaluated_as'], name]
  const text = await publish({
    'first.json': await realText(...suiteChanges('first', 1), setName('E, thinking')),
    'second.json': await realText(...suiteChanges('second', 2), setName('E (low effort).')),
    'third.json': await realText(...suiteChanges('third', 3), setName('ERNIE 3.5 Turbo')),
  })
  const notes = text.matchAll(/\('(\w+)-ernie-2023-12-23', 1, '([^']*)/g)
  expect(Array.from(notes, ([, suite, note]) => [suite, note])).toEqual([
    ['first', 'Evaluated as E, thinking.'],
    ['second', 'Evaluated as E (low effort).'],
    ['third', 'Toxicity is measured only on jailbreak prompts the model did not refuse.'],
  ])
  expect(text.match(/E, thinking/g)).toHaveLength(1)
})

it('puts suites without a position after the others, by id', async () => {
  const text = await publish({
    'b.json': await realText(...suiteChanges('b', undefined)),
    'a.json': await realText(...suiteChanges('a', undefined)),
    'z.json': await realText(...suiteChanges('z', 7)),
  })
  const order = Array.from(text.matchAll(/'([abz])-ernie-2023-12-23', 'ernie'/g), ([, id]) => id)
  expect(order.slice(0, 3)).toEqual(['z', 'a', 'b'])
})

describe('files that contradict each other', () => {
  it('are rejected with all problems of all files', async () => {
    const files = {
      'a.json': await realText(...suiteChanges('trustllm', 1)),
      'b.json': await realText(
        ...suiteChanges('trustllm', 1),
        [['models', 0, 'name'], 'B'],
        [['models', 0, 'weights'], 'unknown'],
      ),
      'c.json': await realText(
        ...suiteChanges('c', 1),
        [['models', 1, 'provider'], 'C'],
        [['models', 1, 'weights'], 'proprietary'],
      ),
      'd.json': await realText([['models', 0, 'total_probes'], 0]),
      'none.json': await realText(NO_SUITE),
      'nothing.json': await realText(NO_SUITE),
    }
    await expect(publish(files)).rejects.toMatchObject({
      problems: [
        expect.stringMatching(/^d.json: model "ernie" "ERNIE 3.5 Turbo": total_probes is 0; /),
        'a.json: suite.id is "trustllm"; allowed: "a", as the file is named, or the name "trustllm" for the file',
        'b.json: suite.id is "trustllm"; allowed: "b", as the file is named, or the name "trustllm" for the file',
        'b.json: suite.id is "trustllm", as in a.json; allowed: an id that no other file has',
        'nothing.json: suite is absent, as in none.json; allowed: an id that no other file has',
        'b.json: suite.position is 1, as in a.json; allowed: a position that no other file has',
        'c.json: suite.position is 1, as in a.json; allowed: a position that no other file has',
        'b.json: model "ernie": name is "B"; allowed: "ERNIE 3.5 Turbo", as in a.json',
        'c.json: model "llama3-8b": provider is "C"; allowed: "Meta", as in a.json',
        'c.json: model "llama3-8b": weights is "proprietary"; allowed: "open", as in a.json',
      ],
    })
    expect(await readFile(seed, 'utf8')).toBe('as it was')
  })

  it('are rejected when their names make the same id of an evaluation', async () => {
    const files = {
      'x.json': await realText(...suiteChanges('x', 1), [['models', 0, 'id'], 'y-ernie']),
      'x-y.json': await realText(...suiteChanges('x-y', 2)),
    }
    await expect(publish(files)).rejects.toMatchObject({
      problems: [
        'x-y.json: model "ernie": the id of its evaluation is "x-y-ernie-2023-12-23", as in x.json; ' +
          'allowed: a name of the file that makes ids which no other file has',
      ],
    })
  })
})

describe('publishEvaluations writes nothing', () => {
  it.each([
    [
      'bad.json',
      'an invalid field',
      () => realText([['models', 0, 'total_probes'], -1]),
      'total_probes',
    ],
    [
      'bad.json',
      'invalid JSON',
      async () => 'x',
      'bad.json: it is not JSON: it has “x” (line 1, column 1)',
    ],
    ['Bad Name.json', 'valid content', () => realText(), 'the file\'s name is "Bad Name"'],
  ])('for %s with %s', async (name, _, text, problem) => {
    const file = path.join(folder, name)
    await writeFile(file, await text())
    await writeFile(seed, 'as it was')
    await expect(publishEvaluations({ files: [file], seed, project })).rejects.toThrow(problem)
    expect(await readFile(seed, 'utf8')).toBe('as it was')
  })

  it('for a file that does not exist', async () => {
    await writeFile(seed, 'as it was')
    const file = path.join(folder, 'not-there.json')
    const published = publishEvaluations({ files: [file], seed, project })
    await expect(published).rejects.toThrow('there is no such file')
    expect(await readFile(seed, 'utf8')).toBe('as it was')
  })

  it('when the seed cannot be replaced, and leaves no temporary file', async () => {
    const published = publishEvaluations({ files: REAL_FILES, seed: folder, project })
    await expect(published).rejects.toThrow()
    const siblings = await readdir(path.dirname(folder))
    expect(siblings.filter((name) => name.startsWith(`${path.basename(folder)}.`))).toEqual([])
  })
})

it('takes no file out of the seed unless that is allowed', async () => {
  await publishEvaluations({ files: REAL_FILES, seed, project })
  const before = await readFile(seed, 'utf8')
  const [only = ''] = REAL_FILES
  const publish = (canDrop: boolean) =>
    publishEvaluations({ files: [only], seed, project, canDrop })
  await expect(publish(false)).rejects.toThrow(/the seed would lose supabase\/data\/.*--drop/)
  expect(await readFile(seed, 'utf8')).toBe(before)
  await publish(true)
  expect(await readFile(seed, 'utf8')).not.toBe(before)
  await publish(false)
})
