import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../import/testing/temporaryFolder.ts'
import { SUITE_FILE } from '../../tests/realText.ts'
import { basesCommand } from './basesCommand.ts'

const folder = path.join(temporaryFolder(), 'data')
const printed = vi.spyOn(console, 'log')
const suite = readFileSync(SUITE_FILE, 'utf8')
const { models } = JSON.parse(suite) as { models: { id: string }[] }
const known = Object.fromEntries(
  models.map(({ id }) => [id, { base: id, configuration: null, reason: 'Known.' }]),
)

beforeEach(() => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'trustllm.json'), suite)
  printed.mockReset().mockImplementation(() => undefined)
})

async function run(bases: object): Promise<string> {
  writeFileSync(path.join(folder, 'bases.json'), JSON.stringify(bases))
  await basesCommand([], folder)
  return String(printed.mock.lastCall?.[0])
}

it('prints a line to paste for each model without a base, and writes nothing', async () => {
  const { ernie: _left, ...others } = known
  const text = await run(others)
  expect(text).toContain('Models without a base in bases.json: 1. Nothing was written.')
  const line = text.split('\n').find((found) => found.startsWith('"ernie": '))
  expect(JSON.parse(`{${line?.replace(/,$/, '') ?? ''}}`)).toMatchObject({
    ernie: { base: 'ernie', configuration: null, reason: expect.any(String) },
  })
  expect(readdirSync(folder).sort()).toEqual(['bases.json', 'trustllm.json'])
  expect(JSON.parse(readFileSync(path.join(folder, 'bases.json'), 'utf8'))).toEqual(others)
})

it('says that every model has a base', async () => {
  expect(await run(known)).toBe('Every model has a base in bases.json.')
})

it('rejects an unknown option with its usage', async () => {
  await expect(basesCommand(['--write'], folder)).rejects.toMatchObject({
    usage: expect.stringContaining('Usage: pnpm evaluations bases'),
  })
})
