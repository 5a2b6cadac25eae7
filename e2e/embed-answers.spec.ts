// @tier short
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect } from './fixtures/app.ts'
import { test } from './fixtures/partnerPage.ts'

/** The part of an oEmbed response that this test reads. */
interface Answer {
  readonly version: string
  readonly type: string
  readonly title: string
  readonly html: string
  readonly width: number
  readonly height: number
}

const LINK = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/

test('an oEmbed response shows the suite of the address, or of the one that a consumer asks about', async ({
  page,
  partner,
  request,
}) => {
  const html = await (await request.get(`${SNAPSHOT_SITE}/embed/leaderboard?suite=nejumi-4`)).text()
  const linked = LINK.exec(html)?.[1] ?? ''
  const asked = encodeURIComponent(`${SNAPSHOT_SITE}/?suite=nejumi-4`)
  for (const address of [linked, `${SNAPSHOT_SITE}/embed/oembed/leaderboard.json?url=${asked}`]) {
    const answer = (await (await request.get(address)).json()) as Answer
    await partner.open(answer.html)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('GPT-5', { exact: false }).first()).toBeVisible()
  }
})

test('each embed page links to an oEmbed response whose frame shows it, even in a sandbox @full', async ({
  page,
  partner,
  request,
}) => {
  for (const [path, title] of [
    ['leaderboard', 'LLM safety leaderboard'],
    ['compare', 'LLM safety comparison'],
    ['model/gpt-4', 'LLM safety evaluation of GPT-4'],
  ] as const) {
    const html = await (await request.get(`${SNAPSHOT_SITE}/embed/${path}`)).text()
    expect(html).toContain(`<title>${title} · Transparency Lab</title>`)
    expect(html).toContain('<link rel="canonical" href="')
    const response = await request.get(LINK.exec(html)?.[1] ?? '')
    expect(response.headers()['content-type']).toContain('application/json')
    expect(response.headers()['access-control-allow-origin']).toBe('*')
    const answer = (await response.json()) as Answer
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', title })
    expect(Math.min(answer.width, answer.height)).toBeGreaterThan(0)

    // A consumer of an untrusted oEmbed response puts its frame into a sandbox.
    await partner.open(answer.html.replace('<iframe', '<iframe sandbox="allow-scripts"'))
    const frame = page.frameLocator('iframe')
    await expect(page.locator('iframe')).toHaveAttribute('title', title)
    await expect(frame.getByText(path === 'compare' ? /compare/i : '73.8%').first()).toBeVisible()
  }
})
