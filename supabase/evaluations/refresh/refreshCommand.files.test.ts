import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { importCommand } from '../import/importCommand.ts'
import { REAL_FILES } from '../import/testing/realDocuments.ts'
import { SUITE } from '../import/testing/suite.ts'
import { temporaryFolder } from '../import/testing/temporaryFolder.ts'
import { readEvaluationsFile } from '../file/readEvaluationsFile.ts'
import { refreshCommand } from './refreshCommand.ts'

const GROUPS = ['bbq', 'simple_safety_tests', 'anthropic_red_team', 'harm_bench']
const URLS = GROUPS.map((group) => `https://example.org/groups/${group}.json`)
const NOW = new Date('2026-04-01T12:00:00Z')
const all = temporaryFolder()
const printed = vi.spyOn(console, 'log')
let folder: string
let file: string
let count = 0

const getPath = (group: string) => `${REAL_FILES}helm/safety_v1.17.0/${group}.json`

beforeEach(async () => {
  printed.mockReset().mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  folder = path.join(all, String((count += 1)))
  file = path.join(folder, `${SUITE.id}.json`)
  mkdirSync(folder)
  const aliases = path.join(folder, 'aliases.json')
  writeFileSync(aliases, '{}')
  const suite = path.join(all, 'suite')
  writeFileSync(suite, JSON.stringify(SUITE))
  const options = ['--suite', suite, '--aliases', aliases, '--out', folder]
  await importCommand([...GROUPS.map(getPath), ...options])
  setFeed({ urls: URLS })
  printed.mockClear()
})

function setFeed(feed: object): void {
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), feed }))
}

function readValues(): number[] {
  const { models } = readEvaluationsFile(readFileSync(file, 'utf8'))
  return models.flatMap(({ subcategories }) =>
    subcategories.map(({ published }) => published.value),
  )
}

/** Refreshes from the real files, of which some are replaced. */
async function refresh(replaced: Readonly<Record<string, string>> = {}): Promise<unknown[]> {
  const fetch = vi.fn(async (url: string) => {
    const group = path.parse(url).name
    const text = replaced[group] ?? readFileSync(getPath(group), 'utf8')
    return Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }))
  })
  await refreshCommand([], { folder, fetch, now: NOW })
  return fetch.mock.calls.map(([url]) => url)
}

it('a suite is read again from all files of its feed', async () => {
  expect(await refresh()).toEqual(URLS)
  expect(printed.mock.calls).toEqual([['Nothing was written: no figure has changed.']])
  const before = readValues()
  await refresh({
    bbq: readFileSync(getPath('bbq'), 'utf8').replace('"value": 0.968', '"value": 0.958'),
  })
  expect(before).toContain(0.968)
  expect(readValues()).toEqual(before.map((value) => (value === 0.968 ? 0.958 : value)))
})

it('a refresh writes nothing if one file has moved, and names its address', async () => {
  const before = readFileSync(file, 'utf8')
  await expect(refresh({ harm_bench: 'The results have moved.' })).rejects.toThrow(
    `feed: ${URLS.at(-1)}: `,
  )
  expect(readFileSync(file, 'utf8')).toBe(before)
})

it.each([
  [{ urls: [URLS[0], URLS[0]] }, 'allowed: each address once'],
  [{ urls: URLS, url: URLS[0] }, 'allowed: either url or urls'],
  [{}, 'allowed: either url or urls'],
])('the feed %j is refused', async (feed, problem) => {
  setFeed(feed)
  await expect(refresh()).rejects.toThrow(problem)
})
