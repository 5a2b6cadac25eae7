// @tier full
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { PACKAGE } from '../packed/packPackage.ts'
import { installExample, type InstalledExample } from './installExample.ts'

const { tarball } = inject('packed')

describe('jest', () => {
  let example: InstalledExample

  beforeAll(async () => {
    example = await installExample('jest', tarball)
  })

  afterAll(() => example.remove())

  it('renders a widget with the setting that the README names', async () => {
    const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8')
    const [setting = ''] = /transformIgnorePatterns: .*/.exec(readme) ?? []
    expect(setting).not.toBe('')
    const config = await readFile(join(example.folder, 'jest.config.js'), 'utf8')
    expect(config).toContain(setting)
    await example.run(['jest'])
  })
})
