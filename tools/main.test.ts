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

it('--help describes a command and does not run it', async () => {
  const help = 'pnpm tools format [arguments]\n\n  formats every file\n'
  expect(await run('format', '--help')).toBe(help)
})
