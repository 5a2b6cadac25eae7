import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const FILE = resolve(import.meta.dirname, '../../pnpm-lock.yaml')

it('the lock file identifies each package by an integrity hash, and none by a URL', () => {
  const { packages } = parse(readFileSync(FILE, 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly resolution: object }>>
  }
  const resolutions = Object.entries(packages)
  expect(resolutions.length).toBeGreaterThan(500)
  const hash = /^\{"integrity":"sha512-[\w+/]{86}=="\}$/
  const others = resolutions.filter(([, { resolution }]) => !hash.test(JSON.stringify(resolution)))
  expect(others).toEqual([])
})
