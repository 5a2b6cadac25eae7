// @tier full
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { FormPage, FORMS } from './fixtures/formPages.ts'
import { previewSite, type PreviewedSite } from './fixtures/previewedSite.ts'
import { REST } from './fixtures/restAnswer.ts'

/** The public key of the embedded database in a test build. */
const EMBEDDED_KEY = 'sb_publishable_embedded'

let site: PreviewedSite

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await previewSite({ VITE_FORMS: 'supabase' })
})
test.afterAll(async () => {
  await site.close()
})

for (const { address, texts, failed } of FORMS) {
  test(`${address} shows an error and keeps all fields if the backend rejects the row`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^Failed to load resource/)
    const form = await openForm(page, address)
    const json = { code: '42501', message: 'permission denied' }
    await page.route(REST, (route) => route.fulfill({ status: 401, json }))
    await form.fill(texts)
    await form.button.click()
    await expect(page.getByText(failed)).toBeVisible()
    expect(await form.shown(Object.keys(texts))).toEqual(texts)
    await expect(form.terms).toBeChecked()
  })
}

test('the response for an already subscribed e-mail address equals that for a new one', async ({
  page,
}) => {
  const answers: unknown[] = []
  for (const email of ['again@example.org', 'again@example.org', 'Again@Example.org']) {
    const form = await openForm(page, '/newsletter')
    const stored = page.waitForResponse(REST)
    await form.fill({ Name: 'Jo', Email: email })
    await form.button.click()
    await expect(page.getByText('Successfully subscribed to the newsletter!')).toBeVisible()
    const answer = await stored
    answers.push([answer.status(), await answer.text(), answer.headers()['content-range']])
  }
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
})

test('the public key cannot read, change or delete submitted rows', async ({ page }) => {
  const form = await openForm(page, '/newsletter')
  const stored = page.waitForRequest(REST)
  await form.fill({ Name: 'Jo', Email: 'private@example.org' })
  await form.button.click()
  const { apikey = '' } = await (await stored).allHeaders()
  for (const { table, row } of FORMS) {
    const url = `${site.address}/rest/v1/${table}`
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const data = method === 'PATCH' ? { data: row } : {}
      const answer = await page.request.fetch(`${url}?id=gt.0`, {
        method,
        headers: { apikey, prefer: 'return=representation' },
        ...data,
      })
      expect(await answer.text(), `${method} ${table}`).not.toContain('example.org')
      expect(answer.ok() && (await answer.text()) !== '[]', `${method} ${table}`).toBe(false)
    }
  }
})

// These tests are last, because they exhaust the rate limit for minutes.
for (const { address, texts, table, row, failed } of FORMS) {
  test(`${address} shows an error and keeps all fields if the rate limit is exceeded`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^Failed to load resource: the server responded with a status of 429/)
    const form = await openForm(page, address)
    await form.fill(texts)
    await useUp(page, table, row)
    const refused = page.waitForResponse(REST)
    await form.button.click()
    const answer = await refused
    expect(answer.status()).toBe(429)
    expect(await answer.json()).toMatchObject({ code: 'PT429' })
    await expect(page.getByText(failed)).toBeVisible()
    expect(await form.shown(Object.keys(texts))).toEqual(texts)
    await expect(form.terms).toBeChecked()
    await expect(form.button).toBeEnabled()
  })
}

/** Inserts rows with the public key until the database rejects them for the rate limit. */
async function useUp(page: Page, table: string, row: object): Promise<void> {
  const url = `${site.address}/rest/v1/${table}`
  await expect(async () => {
    const data = Array.from({ length: 20 }, () => row)
    const answer = await page.request.post(url, { headers: { apikey: EMBEDDED_KEY }, data })
    expect(answer.status()).toBe(429)
  }).toPass({ intervals: [0] })
  // A list is rejected as a whole, so insert single rows until none is left.
  await expect(async () => {
    const answer = await page.request.post(url, { headers: { apikey: EMBEDDED_KEY }, data: row })
    expect(answer.status()).toBe(429)
  }).toPass({ intervals: [0] })
}

async function openForm(page: Page, address: string): Promise<FormPage> {
  const form = new FormPage(page)
  await form.open(`${site.address}${address}`)
  return form
}
