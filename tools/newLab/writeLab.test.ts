import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readLab } from '../../site/index.ts'
import { ROOT } from '../runCommand.ts'
import { writeLab } from './writeLab.ts'

const ANSWERS = {
  name: 'Acme’s "Lab"',
  tagline: "It's counted",
  about: 'We count.',
  email: 'desk@acme.example',
  language: 'de',
  siteUrl: 'https://org.github.io/board/',
}

/** What a lab would have edited without a folder of its own. */
const SHIPPED = [
  'lab.config.ts',
  'lab-logo.svg',
  'supabase/data',
  'supabase/seed.sql',
  'site/releases/record.json',
]

const EXAMPLE = { day: '2026-11-28', results: undefined }
const RESULT = 'supabase/evaluations/import/files/lm_eval/gpt2_truthfulqa_0.4.8.json'

let repository = ''

beforeAll(async () => {
  // Inside the project, whose schemas the files of a lab name.
  const cache = join(ROOT, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  repository = mkdtempSync(join(cache, 'fork-'))
  for (const path of SHIPPED) cpSync(join(ROOT, path), join(repository, path), { recursive: true })
  git('init', '--quiet', '--initial-branch=main')
  commit('Version 1')
  git('branch', 'upstream')
  await writeLab(ANSWERS, { to: join(repository, 'lab'), ...EXAMPLE })
})
afterAll(() => {
  rmSync(repository, { recursive: true, force: true })
})

it('a new lab has valid settings, an example with its seed, and no release', async () => {
  const lab = await readLab(join(repository, 'lab/lab.config.ts'))
  expect(lab).toMatchObject(ANSWERS)
  expect(lab.plannedModels).toEqual([])
  const seed = readFileSync(join(repository, 'lab/seed.sql'), 'utf8')
  expect(seed).toContain('example-model-a')
  expect(readdirSync(join(repository, 'lab/releases'))).toEqual(['record.json'])
})

it('every data file of a new lab names its schema', () => {
  const data = join(repository, 'lab/data')
  const schemas = readdirSync(data).map((name) => {
    const file = JSON.parse(readFileSync(join(data, name), 'utf8')) as { readonly $schema: string }
    return resolve(data, file.$schema)
  })
  const names = ['aliases', 'bases', 'evaluations', 'reports']
  expect(schemas).toEqual(names.map((name) => join(ROOT, `supabase/schemas/${name}.schema.json`)))
})

it('a new lab has a folder for results, from which nothing is imported yet', () => {
  expect(
    execFileSync(process.execPath, ['--import', 'tsx', 'supabase/evaluations/main.ts', 'results'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, EVALUATIONS_FOLDER: join(repository, 'lab') },
    }),
  ).toMatch(/^There are no results in .*lab\/results\.\n$/)
})

it('a new lab changes nothing outside of its folder', () => {
  expect(git('status', '--porcelain')).toBe('?? lab/\n')
})

it('a later version merges into a lab without a conflict, and touches none of its files', () => {
  commit('Our board')
  git('switch', '--quiet', 'upstream')
  for (const path of listFiles(repository)) appendFileSync(path, '\n')
  commit('Version 2')
  git('switch', '--quiet', 'main')
  git('merge', '--quiet', '--no-edit', 'upstream')
  const changed = git('diff', '--name-only', 'HEAD^1', 'HEAD').trim().split('\n')
  expect(changed).toContain('lab.config.ts')
  expect(changed.filter((path) => path.startsWith('lab/'))).toEqual([])
})

it('a folder that is there already is left as it is', async () => {
  const folder = join(repository, 'supabase')
  await expect(writeLab(ANSWERS, { to: folder, ...EXAMPLE })).rejects.toThrow(
    /is there already; allowed/,
  )
  expect(existsSync(join(folder, 'data'))).toBe(true)
})

it('a lab that cannot be written leaves no folder', async () => {
  const folder = join(repository, 'half')
  await expect(writeLab({ ...ANSWERS, email: 'x' }, { to: folder, ...EXAMPLE })).rejects.toThrow(
    /email is "x"; allowed: an e-mail address/,
  )
  expect(existsSync(folder)).toBe(false)
})

it('a lab whose writing is interrupted leaves no folder', async () => {
  const folder = join(repository, 'interrupted')
  const script = `import { endWithSignals } from './tools/runCommand.ts'
    import { writeLab } from './tools/newLab/writeLab.ts'
    endWithSignals()
    await writeLab(${JSON.stringify(ANSWERS)}, ${JSON.stringify({ to: folder, day: EXAMPLE.day })})`
  const words = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const child = spawn(process.execPath, words, { cwd: ROOT, stdio: 'ignore' })
  const ended = new Promise((end) => child.once('exit', end))
  await vi.waitUntil(() => existsSync(join(folder, 'results/README.md')), 30_000)
  child.kill('SIGINT')
  expect(await ended).toBe(130)
  expect(existsSync(folder)).toBe(false)
})

describe('a new lab from results', () => {
  const suite = {
    id: 'acme-truth',
    title: 'Acme Truth',
    version: '1',
    language: 'English',
    evaluator: 'Acme',
    relationship: 'third_party',
    url: 'https://acme.example/',
    licence: 'MIT',
    licence_url: 'https://acme.example/licence',
    published_on: '2025-06-01',
    description: 'Figures for tests.',
  }
  const aliases = { gpt2: { id: 'gpt2', name: 'GPT-2', provider: 'OpenAI', weights: 'open' } }
  const start = (name: string, results: string) => {
    return { to: join(repository, name), day: '2026-11-28', results }
  }

  function writeResults(name: string): string {
    const folder = join(repository, name)
    mkdirSync(folder, { recursive: true })
    cpSync(join(ROOT, RESULT), join(folder, 'gpt2.json'))
    writeFileSync(join(folder, 'suite.json'), JSON.stringify(suite))
    writeFileSync(join(folder, 'aliases.json'), JSON.stringify(aliases))
    return folder
  }

  /** Returns the files of the data and of the results, and the seed. */
  function readStarted(name: string) {
    const [data, results] = ['data', 'results'].map((part) =>
      readdirSync(join(repository, name, part)).sort(),
    )
    return { data, results, seed: readFileSync(join(repository, name, 'seed.sql'), 'utf8') }
  }

  const STARTED = {
    data: ['acme-truth.json', 'aliases.json', 'bases.json', 'reports.json'],
    results: ['README.md', 'acme-truth'],
    seed: expect.stringContaining('acme-truth-gpt2-2025-05-30') as unknown,
  }

  it('has the figures of a folder of one suite in place of the example', async () => {
    const results = writeResults('acme-truth')
    renameSync(join(results, 'gpt2.json'), join(repository, 'linked.json'))
    symlinkSync('../linked.json', join(results, 'gpt2.json'))
    await writeLab(ANSWERS, start('from-one', results))
    const copied = join(repository, 'from-one/results/acme-truth/gpt2.json')
    expect(lstatSync(copied).isFile()).toBe(true)
    expect(readStarted('from-one')).toEqual(STARTED)
    expect(readStarted('from-one').seed).not.toContain('example-model')
  })

  it('of several suites leaves out a row that cannot be read, with the exit code of the import', async () => {
    const folder = writeResults('several/acme-truth')
    writeFileSync(
      join(folder, 'board.csv'),
      'Model,Lab,Safe\nmodel-a,Acme,0.5\nmodel-b,Acme,0.5?\n',
    )
    const column = { column: 'Safe', task: 'Board', metric: 'safe', category: 'bias' }
    const meaning = { subcategory: 'Board', lower_is_better: false, measure: 'mean' }
    const mapping = { model: 'Model', provider: 'Lab', columns: [{ ...column, ...meaning }] }
    writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping))
    expect(await writeLab(ANSWERS, start('from-several', join(repository, 'several')))).toBe(2)
    expect(readStarted('from-several')).toEqual(STARTED)
    const { seed } = readStarted('from-several')
    expect(seed).toContain('model-a')
    expect(seed).not.toMatch(/model-b|example-model/)
  })

  it('is not written when the results cannot be used', async () => {
    const folder = writeResults('cut')
    writeFileSync(join(folder, 'cut.json'), '{"results": {')
    await expect(writeLab(ANSWERS, start('from-cut', folder))).rejects.toThrow(/cannot be used/)
    await expect(writeLab(ANSWERS, start('from-cut', `${folder}-none`))).rejects.toThrow(
      /--results is ".*cut-none"; allowed: a folder/,
    )
    expect(existsSync(join(repository, 'from-cut'))).toBe(false)
  })
})

function git(...words: readonly string[]): string {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@acme.example']
  return execFileSync('git', [...person, '-c', 'core.hooksPath=/dev/null', ...words], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  })
}

function commit(message: string): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}

/** Lists the files of version 1, which has no folder of the lab. */
function listFiles(folder: string): string[] {
  return git('ls-files')
    .trim()
    .split('\n')
    .map((name) => join(folder, name))
    .filter((path) => existsSync(dirname(path)))
}
