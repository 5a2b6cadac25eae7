import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { importCommand } from '../import/importCommand.ts'
import { SUITE } from '../import/testing/suite.ts'
import { temporaryFolder } from '../import/testing/temporaryFolder.ts'
import { inspectLog } from '../import/testing/toolResults.ts'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'
import { refreshCommand } from './refreshCommand.ts'

const folder = temporaryFolder()
const inputs = temporaryFolder()
const file = path.join(folder, `${SUITE.id}.json`)
vi.spyOn(console, 'log').mockImplementation(() => undefined)
vi.spyOn(console, 'error').mockImplementation(() => undefined)

const ROW = {
  task: 'attacks',
  metric: 'accuracy',
  category: 'jailbreak',
  subcategory: 'Attacks',
  direction: 'lower_is_better',
  measure: 'proportion',
  why: 'The scorer gives 1 where the attack succeeded',
  checked_by: 'Jo Example',
  checked_on: '2026-05-02',
}

function write(name: string, content: object): string {
  const target = path.join(inputs, name)
  writeFileSync(target, JSON.stringify(content))
  return target
}

it('a feed of logs is read again with the own metrics of its suite, whose word stays', async () => {
  const log = (accuracy: number) => inspectLog(['acme/attacks', 'hit'], { accuracy }, { n: 80 })
  const names = { 'example/model': { id: 'model', provider: 'Example' } }
  await importCommand([
    ...[write('log', log(0.25)), '--metrics', write('metrics', { metrics: [ROW] })],
    ...['--suite', write('suite', SUITE), '--aliases', write('names', names), '--out', folder],
  ])
  const feed = { url: 'https://example.org/log.json' }
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), feed }))
  const fetch = async () => Promise.resolve(new Response(JSON.stringify(log(0.5))))
  await refreshCommand([], { folder, fetch, now: new Date('2026-06-01T12:00:00Z') })
  const { metrics, models } = readEvaluationsFile(readFileSync(file, 'utf8'))
  expect(metrics).toEqual([ROW])
  expect(models[0]?.subcategories).toMatchObject([{ subcategory: 'Attacks', score: 0.5 }])
})

it('a refresh removes the notes of an import about the earlier run, and keeps those of a person', async () => {
  const url = 'https://example.org/log.json'
  const present = JSON.parse(readFileSync(file, 'utf8'))
  const notes = ['Attacks: the run saw only a part of its data set.', 'The vendor was asked.']
  const models = present.models.map((model: object) => ({ ...model, notes }))
  writeFileSync(file, JSON.stringify({ ...present, models, feed: { url } }))
  const next = inspectLog(['acme/attacks', 'hit'], { accuracy: 0.75 }, { n: 80 })
  const fetch = async () => Promise.resolve(new Response(JSON.stringify(next)))
  await refreshCommand([], { folder, fetch, now: new Date('2026-06-02T12:00:00Z') })
  const [model] = readEvaluationsFile(readFileSync(file, 'utf8')).models
  expect(model?.notes).toEqual(['The vendor was asked.'])
})
