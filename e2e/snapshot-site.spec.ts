// @tier short
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { EVALUATED } from './fixtures/expectedEntries.ts'

test.use({ baseURL: SNAPSHOT_SITE })

interface Latest {
  readonly published_on: string
  readonly snapshot: string
}

test('a build without a backend shows every model from one file that it published itself', async ({
  page,
  leaderboard,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await leaderboard.open()
  await expect(leaderboard.models).toHaveCount(EVALUATED.length + 4)
  expect(asked.filter((path) => path.endsWith('.json'))).toEqual(['/snapshots/snapshot.json'])
  expect(asked.filter((path) => path.startsWith('/rest/'))).toEqual([])
})

test('it says of which day its figures are, and under which licence', async ({ page, request }) => {
  const latest = (await (await request.get('/snapshots/latest.json')).json()) as Latest
  await page.goto('/')
  await expect(page.getByText(`As of ${latest.published_on}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Licence: CC BY 4.0' })).toBeVisible()
  await expect(page.getByText('There is a newer release')).toHaveCount(0)
})

test('a model and a comparison are there too', async ({ page }) => {
  await page.goto('/model/gpt-4')
  await expect(page.getByRole('heading', { name: 'GPT-4', level: 1 })).toBeVisible()
  await page.goto('/compare?models=gpt-4,chatgpt')
  await expect(page.getByRole('table')).toBeVisible()
})

test('a release of its own name holds the same bytes as the latest', async ({ request }) => {
  const latest = (await (await request.get('/snapshots/latest.json')).json()) as Latest
  const [pinned, current] = await Promise.all([
    request.get(`/snapshots/${latest.snapshot}`),
    request.get('/snapshots/snapshot.json'),
  ])
  expect(await pinned.text()).toBe(await current.text())
})
