import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeMarkedPart } from './writeMarkedPart.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function pageOf(text: string): Promise<string> {
  const page = join(folder, 'page.md')
  await writeFile(page, text)
  return page
}

describe('writeMarkedPart', () => {
  it('replaces and formats the marked part, and keeps the rest', async () => {
    const page = await pageOf(
      'Before\n\n<!-- size: written by pnpm tools size -->\n\nOld\n\n<!-- /size -->\n\nAfter\n',
    )
    await writeMarkedPart(page, 'size', '| a | b |\n| - | -: |\n| $& | 1 |')
    expect(await readFile(page, 'utf8')).toBe(
      'Before\n\n<!-- size: written by pnpm tools size -->\n\n' +
        '| a   |   b |\n| --- | --: |\n| $&  |   1 |\n\n<!-- /size -->\n\nAfter\n',
    )
  })

  it('throws for a document without the comments, and does not change it', async () => {
    const page = await pageOf('Nothing\n')
    await expect(writeMarkedPart(page, 'size', 'New')).rejects.toThrow('pnpm tools size')
    expect(await readFile(page, 'utf8')).toBe('Nothing\n')
  })
})
