import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { IMPORTERS } from '../formats/importers.ts'
import { readResults } from '../choose/readResults.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { lmEvalResults } from '../testing/toolResults.ts'
import { listFiles } from './listFiles.ts'

const all = temporaryFolder()
let folder: string
let cache: string
let count = 0

beforeEach(() => {
  const own = path.join(all, String((count += 1)))
  folder = path.join(own, 'results')
  cache = path.join(own, '.cache')
  for (const made of [folder, path.join(folder, 'real'), cache])
    mkdirSync(made, { recursive: true })
  write(path.join(folder, 'real', 'a.json'))
  write(path.join(cache, 'b'))
})

function write(file: string): void {
  writeFileSync(file, JSON.stringify(lmEvalResults('x', { 'acc,none': 0.5 }, 10)))
}

async function list(): Promise<string[]> {
  const groups = await listFiles([folder])
  return groups.flatMap(({ files }) => files.map((file) => path.relative(folder, file)))
}

describe('a link in a folder of results', () => {
  it('is followed to a file and to a folder outside', async () => {
    symlinkSync(path.join(cache, 'b'), path.join(folder, 'b.json'))
    symlinkSync(cache, path.join(folder, 'more'))
    expect(await list()).toEqual(['b.json', 'real/a.json', 'more/b'])
  })

  it('leads to each folder once, also in a circle', async () => {
    symlinkSync(folder, path.join(folder, 'real', 'up'))
    symlinkSync(path.join(folder, 'real'), path.join(folder, 'latest'))
    expect(await list()).toEqual(['real/a.json'])
  })

  it('is rejected with a reason if it leads to nothing', async () => {
    symlinkSync(path.join(cache, 'absent'), path.join(folder, 'gone.json'))
    const options = { importers: IMPORTERS, aliases: new Map(), onProgress: () => undefined }
    const { reports } = await readResults({ names: [folder], ...options })
    expect(reports).toMatchObject([
      { isBroken: true, reason: expect.stringMatching(/it cannot be read: .*no such file/) },
      { reason: null },
    ])
  })
})
