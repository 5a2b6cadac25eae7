// @tier short
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect } from './fixtures/app.ts'
import { test } from './fixtures/partnerPage.ts'
import { buildSite } from './fixtures/siteWithSettings.ts'

/** An answer of oEmbed, as far as it matters to whoever embeds. */
interface Answer {
  readonly version: string
  readonly type: string
  readonly title: string
  readonly html: string
  readonly width: number
  readonly height: number
}

const LINK = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/

for (const [path, title] of [
  ['leaderboard', 'LLM safety leaderboard'],
  ['compare', 'LLM safety comparison'],
  ['model/gpt-4', 'LLM safety evaluation of GPT-4'],
] as const) {
  test(`the page /embed/${path} leads to an answer whose frame shows it, in a sandbox too`, async ({
    page,
    partner,
    request,
  }) => {
    const html = await (await request.get(`${SNAPSHOT_SITE}/embed/${path}`)).text()
    expect(html).toContain(`<title>${title} · Transparency Lab</title>`)
    expect(html).toContain('<link rel="canonical" href="')
    const response = await request.get(LINK.exec(html)?.[1] ?? '')
    expect(response.headers()['content-type']).toContain('application/json')
    expect(response.headers()['access-control-allow-origin']).toBe('*')
    const answer = (await response.json()) as Answer
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', title })
    expect(Math.min(answer.width, answer.height)).toBeGreaterThan(0)

    // Who embeds an answer of somebody unknown puts its frame into a sandbox.
    await partner.open(answer.html.replace('<iframe', '<iframe sandbox="allow-scripts"'))
    const frame = page.frameLocator('iframe')
    await expect(page.locator('iframe')).toHaveAttribute('title', title)
    await expect(frame.getByText(path === 'compare' ? /compare/i : '73.8%').first()).toBeVisible()
  })
}

test('a site that knows its address is built with the answers of all its pages', async () => {
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

test('a build with an address that has a path stops and says what it must be', async () => {
  const { code, output } = await buildSite({ VITE_SITE_URL: 'https://lab.example.org/board' })
  expect(code).not.toBe(0)
  expect(output).toContain('VITE_SITE_URL must be the http or https address where the site will be')
})
