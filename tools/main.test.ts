import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { ROOT } from './runCommand.ts'

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')

const words = ['--import', 'tsx', join(ROOT, 'tools/main.ts')]
const run = async (...args: readonly string[]) =>
  (await promisify(execFile)(process.execPath, [...words, ...args])).stdout

it('every command is in CONTRIBUTING or in the help of the others', async () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object }
  const listed = [
    ...read('CONTRIBUTING.md').matchAll(/^pnpm (\S+) +#/gm),
    ...(await run()).matchAll(/^ {2}(\S+) {2}/gm),
  ].map(([, name]) => name)
  expect(Object.keys(scripts).filter((name) => !listed.includes(name))).toEqual([])
})

it('says what is wrong with the words of a run of the tests', async () => {
  const test = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, [
      ...['--import', 'tsx', join(ROOT, 'tools/tests/run.ts'), ...args],
    ])
  expect((await test('--only', 'checks', '--help')).stdout).toMatch(/^Usage: pnpm test/)
  for (const [args, problem] of [
    [['--only', 'nix'], '“--only nix” is unknown.'],
    [['--ful'], "Unknown option '--ful'. Did you mean --full?"],
  ] as const) {
    const failure = { code: 1, stderr: expect.stringContaining(`${problem}\n\nUsage:`) }
    await expect(test(...args)).rejects.toMatchObject(failure)
  }
})

it('takes no member of every object for a command', async () => {
  const stdout = expect.stringMatching(/^pnpm tools <command>/)
  await expect(run('constructor')).rejects.toMatchObject({ code: 1, stdout })
})

it('--help describes a command and does not run it', async () => {
  const help = 'pnpm tools format [arguments]\n\n  formats every file\n'
  expect(await run('format', '--help')).toBe(help)
})
