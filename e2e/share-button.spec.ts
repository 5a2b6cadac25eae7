// @tier short
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { modelOf } from './fixtures/expectedModels.ts'
import { clipboardOf, sharedOn, withoutClipboard, withShareSheet } from './fixtures/sharePlaces.ts'

const COPIED = 'The link is copied to the clipboard.'

const PLACES = [
  ['/model/gpt-4', 'Share', modelOf('gpt-4').name],
  ['/compare?models=gpt-4,chatglm3,ernie', 'Share Comparison', 'Comparison of models'],
] as const

for (const [path, button, title] of PLACES) {
  test(`${button} hands the address to the share sheet where there is one`, async ({ page }) => {
    await withShareSheet(page, 'takes')
    await open(page, path)
    await press(page, button)
    await expect.poll(() => sharedOn(page)).toHaveLength(1)
    const [shared] = await sharedOn(page)
    expect(shared?.title).toBe(title)
    expect(decodeURIComponent(shared?.url ?? '')).toBe(new URL(path, page.url()).href)
    await expect(page.getByText(COPIED)).toHaveCount(0)
  })

  test(`${button} copies the address where there is no share sheet, and says so`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await withShareSheet(page, 'is missing')
    await open(page, path)
    await press(page, button)
    await expect(page.getByText(COPIED)).toBeVisible()
    expect(decodeURIComponent(await clipboardOf(page))).toBe(new URL(path, page.url()).href)
  })

  test(`${button} shows the address when sheet and clipboard refuse it`, async ({ page }) => {
    await withShareSheet(page, 'refuses')
    await withoutClipboard(page)
    await open(page, path)
    await press(page, button)
    const told = page.getByText(/^The link could not be shared\. Copy it by hand: /)
    await expect(told).toBeVisible()
    expect(decodeURIComponent(await told.innerText())).toContain(new URL(path, page.url()).href)
  })
}

test('Share copies the address when the share sheet refuses it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withShareSheet(page, 'refuses')
  await open(page, '/model/gpt-4')
  await press(page, 'Share')
  await expect(page.getByText(COPIED)).toBeVisible()
  expect(await clipboardOf(page)).toBe(page.url())
})

test('a share sheet that the reader closes leaves the clipboard alone and says nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withShareSheet(page, 'closes')
  await open(page, '/model/gpt-4')
  await page.evaluate(() => navigator.clipboard.writeText('what was there before'))
  await press(page, 'Share')
  await expect.poll(() => sharedOn(page)).toHaveLength(1)
  await expect(page.getByText(/The link/)).toHaveCount(0)
  expect(await clipboardOf(page)).toBe('what was there before')
})

test('a shared comparison brings the same models to someone else', async ({
  page,
  comparePage,
}) => {
  await withShareSheet(page, 'takes')
  await comparePage.open('gpt-4')
  await comparePage.add('ernie')
  await comparePage.shows('gpt-4', 'ernie')
  await press(page, 'Share Comparison')
  await expect.poll(() => sharedOn(page)).toHaveLength(1)
  const [shared] = await sharedOn(page)
  await page.goto(shared?.url ?? '')
  await comparePage.shows('gpt-4', 'ernie')
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
}

async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
}
