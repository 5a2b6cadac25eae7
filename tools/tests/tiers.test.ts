import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fullTierFiles } from './tiers.ts'

describe('fullTierFiles', () => {
  let folder = ''
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tiers-'))
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  it('returns the files whose first line is “// @tier full”', () => {
    write('long.spec.ts', '// @tier full\ntest()\n')
    write('quick.spec.ts', '// @tier short\ntest()\n')
    write('fixture.ts', 'export {}\n')
    expect(fullTierFiles(folder, '.spec.ts')).toEqual([join(folder, 'long.spec.ts')])
  })

  it.each(['test()\n', '// @tier long\n', 'test()\n// @tier full\n', ''])(
    'throws for a test file without a tier: %j',
    (text) => {
      write('untagged.spec.ts', text)
      expect(() => fullTierFiles(folder, '.spec.ts')).toThrow(
        'untagged.spec.ts: the first line must be “// @tier short” or “// @tier full”.',
      )
    },
  )
})
