import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { findSecrets } from '../supply/findSecrets.ts'

const { folder } = inject('packed')
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))

/** A source of this package. */
const SOURCE = /^(?:(?:\.\.\/)+|inline-css:)(?:src|build)\/[\w./-]+(?:\?inline)?$/
/** The elements name their version. */
const MANIFEST = '../package.json'

it('contains no secret', async () => {
  expect(files.length).toBeGreaterThan(50)
  const found = files.map((file) => findSecrets(readFileSync(file, 'utf8')))
  expect((await Promise.all(found)).flat()).toEqual([])
})

it('source maps contain no local paths, and the single-file script has none', () => {
  const maps = files.filter((file) => file.endsWith('.map'))
  expect(maps.length).toBeGreaterThan(10)
  for (const file of maps) {
    const { sources } = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] }
    const odd = sources.filter((source) => !SOURCE.test(source) && source !== MANIFEST)
    expect(odd, file).toEqual([])
  }
  const scripts = files.filter((file) => /\/widgets(?:-\w+)?\.js$/.test(file))
  expect(scripts.length).toBeGreaterThan(1)
  for (const file of scripts) expect(readFileSync(file, 'utf8')).not.toContain('sourceMappingURL')
})
