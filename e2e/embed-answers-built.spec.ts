// @tier full
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildSite } from './fixtures/siteWithSettings.ts'

/** The part of an oEmbed response that this test reads. */
interface Answer {
  readonly html: string
}

const LINK = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/

test('a build with VITE_SITE_URL contains an oEmbed response for each embeddable page', async () => {
  const SITE = 'https://lab.example.org'
  test.setTimeout(300_000)
  const { code, output } = await buildSite({ VITE_SITE_URL: SITE }, async (folder) => {
    const read = (name: string) => readFile(join(folder, name), 'utf8')
    for (const [name, about] of [
      ['index.html', 'leaderboard'],
      ['compare.html', 'compare'],
      ['model/gpt-4.html', 'model/gpt-4'],
      ['embed/leaderboard.html', 'leaderboard'],
      ['embed/compare.html', 'compare'],
      ['embed/model/gpt-4.html', 'model/gpt-4'],
    ] as const) {
      const [, href = ''] = LINK.exec(await read(name)) ?? []
      expect(href, name).toBe(`${SITE}/embed/oembed/${about}.json`)
      const answer = JSON.parse(await read(href.slice(SITE.length + 1))) as Answer
      expect(answer.html).toContain(`src="${SITE}/embed/${about}"`)
    }
    expect(await read('reports.html')).not.toMatch(LINK)
    expect(await read('embed/model/gpt-4.html')).toContain(
      `<link rel="canonical" href="${SITE}/model/gpt-4" />`,
    )
  })
  expect(code, output).toBe(0)
})

test('a build fails if VITE_SITE_URL has a path, and says what it must be', async () => {
  const { code, output } = await buildSite({ VITE_SITE_URL: 'https://lab.example.org/board' })
  expect(code).not.toBe(0)
  expect(output).toContain('VITE_SITE_URL must be the http or https URL of the deployed site')
})
