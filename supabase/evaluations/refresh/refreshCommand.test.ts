import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { importCommand } from '../import/importCommand.ts'
import { REAL_FILES, VECTARA_MAPPING } from '../import/testing/realDocuments.ts'
import { SUITE } from '../import/testing/suite.ts'
import { temporaryFolder } from '../import/testing/temporaryFolder.ts'
import { SUITE_FILE } from '../../tests/realText.ts'
import { DATA_FOLDER } from '../file/listDataFiles.ts'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'
import { createRecord } from '../export/createRecord.ts'
import { withSuite } from '../file/withSuite.ts'
import { refreshCommand } from './refreshCommand.ts'

const URL = 'https://raw.githubusercontent.com/vectara/hallucination-leaderboard/main/README.md'
const TABLE = readFileSync(`${REAL_FILES}tables/vectara_2026-03-10.md`, 'utf8')
const NOW = new Date('2026-04-01T12:00:00Z')
const FINIX = '|antgroup/finix_s1_32b|1.8 %|98.2 %|99.5 %|172.4|\n'
const BETTER = FINIX.replace('1.8 %', '1.5 %')
const NAMES = {
  'antgroup/finix_s1_32b': { id: 'antgroup-finix-s1-32b', provider: 'antgroup' },
  'mistralai/ministral-3-3b-2512': { id: 'mistralai-ministral-3-3b-2512', provider: 'mistralai' },
}
const all = temporaryFolder()
const printed = vi.spyOn(console, 'log')
const logged = vi.spyOn(console, 'error')
let folder: string
let summary: string
let file: string
let count = 0

beforeEach(async () => {
  printed.mockReset().mockImplementation(() => undefined)
  logged.mockReset().mockImplementation(() => undefined)
  const base = path.join(all, String((count += 1)))
  folder = path.join(base, 'data')
  summary = path.join(base, 'summary.md')
  file = path.join(folder, `${SUITE.id}.json`)
  mkdirSync(path.join(folder, 'mappings'), { recursive: true })
  cpSync(SUITE_FILE, path.join(folder, 'trustllm.json'))
  const mapping = path.join(folder, 'mappings/vectara.json')
  cpSync(VECTARA_MAPPING, mapping)
  writeFileSync(path.join(base, 'suite.json'), JSON.stringify(SUITE))
  const table = `${REAL_FILES}tables/vectara_2026-03-10.md`
  // Whatever the aliases of the project call them.
  const aliases = path.join(base, 'names.json')
  writeFileSync(aliases, JSON.stringify(NAMES))
  const options = ['--suite', path.join(base, 'suite.json'), '--aliases', aliases, '--out', folder]
  await importCommand([table, '--mapping', mapping, ...options])
  change({ feed: { url: URL, mapping: 'mappings/vectara.json' } })
  printed.mockClear()
})

const read = () => readEvaluationsFile(readFileSync(file, 'utf8'))

function change(changes: object): void {
  writeFileSync(file, JSON.stringify({ ...read(), ...changes }, null, 1))
}

const respond =
  (body: string, init: ResponseInit = {}) =>
  async () =>
    new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' }, ...init })

const run = (body: string, init?: ResponseInit) =>
  refreshCommand(['--summary', summary], { folder, fetch: respond(body, init), now: NOW })

/** Expects an error, and no change in any file. */
async function expectFailure(problem: string, body: string, init?: ResponseInit): Promise<void> {
  const before = readFileSync(file, 'utf8')
  const names = readdirSync(path.dirname(folder), { recursive: true })
  await expect(run(body, init)).rejects.toThrow(problem)
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(readdirSync(path.dirname(folder), { recursive: true })).toEqual(names)
}

/** Replaces the value in the rows of the table. */
const withRates = (toRate: (rate: number, index: number) => string) => {
  let index = 0
  return TABLE.replaceAll(/^(\|[^|]+\/[^|]+\|)([\d.]+) %/gm, (_, model: string, rate: string) => {
    index += 1
    return `${model}${toRate(Number(rate), index)}`
  })
}

describe('refresh', () => {
  it('writes the figures that changed, and a summary', async () => {
    const before = read()
    const added = FINIX.replace('finix_s1_32b', 'finix_s2')
    const gone = /^\|mistralai\/ministral-3-3b-2512\|.*\n?/m
    await run(TABLE.replace(FINIX, `${BETTER}${added}`).replace(gone, ''))

    const after = read()
    const ids = before.models
      .map(({ id }) => id)
      .filter((id) => !id.includes('ministral-3-3b-2512'))
    expect(after.models.map(({ id }) => id)).toEqual([...ids, 'antgroup-finix-s2'])
    expect({ ...after, models: [] }).toEqual({ ...before, models: [] })
    const find = (id: string) => after.models.find((model) => model.id === id)
    expect(find('antgroup-finix-s1-32b')).toMatchObject({
      evaluation_date: '2026-04-01',
      subcategories: [{ published: { value: 1.5, unit: 'percent' } }],
    })
    const [other] = before.models.filter(({ id }) => id !== 'antgroup-finix-s1-32b')
    expect(other?.evaluation_date).toBe('2026-03-10')
    expect(find(other?.id ?? '')).toEqual(other)

    const name = '`Faithful summaries (share without a hallucination)`'
    const gap = '`not published`'
    const rate = (value: number) => `\`${value} percent, judge HHEM-2.3\``
    expect(readFileSync(summary, 'utf8').split('\n')).toEqual([
      '## `TruthfulQA, a test`',
      '',
      `Fetched from \`${URL}\`.`,
      '',
      'Added models: `antgroup-finix-s2`.',
      '',
      'Removed models: `mistralai-ministral-3-3b-2512`.',
      '',
      '| model | figure | before | after |',
      '| --- | --- | --- | --- |',
      `| \`antgroup-finix-s1-32b\` | ${name} | ${rate(1.8)} | ${rate(1.5)} |`,
      expect.stringMatching(/^\| `mistralai-ministral-3-3b-2512` \|.*\| `not published` \|$/),
      `| \`antgroup-finix-s2\` | ${name} | ${gap} | ${rate(1.8)} |`,
      '',
      '',
    ])
    expect(printed.mock.calls).toEqual([
      [`${file}. Figures that changed: 3. Models added: 1, removed: 1.`],
    ])
  })

  it('keeps the names that people gave to a model', async () => {
    const named = { id: 'finix', name: 'Finix', weights: 'open', notes: ['A note.'] }
    const models = read().models.map((model) =>
      model.id === 'antgroup-finix-s1-32b' ? { ...model, ...named } : model,
    )
    change({ models })
    await run(TABLE.replace(FINIX, BETTER))
    const finix = read().models.find(({ id }) => id === 'finix')
    expect(finix).toMatchObject({ ...named, subcategories: [{ published: { value: 1.5 } }] })
  })

  it('writes nothing if no figure has changed, in whatever order', async () => {
    const before = readFileSync(file, 'utf8')
    const last = '|mistralai/ministral-3-3b-2512|'
    await run(TABLE.replace(FINIX, '').replace(last, `${FINIX}${last}`))
    expect(printed.mock.calls).toEqual([['Nothing was written: no figure has changed.']])
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(readdirSync(path.dirname(folder)).sort()).toEqual(['data', 'names.json', 'suite.json'])
  })

  it('writes nothing if no suite has a feed', async () => {
    change({ feed: undefined })
    const fetch = vi.fn()
    await refreshCommand([], { folder, fetch, now: NOW })
    expect(printed.mock.calls).toEqual([['Nothing was written: no suite has a feed.']])
    expect(fetch).not.toHaveBeenCalled()
  })

  it('finds no change in a published suite as long as its feed is as it was', async () => {
    const published = path.join(folder, 'published')
    for (const name of ['vectara-hallucination.json', 'feeds']) {
      cpSync(`${DATA_FOLDER}${name}`, path.join(published, name), { recursive: true })
    }
    cpSync(`${DATA_FOLDER}aliases.json`, path.join(published, 'aliases.json'))
    const fetch = vi.fn(respond(TABLE))
    await refreshCommand([], { folder: published, fetch, now: NOW })
    expect(fetch.mock.calls.map(([url]: unknown[]) => url)).toEqual([URL])
    expect(printed.mock.calls).toEqual([['Nothing was written: no figure has changed.']])
  })

  it('reads records of a format that needs no mapping, with their dates', async () => {
    const suite = withSuite(file, read())
    const [model] = suite.models
    if (model === undefined) throw new Error('There is no model.')
    change({ feed: { url: URL }, models: [model] })
    const [figure] = model.subcategories
    if (figure === undefined) throw new Error('There is no figure.')
    const published = { ...figure.published, value: 1.2 }
    const next = {
      ...model,
      evaluation_date: '2026-03-20',
      subcategories: [{ ...figure, published }],
    }
    await run(JSON.stringify(createRecord(suite, next).record))
    expect(read().models).toMatchObject([
      { evaluation_date: '2026-03-20', subcategories: [{ published: { value: 1.2 } }] },
    ])
  })
})

describe('refresh fails and writes nothing', () => {
  it.each([
    ['a column is missing', TABLE.replace('Hallucination Rate', 'Rate'), '0 tables of it have'],
    ['there is no table', 'The board has moved.', 'its content is of no format|it is text'],
    ['it is cut in a row', TABLE.slice(0, TABLE.lastIndexOf(' %')), 'cells, not 5'],
    [
      'one row cannot be read',
      withRates((rate, index) => (index === 5 ? `about ${rate}` : `${rate} %`)),
      'rows of its table that cannot be read: 1; allowed: 0',
    ],
    ['no figure is a number', withRates((rate) => `about ${rate}`), 'no figure can be used'],
    [
      'fewer than half of the models are there',
      withRates((rate, index) => (index % 3 === 0 ? `${rate} %` : '-')),
      'of 96 models the source still has 32; allowed: at least half',
    ],
    [
      'the values are shares',
      withRates((rate) => String(rate / 100)),
      'its values are 0.01 times those before, as in another unit; allowed: the same unit',
    ],
    ['a value is out of its range', withRates(() => '101 %'), 'no figure can be used'],
    ['it is an archive', 'PK\u0003\u0004', 'feed: '],
  ])('if %s', async (_, body, problem) => {
    await expect(run(body)).rejects.toThrow(new RegExp(problem))
    await expectFailure('feed: ', body)
  })

  it.each([
    [{ status: 404 }, 'its status is 404; allowed: 200'],
    [
      { status: 301, headers: { location: 'http://localhost/' } },
      'its status is 301; allowed: 200',
    ],
    [{ headers: { 'content-type': 'text/html' } }, 'its type is text/html; allowed: JSON or text'],
  ])('for the response %j', (init, problem) => expectFailure(problem, TABLE, init))

  it('for an empty response and one that is too large', async () => {
    await expectFailure('it is empty; allowed: JSON or text', '')
    await expectFailure('it is too large; allowed: at most 20000000 bytes', 'x'.repeat(20_000_001))
  })

  it('for a failed connection', async () => {
    const cause = new Error('getaddrinfo ENOTFOUND')
    const fetch = async () => Promise.reject(new TypeError('fetch failed', { cause }))
    await expect(refreshCommand([], { folder, fetch, now: NOW })).rejects.toThrow(
      `${file}, feed: ${URL} cannot be fetched: fetch failed: getaddrinfo ENOTFOUND`,
    )
  })

  it('for another unit, direction, range or measure', async () => {
    const mapping = path.join(folder, 'mappings/vectara.json')
    const { columns, ...table } = JSON.parse(readFileSync(mapping, 'utf8'))
    const changed = { unit: 'points', range: { low: 0, high: 200 }, lower_is_better: false }
    const column = { ...columns[0], ...changed, measure: 'mean' }
    writeFileSync(mapping, JSON.stringify({ ...table, columns: [column] }))
    for (const problem of [
      'unit is points; allowed: percent, as before',
      'range is 0 to 200; allowed: 0 to 100, as before',
      'direction is higher is better; allowed: lower is better, as before',
      'measure is mean; allowed: proportion, as before',
    ]) {
      await expectFailure(problem, TABLE.replaceAll(' %', ''))
    }
  })

  it('if another feed fails', async () => {
    const twin = { ...read(), suite: { ...SUITE, id: 'twin' }, feed: { url: 'https://b.example' } }
    writeFileSync(path.join(folder, 'twin.json'), JSON.stringify(twin))
    const before = readFileSync(file, 'utf8')
    const fetch = async (url: string) =>
      url === URL ? respond(TABLE.replace(FINIX, BETTER))() : new Response('', { status: 500 })
    await expect(refreshCommand([], { folder, fetch, now: NOW })).rejects.toThrow('is 500')
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  it.each([
    [{ url: 'http://example.org' }, 'feed.url is "http://example.org"; allowed: an https URL'],
    [{ url: 'https://a:b@example.org' }, 'allowed: an https URL without a user'],
    [
      { url: URL, mapping: '/etc/a.json' },
      'allowed: a path of a .json file, relative to this file',
    ],
    [
      { url: URL, when: 'weekly' },
      'feed.when is "weekly"; allowed: only url, urls, entry, mapping',
    ],
  ])('for the feed %j', async (feed, problem) => {
    writeFileSync(file, JSON.stringify({ ...read(), feed }))
    await expectFailure(problem, TABLE)
  })

  it('for a feed without a suite, and a mapping that does not exist', async () => {
    change({ feed: { url: URL, mapping: 'none.json' } })
    await expectFailure('none.json: there is no such file', TABLE)
    change({ suite: undefined })
    await expectFailure(`${file}: suite is absent; allowed: an object with id`, TABLE)
  })

  it('for an unknown option', async () => {
    await expect(refreshCommand(['--frobnicate'])).rejects.toThrow("Unknown option '--frobnicate'")
  })
})

it('refresh --help prints the usage', async () => {
  await refreshCommand(['--help'])
  expect(printed.mock.calls.flat().join('\n')).toContain('Usage: pnpm evaluations refresh')
})
