import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = join(ROOT, '.github/workflows')

interface Job {
  readonly if?: string
  readonly needs?: string | readonly string[]
  readonly uses?: string
  readonly steps?: readonly { readonly run?: string; readonly with?: object }[]
}

function readJobs(name: string): Readonly<Record<string, Job>> {
  const text = readFileSync(join(FOLDER, name), 'utf8')
  return (parse(text) as { readonly jobs: Readonly<Record<string, Job>> }).jobs
}

const WORKFLOWS = readdirSync(FOLDER)
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

/** Commands of pnpm itself. */
const OWN = ['install', 'audit']
const COMMAND = /\bpnpm(?:@10)? +(?:-- +pnpm +)?([a-z][\w:-]*)(?: +([a-z][\w-]*))?/g

/** The commands of a workflow: a script or a program, and its first word. */
function listCommands(name: string): (readonly [script: string, word: string])[] {
  const runs = Object.values(readJobs(name)).flatMap(({ steps = [] }) =>
    steps.map(({ run = '' }) => run),
  )
  return runs.flatMap((run) =>
    [...run.matchAll(COMMAND)].map(([, script = '', word = '']) => [script, word] as const),
  )
}

const COMMANDS = WORKFLOWS.flatMap(listCommands)
const wordsOf = (wanted: string) => [
  ...new Set(
    COMMANDS.flatMap(([script, word]) => (script === wanted && word !== '' ? [word] : [])),
  ),
]

it('workflows run only commands that exist', () => {
  expect(COMMANDS.length).toBeGreaterThan(20)
  const isKnown = (script: string) =>
    OWN.includes(script) || script in scripts || existsSync(join(ROOT, 'node_modules/.bin', script))
  expect(COMMANDS.filter(([script]) => !isKnown(script))).toEqual([])
})

it('workflows run only commands of pnpm tools that exist', () => {
  const list = run('tools/main.ts')
  expect(wordsOf('tools').filter((word) => !list.includes(`\n  ${word} `))).toEqual([])
})

it.each(wordsOf('evaluations'))('workflows run pnpm evaluations %s, which exists', (word) => {
  expect(run('supabase/evaluations/main.ts', word, '--help')).toMatch(
    new RegExp(`^Usage: pnpm evaluations ${word}\\b`),
  )
})

it('a push to a lab’s board imports, checks, tests, builds and deploys, in this order', () => {
  const commands = listCommands('pages.yml').map((words) => words.join(' ').trim())
  expect(commands).toEqual(['install', 'evaluations results', 'evaluations', 'unit', 'build'])
  const { build, deploy } = readJobs('pages.yml')
  expect(build?.steps?.at(-1)?.with).toEqual({ path: 'site/dist' })
  expect(deploy?.needs).toBe('build')
})

const GUARD = "vars.RELEASE == 'on'"

it('a copy of the repository releases nothing until somebody switches it on', () => {
  const jobs = readJobs('release.yml')
  const isOff = (name: string): boolean => {
    const { if: condition = '', needs = [] } = jobs[name] ?? {}
    return condition === GUARD || [needs].flat().some(isOff)
  }
  expect(Object.keys(jobs).filter((name) => !isOff(name))).toEqual([])
})

it.each(['full.yml', 'engines.yml', 'speed.yml'])(
  'a copy of the repository runs no nights of %s until somebody switches them on',
  (name) => {
    const conditions = Object.values(readJobs(name)).map((job) => job.if)
    expect(conditions).toEqual([`github.event_name != 'schedule' || ${GUARD}`])
  },
)

it('a lab’s board is refreshed by nobody until somebody switches it on', () => {
  expect(readJobs('refresh.yml')['refresh']?.if).toBe(
    "github.event_name == 'workflow_dispatch' || vars.REFRESH == 'on'",
  )
})

function run(...words: readonly string[]): string {
  return execFileSync(process.execPath, ['--import', 'tsx', ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  })
}
