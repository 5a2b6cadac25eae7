import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { importCommand } from './importCommand.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'
import { zipFile } from './testing/zipFile.ts'

const all = temporaryFolder()
const printed = vi.spyOn(console, 'log')
const logged = vi.spyOn(console, 'error')
let folder: string
let count = 0

beforeEach(() => {
  folder = path.join(all, String((count += 1)))
  mkdirSync(path.join(folder, 'results'), { recursive: true })
  for (const spy of [printed, logged]) spy.mockReset().mockImplementation(() => undefined)
})

const MAPPING = {
  model: 'Model',
  provider: 'Org',
  columns: [
    {
      ...{ column: 'Safe', task: 'Board', metric: 'safe rate', subcategory: 'Board (safe rate)' },
      ...{ category: 'jailbreak', lower_is_better: false, measure: 'proportion' },
    },
  ],
}
const TABLE = 'Model,Org,Safe\nA-1,OrgA,0.5\nB-1,Mühle,0.4\n'

function write(name: string, content: Uint8Array | string): string {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

describe('a text of a folder that is not in UTF-8', () => {
  const options = () => ['--mapping', write('mapping.json', JSON.stringify(MAPPING)), '--dry-run']

  beforeEach(() => {
    write('results/latin.csv', Buffer.from(TABLE, 'latin1'))
    write('results/picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]))
  })

  it('is counted beside a mapping with its line and the exit code 2, and a picture is not', async () => {
    expect(await importCommand([path.join(folder, 'results'), ...options()])).toBe(2)
    expect(logged.mock.calls.flat()).toContain(
      'Files that cannot be read, although they may be tables: 1.',
    )
    expect(String(printed.mock.calls[0]?.[0])).toContain(
      'its text is not in UTF-8 or UTF-16 (line 3, column 6); allowed: the file saved in UTF-8',
    )
  })

  it.each<[string, Uint8Array, string]>([
    [
      'a long one in UTF-16',
      Buffer.from(TABLE.repeat(210_000), 'utf16le'),
      'it is text of more than 16777216 bytes',
    ],
    [
      'one in UTF-16 that ends within a letter',
      Buffer.concat([Buffer.from(TABLE, 'utf16le'), Buffer.from('A')]),
      'its text is not in UTF-8 or UTF-16 (line 4, column 1)',
    ],
    [
      'one in Latin-1 that ends as a program of DOS ends it',
      Buffer.from(`${TABLE}\u001A`, 'latin1'),
      'its text is not in UTF-8 or UTF-16 (line 3, column 6)',
    ],
  ])('is counted beside a mapping: %s', async (_, content, reason) => {
    write('results/latin.csv', content)
    write('results/table.csv', TABLE.replace('ü', 'u'))
    expect(await importCommand([path.join(folder, 'results'), ...options()])).toBe(2)
    expect(logged.mock.calls.flat()).toContain(
      'Files that cannot be read, although they may be tables: 1.',
    )
    expect(String(printed.mock.calls[0]?.[0])).toContain(reason)
  })

  it.each<[string, Uint8Array | string, string]>([
    [
      'a workbook of Excel',
      zipFile([{ name: 'xl/workbook.xml', content: Buffer.from('<x/>') }]),
      'it is an Excel workbook; allowed: its table saved as CSV (UTF-8)',
    ],
    [
      'an old workbook of Excel',
      Buffer.from('D0CF11E0A1B11AE1', 'hex'),
      'such as an Excel workbook; allowed: its table saved as CSV (UTF-8)',
    ],
    [
      'a spreadsheet of LibreOffice',
      zipFile([
        {
          name: 'mimetype',
          content: Buffer.from('application/vnd.oasis.opendocument.spreadsheet'),
        },
      ]),
      'it is an OpenDocument spreadsheet; allowed:',
    ],
    ['a Parquet file', 'PAR1\u0015', 'it is a Parquet file; allowed:'],
    ['a page of HTML', '<!doctype html>\n<table><tr><th>Model, Org</th>', 'its table is HTML'],
    ['a table of HTML', '<table><tr><th>Model</th>', 'its table is HTML'],
  ])('is counted beside a mapping as %s is', async (_, content, reason) => {
    write('results/latin.csv', content)
    write('results/table.csv', TABLE)
    expect(await importCommand([path.join(folder, 'results'), ...options()])).toBe(2)
    expect(logged.mock.calls.flat()).toContain(
      'Files that cannot be read, although they may be tables: 1.',
    )
    expect(String(printed.mock.calls[0]?.[0])).toContain(reason)
  })

  it('is not counted where no table is expected', async () => {
    expect(await importCommand([path.join(folder, 'results'), '--dry-run'])).toBe(0)
  })

  it('is an error if it is named itself', async () => {
    const file = path.join(folder, 'results/latin.csv')
    await expect(importCommand([file, ...options()])).rejects.toThrow('(line 3, column 6)')
  })
})

it('reads a table that ends as a program of DOS ends it', async () => {
  const table = write('results/table.csv', `${TABLE}\u001A`)
  const mapping = write('mapping.json', JSON.stringify(MAPPING))
  expect(await importCommand([table, '--mapping', mapping, '--dry-run'])).toBe(0)
})

it('keeps models apart whose names differ in a mark, if an alias names the exact text', async () => {
  const table = write('results/table.csv', 'Model,Org,Safe\nA-1,OrgA,0.5\nA-1*,OrgA,0.4\n')
  const mapping = write('mapping.json', JSON.stringify(MAPPING))
  const options = [table, '--mapping', mapping, '--dry-run']
  await expect(importCommand(options)).rejects.toThrow(
    'in row 1 and 0.4 as Board safe rate in row 2 ("A-1*"); marks of footnotes are left out of names; ' +
      'allowed: one of them, or an entry in the aliases for "A-1*"',
  )
  const aliases = write('aliases.json', JSON.stringify({ 'A-1*': { id: 'a-1-star' } }))
  expect(await importCommand([...options, '--aliases', aliases])).toBe(0)
})
