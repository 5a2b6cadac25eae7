import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { IMPORTERS } from '../../import/formats/importers.ts'
import { readMapping } from '../../import/mapping/readMapping.ts'
import { readAliases } from '../../import/models/readAliases.ts'
import { readJsonFile } from '../readJsonFile.ts'
import { readResults } from '../../import/choose/readResults.ts'
import { temporaryFolder } from '../../import/testing/temporaryFolder.ts'
import { readPublishedFile } from '../../derive/PublishedFile.ts'
import { readDataFile } from '../readDataFile.ts'

const folder = temporaryFolder()

/** Returns what a reader says of a file: its error, or the reason of a report. */
type Reader = (file: string) => Promise<string>

const readError =
  (read: (file: string) => Promise<unknown>): Reader =>
  async (file) => {
    const result: unknown = await read(file).catch((error: unknown) => error)
    return result instanceof Error ? result.message : 'it is read'
  }

async function readReason(...names: readonly string[]): Promise<string> {
  const options = { importers: IMPORTERS, aliases: new Map(), onProgress: () => undefined }
  const { reports } = await readResults({ names, ...options })
  return `${names.join()}: ${reports.map(({ reason }) => reason ?? 'it is read').join()}`
}

/** Everything that reads JSON which a person or a tool wrote. */
const READERS: readonly (readonly [name: string, read: Reader])[] = [
  ['data files', readError(readDataFile)],
  ['published files', readError((file) => readPublishedFile(file, file))],
  ['suites', readError((file) => readJsonFile(file, z.unknown()))],
  ['aliases', readError(readAliases)],
  ['mappings', readError(readMapping)],
  ['results', readReason],
]

function write(content: Buffer | string): string {
  const file = path.join(folder, 'file.json')
  writeFileSync(file, content)
  return file
}

const TEXT = '{"models": {"größe": 1,\n  "größe": 2}}'
const TWICE = /file\.json: it has the key "größe" twice \(line 2, column 3\)/
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe.each(READERS)('the reader of %s', (_, read) => {
  it.each([
    ['a key that stands twice', TEXT, TWICE],
    ['JSON that is none', '{\n"a": 1,\n "b" 2}', /file\.json: .*it has “2” \(line 3, column 6\)/],
    ['JSON that is cut', '{"a": [1,\n', /file\.json: it is cut: .* \(line 2, column 1\)/],
    ['a byte order mark', `\uFEFF${TEXT}`, TWICE],
    ['UTF-16', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), TWICE],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le'), TWICE],
    ['UTF-16 with the high bytes first', bigEndian(`\uFEFF${TEXT}`), TWICE],
    ['UTF-16 with the high bytes first, without a mark', bigEndian(TEXT), TWICE],
    [
      'bytes that are no text',
      Buffer.from('{"a":\n "\xff"}', 'latin1'),
      /not UTF-8 \(line 2, c.* 3\)/,
    ],
    [
      'a pointer of Git LFS',
      'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n',
      /file\.json: it is a pointer of Git LFS, not the file itself; run: git lfs pull$/,
    ],
    [
      'a pointer of Git LFS that an editor has saved',
      bigEndian('\uFEFF\r\nversion https://git-lfs.github.com/spec/v1\r\noid sha256:4d7a\r\n'),
      /it is a pointer of Git LFS/,
    ],
  ])('names %s', async (_name, content, problem) => {
    expect(await read(write(content))).toMatch(problem)
  })
})

it('a pointer of Git LFS is an error in a folder too', async () => {
  const file = write('version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n')
  const options = { importers: IMPORTERS, aliases: new Map(), onProgress: () => undefined }
  const { reports } = await readResults({ names: [path.dirname(file)], ...options })
  expect(reports).toMatchObject([{ isBroken: true }])
})

describe('JSON lines', () => {
  const record = (id: string) => ({
    model_info: { id, name: id },
    evaluation_results: [
      { evaluation_name: 'x', metric_config: {}, score_details: { score: NaN } },
    ],
  })
  const lines = ['a', 'b'].map((id) => JSON.stringify(record(id)))

  it('are read where each is a record', async () => {
    expect(await readReason(write(`${lines.join('\r\n\n')}\n`))).toMatch(/: it is read,it is read$/)
  })

  it('name the line that cannot be read', async () => {
    expect(await readReason(write(`${lines[0]}\n\n{"a": x}\n`))).toMatch(
      /: it is read,it is not JSON: it has “x” \(line 3, column 7\); allowed: a value$/,
    )
  })

  it('are no results of single prompts', async () => {
    expect(await readReason(write('{"a": 1}\n{"a": 2}\n'))).toContain(
      'it is JSON lines of no format',
    )
  })
})
