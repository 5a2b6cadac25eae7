// @tier short
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { EVALUATED } from './fixtures/expectedEntries.ts'

test.use({ baseURL: SNAPSHOT_SITE })

interface Latest {
  readonly published_on: string
  readonly snapshot: string
}

test('a build without a backend loads every page from the snapshot that it publishes', async ({
  page,
  request,
  leaderboard,
  modelPage,
  comparePage,
}) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await leaderboard.open()
  await expect(leaderboard.models).toHaveCount(EVALUATED.length + 4)
  expect(asked.filter((path) => path.endsWith('.json'))).toEqual([
    expect.stringMatching(/^\/snapshots\/snapshot-[0-9a-f]{64}\.json$/),
  ])
  expect(asked.filter((path) => path.startsWith('/rest/'))).toEqual([])

  const latest = (await (await request.get('/snapshots/latest.json')).json()) as Latest
  await expect(page.getByText(`Release of ${latest.published_on}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Our compilation: CC BY 4.0' })).toBeVisible()
  await expect(page.getByText('Newer release available')).toHaveCount(0)
  const pinned = await request.get(`/snapshots/${latest.snapshot}`)
  const current = await request.get('/snapshots/snapshot.json')
  expect(await pinned.text()).toBe(await current.text())

  await modelPage.open('gpt-4')
  await expect(modelPage.heading).toHaveText('GPT-4')
  await comparePage.open('gpt-4', 'chatgpt')
})
