import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildFile } from './buildFile.ts'
import { chooseRuns } from './chooseRuns.ts'
import { createReport } from './testing/reports.ts'
import { SUITE } from './testing/suite.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'
import { writeSuite } from './writeSuite.ts'

const all = temporaryFolder()
let folder: string
let count = 0
beforeEach(() => {
  folder = path.join(all, String((count += 1)))
  mkdirSync(folder)
})

const place = (canReplace = false) => ({ folder, canReplace })
const { taken } = chooseRuns(
  [createReport('a.json'), createReport('b.json', { model: 'org/b' }, undefined)],
  new Map(),
)
const file = buildFile(SUITE, taken, new Map())

it('writes a suite under its id', async () => {
  const target = await writeSuite(file, place())
  expect(target).toBe(path.join(folder, 'truthfulqa-test.json'))
  expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual(file)
  expect(readdirSync(folder)).toEqual(['truthfulqa-test.json'])
})

it('keeps the feed of the file that it replaces', async () => {
  const feed = { url: 'https://example.org/README.md', mapping: 'feeds/a.json' }
  const target = await writeSuite({ ...file, feed }, place())
  await writeSuite(file, place(true))
  expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual({ ...file, feed })
})

describe('writeSuite throws and writes nothing', () => {
  it('if the suite exists and canReplace is false', async () => {
    const target = await writeSuite(file, place())
    writeFileSync(target, 'as it was')
    await expect(writeSuite(file, place())).rejects.toThrow(
      'allowed: the id of no other file, or --replace',
    )
    expect(readFileSync(target, 'utf8')).toBe('as it was')
    await writeSuite(file, place(true))
    expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual(file)
  })

  it('if a file of another name has the suite, even with canReplace', async () => {
    writeFileSync(path.join(folder, 'other.json'), JSON.stringify({ suite: { id: SUITE.id } }))
    await expect(writeSuite(file, place(true))).rejects.toThrow(
      'other.json has; allowed: the id of no other file',
    )
    expect(readdirSync(folder)).toEqual(['other.json'])
  })

  it('if the feed of the file to replace is invalid', async () => {
    const target = await writeSuite(file, place())
    const before = JSON.stringify({ ...file, feed: { url: 'ftp://example.org' } })
    writeFileSync(target, before)
    await expect(writeSuite(file, place(true))).rejects.toThrow('feed.url is "ftp://example.org"')
    expect(readFileSync(target, 'utf8')).toBe(before)
  })

  it('if the folder does not exist', async () => {
    const absent = path.join(folder, 'absent')
    await expect(writeSuite(file, { folder: absent, canReplace: false })).rejects.toThrow(
      'allowed: a folder that exists',
    )
    expect(readdirSync(folder)).toEqual([])
  })

  it('if the file is invalid', async () => {
    const wrong = { ...file, models: [] }
    await expect(writeSuite(wrong, place())).rejects.toThrow('models is []')
    expect(readdirSync(folder)).toEqual([])
  })
})
