import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REAL_SEED, realText } from '../tests/realText.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evaluations-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Outcome {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

async function run(...args: readonly string[]): Promise<Outcome> {
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args])
  let [output, errors] = ['', '']
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output, errors })))
}

it('prints the usage for an unknown option', async () => {
  const { code, errors } = await run('--frobnicate')
  expect(code).toBe(1)
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
  const { code, output, errors } = await run(file)
  expect({ code, output }).toEqual({ code: 1, output: '' })
  expect(errors.trim().split('\n')).toEqual([
    'Nothing was written.',
    expect.stringContaining(
      '- bad.json: model "ernie" "ERNIE 3.5 Turbo": total_probes is -1; allowed:',
    ),
    expect.stringContaining('- bad.json: model "A" "Llama 3 8B Instruct": id is "A"; allowed:'),
  ])
  expect(await readFile(REAL_SEED, 'utf8')).toBe(before)
})

it('an import of a cut file prints its report, ends with code 1 and writes nothing', async () => {
  const file = path.join(folder, 'cut.json')
  await writeFile(file, '{"results": {')
  const { code, output, errors } = await run('import', file, '--json')
  expect(code).toBe(1)
  expect(JSON.parse(output)).toMatchObject({ files: [{ file, accepted: false }] })
  expect(errors.trim().split('\n')).toEqual([
    'Nothing was written.',
    `- ${file}: it is cut: its JSON does not end (line 1, column 14)`,
  ])
})
