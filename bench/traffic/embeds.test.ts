import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readEmbeds, siteFile } from './embeds.ts'

const BUILT = {
  'embed/v1/release.json': '{"script":"widgets-1.js"}',
  'embed/v1/widgets.js': 'widgets',
  'embed/v1/loader.js': 'loader',
  'embed/v1/frame.js': 'frame',
  'embed/widgets-1.js': 'widgets',
  'embed/leaderboard.html':
    '<script defer src="/embed/widgets-1.js"></script><script defer src="/embed/v1/frame.js">',
  'snapshots/snapshot.json': '{"models":[]}',
  'snapshots/snapshot-00ff.json': '{"models":[]}',
  'snapshots/latest.json': '{"snapshot":"snapshot-00ff.json"}',
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  for (const [name, text] of Object.entries(BUILT)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
})
afterEach(() => rm(folder, { recursive: true }))

it('the ways to embed load what the built site names, the figures last', async () => {
  const embeds = await readEmbeds(folder)
  expect(embeds.map(({ files }) => files.map(({ path }) => path))).toEqual([
    ['/embed/v1/widgets.js', '/snapshots/snapshot.json'],
    [
      '/embed/v1/loader.js',
      '/embed/leaderboard',
      '/embed/widgets-1.js',
      '/embed/v1/frame.js',
      '/snapshots/snapshot.json',
    ],
    ['/snapshots/snapshot.json'],
    ['/embed/widgets-1.js', '/snapshots/latest.json', '/snapshots/snapshot-00ff.json'],
  ])
  expect(embeds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

it('only the latest figures and the pointer to them change with a publication', async () => {
  const files = (await readEmbeds(folder)).flatMap((embed) => embed.files)
  const changing = files.filter(({ isOfFigures }) => isOfFigures).map(({ path }) => path)
  expect(new Set(changing)).toEqual(new Set(['/snapshots/snapshot.json', '/snapshots/latest.json']))
})

it('nothing that changes with a publication is kept for ever', async () => {
  const files = (await readEmbeds(folder)).flatMap((embed) => embed.files)
  for (const { path, isOfFigures, lifetime } of files) {
    expect(lifetime.freshFor, path).toBeGreaterThan(0)
    if (isOfFigures) expect(lifetime.freshFor, path).toBeLessThan(3_600)
  }
})

it('a file has the bytes of its text, not its letters', () => {
  expect(siteFile('/embed/v1/frame.js', 'ß'.repeat(500))).toMatchObject({ bytes: 1_000 })
  expect(siteFile('/embed/v1/frame.js', 'ß'.repeat(500)).gzipBytes).toBeLessThan(100)
})

it('a site that is not built is told from one that is', async () => {
  await rm(join(folder, 'embed/leaderboard.html'))
  await expect(readEmbeds(folder)).rejects.toThrow('build the site first')
})
