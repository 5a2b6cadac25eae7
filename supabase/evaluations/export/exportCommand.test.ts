import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SUITE } from '../import/testing/suite.ts'
import { temporaryFolder } from '../import/testing/temporaryFolder.ts'
import { SUITE_FILE } from '../../tests/realText.ts'
import { exportCommand } from './exportCommand.ts'

const all = temporaryFolder()
const printed = vi.spyOn(console, 'log')
let folder: string
let out: string
let count = 0

beforeEach(() => {
  folder = path.join(all, String((count += 1)))
  out = path.join(folder, 'out')
  mkdirSync(folder)
  printed.mockReset().mockImplementation(() => undefined)
})

const source = JSON.parse(readFileSync(SUITE_FILE, 'utf8'))

function write(id: string, changes: object = {}): string {
  const file = path.join(folder, `${id}.json`)
  writeFileSync(file, JSON.stringify({ ...source, suite: { ...SUITE, id }, ...changes }))
  return file
}

const run = (...args: string[]) =>
  exportCommand(['--format', 'every-eval-ever', '--out', out, ...args])

const paths = () => readdirSync(out, { recursive: true }).map(String)

function readAll(): Record<string, string> {
  const records = paths().filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    records.map((name) => [name, readFileSync(path.join(out, name), 'utf8')]),
  )
}

describe('export', () => {
  it('writes a record for each model of each suite', async () => {
    await run(write('a'), write('b', { models: source.models.slice(0, 2) }))
    expect(readdirSync(out)).toEqual(['a', 'b'])
    expect(readdirSync(path.join(out, 'b'))).toEqual(['baidu', 'meta'])
    expect(Object.keys(readAll())).toHaveLength(23)
    expect(printed.mock.calls).toEqual([[`${out}. Suites: 2. Records: 23.`]])
    expect(readdirSync(folder).sort()).toEqual(['a.json', 'b.json', 'out'])
  })

  it('writes the same bytes again', async () => {
    const file = write('a')
    await run(file)
    const before = readAll()
    await run(file, '--replace')
    expect(readAll()).toEqual(before)
  })

  it('replaces the folders of the same suites alone', async () => {
    await run(write('a'), write('b'))
    writeFileSync(path.join(out, 'README'), 'mine')
    await run(write('a', { models: source.models.slice(0, 1) }), '--replace')
    expect(readdirSync(out)).toEqual(['README', 'a', 'b'])
    expect(readdirSync(path.join(out, 'a'))).toEqual(['baidu'])
  })
})

describe('export writes nothing', () => {
  it('if the folder is not empty', async () => {
    await run(write('a'))
    const before = paths()
    await expect(run(write('b'))).rejects.toThrow(
      `${out} is not empty; allowed: a new or an empty folder, or --replace`,
    )
    expect(paths()).toEqual(before)
  })

  it('if the folder of a suite has files of another kind', async () => {
    const file = write('a')
    mkdirSync(path.join(out, 'a'), { recursive: true })
    writeFileSync(path.join(out, 'a/notes.txt'), 'mine')
    await expect(run(file, '--replace')).rejects.toThrow(
      'notes.txt is no record; allowed: a folder of an export',
    )
    expect(paths().sort()).toEqual(['a', 'a/notes.txt'])
  })

  it('if the folder is a file', async () => {
    await expect(run(write('a'), '--out', write('b'))).rejects.toThrow('allowed: a folder')
  })

  it('if a file has no suite, is invalid or does not exist', async () => {
    const names = [
      write('a'),
      write('b', { suite: undefined }),
      write('c', { models: [] }),
      path.join(folder, 'none.json'),
    ]
    const problems = [
      `${names[1] ?? ''}: suite is absent; allowed: an object with id, title, version`,
      `${names[2] ?? ''}: models is []; allowed: a list of at least one model`,
      `${names[3] ?? ''}: there is no such file`,
    ]
    const failure = await run(...names).catch((error: unknown) => error)
    for (const problem of problems) expect(String(failure)).toContain(problem)
    expect(() => paths()).toThrow('ENOENT')
  })

  it('if two files have one suite', async () => {
    const twin = write('b', { suite: { ...SUITE, id: 'a' } })
    await expect(run(write('a'), twin)).rejects.toThrow(
      `${twin}: suite.id is "a"; allowed: the id of no other file`,
    )
  })

  it.each([
    [[], '--format is absent; allowed: every-eval-ever'],
    [['--format', 'csv'], '--format is csv; allowed: every-eval-ever'],
    [['--format', 'every-eval-ever'], '--out is absent; allowed: a folder'],
    [['--frobnicate'], "Unknown option '--frobnicate'"],
  ])('for the options %j', async (options, problem) => {
    await expect(exportCommand(options)).rejects.toThrow(problem)
  })
})

it('export --help prints the usage', async () => {
  await exportCommand(['--help'])
  expect(printed.mock.calls.flat().join('\n')).toContain('Usage: pnpm evaluations export')
})
