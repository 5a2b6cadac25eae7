import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildFile } from './buildFile.ts'
import { chooseRuns } from '../choose/chooseRuns.ts'
import { createReport } from '../testing/reports.ts'
import { SUITE } from '../testing/suite.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
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
  const { target } = await writeSuite(file, place())
  expect(target).toBe(path.join(folder, 'truthfulqa-test.json'))
  expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual(file)
  expect(readdirSync(folder)).toEqual(['truthfulqa-test.json'])
})

it('keeps the feed of the file that it replaces, and where its figures come from', async () => {
  const feed = { url: 'https://example.org/README.md', mapping: 'feeds/a.json' }
  const source = { ...file.source, figures: 'A copy of 2026-01-05.' }
  const { target } = await writeSuite({ ...file, feed, source }, place())
  await writeSuite(file, place(true))
  expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual({ ...file, feed, source })
})

it('keeps what the replaced file says about its scores, unless the new one says something', async () => {
  const told = {
    ...SUITE,
    categories: { factuality: { measures: 'Truthful answers', short: 'Truth' } },
    caveats: ['In Japanese.'],
  }
  const { target } = await writeSuite({ ...file, suite: told }, place())
  await writeSuite(file, place(true))
  expect(JSON.parse(readFileSync(target, 'utf8')).suite).toEqual(told)
  const suite = { ...SUITE, caveats: ['Another.'] }
  await writeSuite({ ...file, suite }, place(true))
  expect(JSON.parse(readFileSync(target, 'utf8')).suite).toEqual({ ...told, ...suite })
})

it('keeps the place of the replaced suite, its rules, and the name of its source', async () => {
  const rules = { ...file.rules, evaluation_date: 'the day on which our lab ran the suite' }
  const source = { ...file.source, title: 'The Paper', url: 'https://example.org/paper' }
  const suite = { ...SUITE, position: 1 }
  const { target } = await writeSuite({ ...file, suite, source, rules }, place())
  const next = { ...SUITE, title: 'Renamed', url: 'https://example.org/second' }
  const derived = { title: next.title, url: next.url }
  await writeSuite({ ...file, suite: next, source: derived }, place(true))
  expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({
    suite: { ...next, position: 1 },
    source,
    rules,
  })
})

it('renames the source with its suite if both had the same name in the replaced file', async () => {
  const { target } = await writeSuite(file, place())
  const suite = { ...SUITE, title: 'Renamed' }
  await writeSuite({ ...file, suite, source: { ...file.source, title: suite.title } }, place(true))
  expect(JSON.parse(readFileSync(target, 'utf8')).source).toEqual({
    title: 'Renamed',
    url: SUITE.url,
  })
})

describe('writeSuite throws and writes nothing', () => {
  it('if the file would lose models, notes or links, unless that is allowed', async () => {
    const [first] = file.models
    const rich = {
      ...file,
      models: file.models.map((model) =>
        model === first
          ? { ...model, notes: ['Mine.'], model_url: 'https://example.org/m' }
          : model,
      ),
    }
    const { target } = await writeSuite(rich, place())
    const poor = { ...file, models: file.models.slice(0, 1) }
    await expect(writeSuite(poor, place(true))).rejects.toMatchObject({
      problems: [
        expect.stringContaining('the note "Mine."; allowed: --drop'),
        expect.stringContaining('the link https://example.org/m'),
        expect.stringMatching(/would lose model "[^"]+"; allowed/),
      ],
    })
    expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual(rich)
    await writeSuite(poor, { ...place(true), canDrop: true })
    expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual(poor)
  })

  it('if the suite exists and canReplace is false', async () => {
    const { target } = await writeSuite(file, place())
    const before = readFileSync(target, 'utf8')
    const changed = { ...file, suite: { ...SUITE, title: 'Changed' } }
    await expect(writeSuite(changed, place())).rejects.toThrow(
      'allowed: the id of no other file, or --replace',
    )
    expect(readFileSync(target, 'utf8')).toBe(before)
    await writeSuite(changed, place(true))
    expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual(changed)
  })

  it('replaces a file with comments where it is', async () => {
    const target = path.join(folder, `${SUITE.id}.jsonc`)
    writeFileSync(target, `// By hand.\n${JSON.stringify(file)}`)
    await expect(writeSuite(file, place())).rejects.toThrow(
      `which ${target} has; allowed: the id of no other file, or --replace`,
    )
    expect((await writeSuite(file, place(true))).target).toBe(target)
    expect(readFileSync(target, 'utf8')).not.toContain('By hand')
    expect(readdirSync(folder)).toEqual([path.basename(target)])
  })

  it.each([
    ['as it was', 'the file is "as it was"; allowed: an object with $schema, suite, results, feed'],
    [{ gpt2: { id: 'gpt2' } }, 'models is absent'],
    [
      { ...file, suite: { ...SUITE, id: 'another' } },
      'suite.id is "another"; allowed: "truthfulqa',
    ],
    [{ ...file, suite: undefined }, 'suite.id is absent'],
  ])('if the file to replace is not of the same suite: %j', async (content, problem) => {
    const target = path.join(folder, `${SUITE.id}.json`)
    const text = JSON.stringify(content)
    writeFileSync(target, text)
    await expect(writeSuite(file, place(true))).rejects.toThrow(`${target}: `)
    await expect(writeSuite(file, place(true))).rejects.toThrow(problem)
    expect(readFileSync(target, 'utf8')).toBe(text)
  })

  it('if the file contradicts another suite, but not if others contradict each other', async () => {
    const placed = { ...file, suite: { ...SUITE, position: 9 } }
    const suite = { ...placed.suite, id: 'second' }
    const [first, ...rest] = file.models
    const models = [{ ...first, provider: 'Another' }, ...rest]
    writeFileSync(path.join(folder, 'second.json'), JSON.stringify({ ...file, suite, models }))
    const second = path.join(folder, 'second.json')
    const target = path.join(folder, `${SUITE.id}.json`)
    const writing = writeSuite(placed, place())
    await expect(writing).rejects.toThrow(
      `${target}: suite.position is 9, as in ${second}; allowed: a position that no other file has`,
    )
    await expect(writing).rejects.toThrow(
      `${target}: model "org-b": provider is "org"; allowed: "Another", as in ${second}`,
    )
    expect(readdirSync(folder)).toEqual(['second.json'])
    const third = { ...file, suite: { ...suite, id: 'third' } }
    writeFileSync(path.join(folder, 'third.json'), JSON.stringify(third))
    const apart = { ...file, suite: { ...SUITE, position: 10 }, models: rest }
    await expect(writeSuite(apart, place())).resolves.toMatchObject({ target })
  })

  it('if a file of another name has the suite, even with canReplace', async () => {
    writeFileSync(path.join(folder, 'other.json'), JSON.stringify({ suite: { id: SUITE.id } }))
    await expect(writeSuite(file, place(true))).rejects.toThrow(
      'other.json has; allowed: the id of no other file',
    )
    expect(readdirSync(folder)).toEqual(['other.json'])
  })

  it('if the feed of the file to replace is invalid', async () => {
    const { target } = await writeSuite(file, place())
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
