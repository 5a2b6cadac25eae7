import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { REAL_FILES } from '../import/testing/realDocuments.ts'
import { temporaryFolder } from '../import/testing/temporaryFolder.ts'
import { zipFile } from '../import/testing/zipFile.ts'
import { DATA_FOLDER } from '../file/listDataFiles.ts'
import { refreshCommand } from './refreshCommand.ts'

const ENTRY = 'simpleqa_verified.csv'
const TABLE = readFileSync(`${REAL_FILES}tables/epoch_simpleqa_verified_2026-04.csv`, 'utf8')
const NOW = new Date('2026-05-01T12:00:00Z')
const all = temporaryFolder()
const printed = vi.spyOn(console, 'log')
let folder: string
let file: string
let count = 0

beforeEach(() => {
  printed.mockReset().mockImplementation(() => undefined)
  folder = path.join(all, String((count += 1)))
  file = path.join(folder, 'simpleqa-verified.json')
  mkdirSync(folder)
  for (const name of ['simpleqa-verified.json', 'aliases.json', 'feeds']) {
    cpSync(`${DATA_FOLDER}${name}`, path.join(folder, name), { recursive: true })
  }
})

/** Refreshes the published suite from these bytes. */
async function refresh(bytes: Uint8Array): Promise<void> {
  const fetch = async () => Promise.resolve(new Response(new Uint8Array(bytes)))
  await refreshCommand([], { folder, fetch, now: NOW })
}

const createZip = (name: string, text: string) =>
  zipFile([
    { name: 'README.md', content: Buffer.from('# Data') },
    { name, content: Buffer.from(text) },
  ])

it('a published suite does not change as long as the file in its ZIP is as it was', async () => {
  await refresh(createZip(ENTRY, TABLE))
  expect(printed.mock.calls).toEqual([['Nothing was written: no figure has changed.']])
})

it('a figure that changed in the file of the ZIP is written, with the day of its run', async () => {
  const row = /^muse-spark,0\.663,0\.663,(.*),2026-04-08T/m
  await refresh(createZip(ENTRY, TABLE.replace(row, 'muse-spark,0.664,0.664,$1,2026-04-28T')))
  const { models } = JSON.parse(readFileSync(file, 'utf8'))
  expect(models.find(({ id }: { id: string }) => id === 'muse-spark')).toMatchObject({
    evaluation_date: '2026-04-28',
    subcategories: [{ published: { value: 0.664 } }],
  })
})

it.each([
  ['has another file', createZip('moved.csv', TABLE), `its ZIP has no "${ENTRY}"`],
  ['is no ZIP', Buffer.from(TABLE), 'its ZIP is cut or damaged'],
])('nothing is written if the address %s', async (_, bytes, problem) => {
  const before = readFileSync(file, 'utf8')
  await expect(refresh(bytes)).rejects.toThrow(problem)
  expect(readFileSync(file, 'utf8')).toBe(before)
})
