import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

it('a report stands in its part, formatted, and what is around it stays', async () => {
  const page = await pageOf(
    'Before\n\n<!-- size: written by pnpm size -->\n\nOld\n\n<!-- /size -->\n\nAfter\n',
  )
  await writeMarkedPart(page, 'size', '| a | b |\n| - | -: |\n| c | 1 |')
  expect(await readFile(page, 'utf8')).toBe(
    'Before\n\n<!-- size: written by pnpm size -->\n\n' +
      '| a   |   b |\n| --- | --: |\n| c   |   1 |\n\n<!-- /size -->\n\nAfter\n',
  )
})

it('a page without the part is left as it is, and the part is named', async () => {
  const page = await pageOf('Nothing\n')
  await expect(writeMarkedPart(page, 'size', 'New')).rejects.toThrow('pnpm size')
  expect(await readFile(page, 'utf8')).toBe('Nothing\n')
})
