import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../runCommand.ts'

const EXAMPLES = join(ROOT, 'examples')
const TESTS = join(ROOT, 'tools/examples')

/** The example projects, which install the package. */
const PROJECTS = readdirSync(EXAMPLES).filter((name) =>
  existsSync(join(EXAMPLES, name, 'package.json')),
)

it('every example project is installed with the packed package by a test', () => {
  const tests = readdirSync(TESTS)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(TESTS, name), 'utf8'))
    .filter((text) => text.includes('installExample('))
  expect(PROJECTS.length).toBeGreaterThanOrEqual(10)
  expect(PROJECTS.filter((name) => !tests.some((text) => text.includes(`'${name}'`)))).toEqual([])
})

it('a release tests the file that it publishes in every example project', () => {
  const text = readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8')
  const { jobs } = parse(text) as {
    readonly jobs: Readonly<Record<string, { readonly steps?: readonly { run?: string }[] }>>
  }
  const runs = Object.values(jobs).flatMap(({ steps = [] }) => steps.map(({ run = '' }) => run))
  const packs = runs.filter((run) => run.includes('package.tgz') && run.includes('cp '))
  expect(packs).toHaveLength(1)
  expect(packs[0]).toMatch(/pnpm tools canary\n\s*cp packages\/widgets\/\S+\.tgz /)
  expect(runs.filter((run) => run.startsWith('npm publish '))).toEqual([
    expect.stringMatching(/release\/package\.tgz" .*--provenance\b/),
  ])
})
