import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { REAL_FILES } from '../testing/realDocuments.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { zipFile, type ZipEntry } from '../testing/zipFile.ts'
import { compressZstandard } from '../testing/zstandard.ts'
import { readZipEntry } from './readZipEntry.ts'

const folder = temporaryFolder()
const NAME = 'header.json'
const REAL = `${REAL_FILES}inspect/popularity_scored.eval`
const ZSTANDARD = 93

let content: Buffer
beforeAll(async () => {
  content = (await readZipEntry(REAL, NAME)) ?? Buffer.alloc(0)
})

function write(bytes: Buffer): string {
  const file = path.join(folder, 'log.zip')
  writeFileSync(file, bytes)
  return file
}

const readFrom = (...entries: readonly ZipEntry[]) => readZipEntry(write(zipFile(entries)), NAME)

describe('readZipEntry decompresses an entry', () => {
  it('of a real Deflate log', () => {
    expect(JSON.parse(content.toString())).toMatchObject({ status: 'success', version: 2 })
  })

  it('that is stored', async () => {
    expect(await readFrom({ name: NAME, content, method: 0 })).toEqual(content)
  })

  it('of one Zstandard frame', async () => {
    const packed = compressZstandard(content)
    expect(packed.length).toBeLessThan(content.length)
    expect(await readFrom({ name: NAME, content, method: ZSTANDARD, packed })).toEqual(content)
  })

  it('of several Zstandard frames', async () => {
    const halves = [content.subarray(0, 1000), content.subarray(1000)]
    const packed = Buffer.concat(halves.map(compressZstandard))
    expect(await readFrom({ name: NAME, content, method: ZSTANDARD, packed })).toEqual(content)
  })

  it('without reading the other entries', async () => {
    const samples = { name: 'samples/1_epoch_1.json', content, packed: Buffer.from('no deflate') }
    expect(await readFrom(samples, { name: NAME, content })).toEqual(content)
  })
})

it('returns undefined for a missing entry', async () => {
  expect(await readFrom({ name: 'summaries.json', content })).toBeUndefined()
})

describe('readZipEntry rejects an entry', () => {
  const bomb = Buffer.alloc(2 ** 20)

  it('if its declared size is too large', async () => {
    const entry = { name: NAME, content, declaredSize: 2 ** 31 }
    await expect(readFrom(entry)).rejects.toThrow('header.json in its ZIP has more than 67108864')
  })

  it('if Deflate output exceeds the declared size', async () => {
    const entry = { name: NAME, content: bomb, declaredSize: 1000 }
    await expect(readFrom(entry)).rejects.toThrow('its ZIP is cut or damaged')
  })

  it('if Zstandard output exceeds the declared size', async () => {
    const packed = compressZstandard(bomb)
    const entry = { name: NAME, content: bomb, method: ZSTANDARD, packed, declaredSize: 1000 }
    await expect(readFrom(entry)).rejects.toThrow('it unpacks to more than it declares')
  })

  it('if its checksum differs', async () => {
    await expect(readFrom({ name: NAME, content, checksum: 1 })).rejects.toThrow('checksum differs')
  })

  it('if the ZIP has it twice', async () => {
    const entry = { name: NAME, content }
    await expect(readFrom(entry, entry)).rejects.toThrow('its ZIP has header.json twice')
  })

  it('if its compression method is unknown', async () => {
    const entry = { name: NAME, content, method: 14, packed: content }
    await expect(readFrom(entry)).rejects.toThrow('its ZIP is cut or damaged')
  })

  it('if a real log is truncated', async () => {
    const bytes = readFileSync(REAL)
    for (const length of [4, 100, bytes.length >> 1, bytes.length - 1]) {
      const file = write(bytes.subarray(0, length))
      await expect(readZipEntry(file, NAME)).rejects.toThrow('its ZIP is cut or damaged')
    }
  })
})
