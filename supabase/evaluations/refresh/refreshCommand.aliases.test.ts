import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { importCommand } from '../import/importCommand.ts'
import { SUITE } from '../import/testing/suite.ts'
import { temporaryFolder } from '../import/testing/temporaryFolder.ts'
import { lmEvalResults } from '../import/testing/toolResults.ts'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'
import { refreshCommand } from './refreshCommand.ts'

const URLS = ['https://example.org/first.json', 'https://example.org/second.json']
/** A model that the names of the project know, and whose id names no maker. */
const KNOWN = 'grok-3'
const RESULTS = lmEvalResults('truthfulqa_mc1', { 'acc,none': 0.5 }, 817)
const OTHERS = {
  ...RESULTS,
  config: { model: 'hf', model_args: `pretrained=${KNOWN}` },
  model_name: KNOWN,
}
const all = temporaryFolder()
vi.spyOn(console, 'log').mockImplementation(() => undefined)
vi.spyOn(console, 'error').mockImplementation(() => undefined)
let folder: string
let file: string
let count = 0

function write(name: string, content: object): string {
  const target = path.join(all, name)
  writeFileSync(target, JSON.stringify(content))
  return target
}

beforeEach(async () => {
  folder = path.join(all, `data-${(count += 1)}`)
  file = path.join(folder, `${SUITE.id}.json`)
  mkdirSync(folder)
  const names = { 'example/model': { id: 'model', provider: 'Example' } }
  await importCommand([
    ...[write('results', RESULTS), '--suite', write('suite', SUITE)],
    ...['--aliases', write('names', names), '--out', folder],
  ])
  writeFileSync(
    file,
    JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), feed: { urls: URLS } }),
  )
})

/** Refreshes from a feed in which a model is new, and returns the names of the models. */
async function refresh() {
  const fetch = async (url: string) =>
    Promise.resolve(new Response(JSON.stringify(url === URLS[0] ? RESULTS : OTHERS)))
  await refreshCommand([], { folder, fetch, now: new Date('2026-06-01T12:00:00Z') })
  const { models } = readEvaluationsFile(readFileSync(file, 'utf8'))
  return models.map(({ id, provider }) => [id, provider])
}

it('a new model has the name that the project ships, also where a folder has no names of its own', async () => {
  expect(await refresh()).toEqual([
    ['model', 'Example'],
    ['grok-3', 'xAI'],
  ])
})

it('a new model has the name that the folder gives it', async () => {
  const names = { [KNOWN]: { id: 'our-grok', provider: 'Our name of xAI' } }
  writeFileSync(path.join(folder, 'aliases.json'), JSON.stringify(names))
  expect(await refresh()).toEqual([
    ['model', 'Example'],
    ['our-grok', 'Our name of xAI'],
  ])
})
