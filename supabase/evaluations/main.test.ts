import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { REAL_SEED, realText } from '../tests/realText.ts'
import { evaluationsCommand } from './evaluationsCommand.ts'

const printed = vi.spyOn(console, 'log')
const logged = vi.spyOn(console, 'error')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evaluations-'))
})
afterAll(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

beforeEach(() => {
  printed.mockReset().mockImplementation(() => undefined)
  logged.mockReset().mockImplementation(() => undefined)
})

it.each([
  ['impot x --suite y', '"impot" is no command and no file. Did you mean import?\n\nUsage:'],
  ['help', '"help" is no command and no file.\n\nUsage:'],
  ['--dorp', "Unknown option '--dorp'. Did you mean --drop?\n\nUsage:"],
  ['bases --halp', "Unknown option '--halp'. Did you mean --help?\n\nUsage:"],
  ['bases none.json', '- none.json: there is no such file'],
  ['import none.json --suite none.json --dry-run', '- none.json: there is no such file or folder'],
  ['none.json', 'none.json: there is no such file'],
])('says what is wrong with the words %s', async (words, message) => {
  expect(await evaluationsCommand(words.split(' '))).toBe(1)
  expect(logged.mock.calls.join('\n')).toContain(message)
})

it('prints the usage for an unknown option', async () => {
  expect(await evaluationsCommand(['--frobnicate'])).toBe(1)
  const errors = logged.mock.calls.join('\n')
  expect(errors).toContain('Usage: pnpm evaluations [files]')
  expect(errors).not.toContain('    at ')
})

it('exits with code 1 for an invalid file, prints each problem on a line and keeps the seed', async () => {
  const before = await readFile(REAL_SEED, 'utf8')
  const file = path.join(folder, 'bad.json')
  const changes = [
    [['models', 0, 'total_probes'], -1],
    [['models', 1, 'id'], 'A'],
  ] as const
  await writeFile(file, await realText(...changes))
  expect(await evaluationsCommand([file])).toBe(1)
  expect(printed).not.toHaveBeenCalled()
  expect(logged.mock.calls.join('\n').split('\n')).toEqual([
    'Nothing was written.',
    expect.stringContaining(
      '- bad.json: model "ernie" "ERNIE 3.5 Turbo": total_probes is -1; allowed:',
    ),
    expect.stringContaining('- bad.json: model "A" "Llama 3 8B Instruct": id is "A"; allowed:'),
  ])
  expect(await readFile(REAL_SEED, 'utf8')).toBe(before)
})

it('takes a file that left the folder out of the seed, and says so, unless none is left', async () => {
  const data = path.join(folder, 'data')
  await mkdir(data)
  const template = path.join(import.meta.dirname, '../templates/suite.jsonc')
  const text = await readFile(template, 'utf8')
  const [stays, leaves] = ['acme-safety', 'other'].map((id) => path.join(data, `${id}.jsonc`))
  if (stays === undefined || leaves === undefined) throw new Error('A path is missing.')
  await writeFile(stays, text)
  await writeFile(
    leaves,
    text.replace('"id": "acme-safety"', '"id": "other"').replace('100', '101'),
  )
  const run = () => {
    const words = ['--import', 'tsx', path.join(import.meta.dirname, 'main.ts')]
    const env = { ...process.env, EVALUATIONS_FOLDER: folder }
    return spawnSync(process.execPath, words, { encoding: 'utf8', env })
  }
  expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining('4 evaluations') })
  await rm(leaves)
  expect(run()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('it no longer has other.jsonc.'),
  })
  await rm(stays)
  expect(run()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('has no file of figures; allowed: a suite'),
  })
})

it('an import of a cut file prints its report, ends with code 1 and writes nothing', async () => {
  const file = path.join(folder, 'cut.json')
  await writeFile(file, '{"results": {')
  const main = path.join(import.meta.dirname, 'main.ts')
  const words = ['--import', 'tsx', main, 'import', file, '--json']
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({ files: [{ file, accepted: false }] })
  expect(stderr.trim().split('\n')).toEqual([
    'Nothing was written.',
    `- ${file}: it is cut: its JSON does not end (line 1, column 14)`,
  ])
})
