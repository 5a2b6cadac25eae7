import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishEvaluations } from './publishEvaluations.ts'
import { REAL_FILE, REAL_SEED, realText } from '../tests/realText.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
let folder: string
let seed: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evaluations-'))
  seed = path.join(folder, 'seed.sql')
})
afterAll(() => rm(folder, { recursive: true }))

it('generates the committed seed from the committed file, byte for byte and repeatedly', async () => {
  const committed = await readFile(REAL_SEED, 'utf8')
  for (const _ of [1, 2]) {
    await publishEvaluations({ file: REAL_FILE, seed, project })
    expect(await readFile(seed, 'utf8')).toBe(committed)
  }
})

it('returns a summary with the number of models and their missing scores', async () => {
  expect(await publishEvaluations({ file: REAL_FILE, seed, project })).toBe(
    'seed.sql: 21 models, 21 evaluations; missing scores: ChatGLM3 6B (bias, toxicity); ' +
      'GLM-4 (toxicity); Mixtral 8x7B Instruct v0.1 (toxicity).',
  )
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
      'an unknown probe count',
      () => realText([['models', 0, 'total_probes'], null]),
      'model "ernie": a number of prompts is null; allowed: a known one',
    ],
    ['bad.json', 'invalid JSON', async () => 'x', 'the file is not JSON'],
    ['Bad Name.json', 'valid content', () => realText(), 'the file\'s name is "Bad Name"'],
  ])('for %s with %s', async (name, _, text, problem) => {
    const file = path.join(folder, name)
    await writeFile(file, await text())
    await writeFile(seed, 'as it was')
    await expect(publishEvaluations({ file, seed, project })).rejects.toThrow(problem)
    expect(await readFile(seed, 'utf8')).toBe('as it was')
  })

  it('for a file that does not exist', async () => {
    await writeFile(seed, 'as it was')
    const file = path.join(folder, 'none.json')
    const published = publishEvaluations({ file, seed, project })
    await expect(published).rejects.toThrow('the file cannot be read: ENOENT')
    expect(await readFile(seed, 'utf8')).toBe('as it was')
  })

  it('when the seed cannot be replaced, and leaves no temporary file', async () => {
    const published = publishEvaluations({ file: REAL_FILE, seed: folder, project })
    await expect(published).rejects.toThrow()
    const siblings = await readdir(path.dirname(folder))
    expect(siblings.filter((name) => name.startsWith(`${path.basename(folder)}.`))).toEqual([])
  })
})
