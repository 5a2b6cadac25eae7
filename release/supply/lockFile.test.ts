import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const workflows = readdirSync(join(ROOT, '.github/workflows')).map((name) =>
  read(join('.github/workflows', name)),
)

describe('the lock file', () => {
  const packages = /\npackages:\n([\s\S]*?)\nsnapshots:\n/.exec(read('pnpm-lock.yaml'))?.[1] ?? ''
  const resolutions = [...packages.matchAll(/^ {4}resolution: (.*)$/gm)].map(([, how]) => how ?? '')

  it('names each package by the hash of its bytes, and none by an address', () => {
    expect(resolutions.length).toBeGreaterThan(500)
    expect(resolutions).toHaveLength([...packages.matchAll(/^ {2}\S.*:$/gm)].length)
    expect(resolutions.filter((how) => !/^\{integrity: sha512-[\w+/]{86}==\}$/.test(how))).toEqual(
      [],
    )
  })

  it('is kept as it is by every install that CI makes', () => {
    const installs = workflows.flatMap((text) => [...text.matchAll(/- run: (.*\binstall\b.*)/g)])
    expect(installs.length).toBeGreaterThan(2)
    for (const [, command] of installs) expect(command).toMatch(/ install --frozen-lockfile$/)
  })
})
