// @tier short
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { EmbedDialog } from './fixtures/embedDialog.ts'
import { readClipboard, withoutClipboard } from './fixtures/shareTargets.ts'
import { violationsOn } from './fixtures/violations.ts'

test.use({ baseURL: SNAPSHOT_SITE, permissions: ['clipboard-read', 'clipboard-write'] })

test('the embed dialog applies its options to code and preview, and copies the code @full', async ({
  page,
}) => {
  const dialog = new EmbedDialog(page)
  await dialog.open('/?q=llama&sort=bias:desc')
  await expect(
    page.getByRole('dialog', { name: 'Embed this: LLM safety leaderboard' }),
  ).toBeVisible()
  await test.step('an invalid number shows an error and changes nothing', async () => {
    for (const text of ['0', '"><script>']) {
      await dialog.showFirst(text)
      await expect(dialog.root.getByText('A whole number from 1 to 1000')).toBeVisible()
      await expect(dialog.limit).toHaveAttribute('aria-invalid', 'true')
      expect(await dialog.codeOf('Iframe')).toContain('data-safety-limit="10"')
    }
  })
  await dialog.chooseTheme('Dark')
  await dialog.language.selectOption('Deutsch')
  await dialog.showFirst('3')
  await dialog.height.fill('480')
  const code = await dialog.codeOf('Iframe')
  for (const part of [
    'data-safety-search="llama"',
    'data-safety-sort="bias:desc"',
    'data-safety-limit="3"',
    'data-safety-theme="dark"',
    'data-safety-lang="de"',
    'style="min-height: 480px"',
  ]) {
    expect(code).toContain(part)
  }
  await expect(dialog.preview.getByRole('rowheader')).toHaveCount(3)
  await expect(dialog.preview.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dialog.preview.locator('html')).toHaveAttribute('lang', 'de')

  await test.step('copying shows a status', async () => {
    await dialog.copy.click()
    await expect(dialog.root.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible()
    expect(await readClipboard(page)).toBe(code)
    await dialog.tab('Script tag').click()
    await expect(dialog.root.getByText('Copied.')).toHaveCount(0)
  })

  await test.step('its button closes it, and it reopens with default values', async () => {
    await dialog.root.getByRole('button', { name: 'Close' }).click()
    await expect(dialog.root).toHaveCount(0)
    await dialog.opener.click()
    await expect(dialog.root.getByRole('radio', { name: 'All of the suite' })).toBeChecked()
  })
})

test('the preview shows the suite of the page, in any language @full', async ({ page }) => {
  const dialog = new EmbedDialog(page)
  await dialog.open('/?suite=nejumi-4')
  const model = dialog.preview.getByRole('rowheader', { name: 'gpt-5-2025-08-07' })
  const board = dialog.preview.locator('safety-leaderboard')
  await expect(model).toBeVisible()
  await expect(board).toHaveAttribute('suite', 'nejumi-4')
  await dialog.language.selectOption('Deutsch')
  await expect(board).toHaveAttribute('lang', 'de')
  await expect(model).toBeVisible()
  await expect(board).toHaveAttribute('suite', 'nejumi-4')
})

test('chosen models and colours are in preview, code and address, and a bad contrast is named', async ({
  page,
  consoleErrors,
}) => {
  // The preview is on the developer's own machine here.
  consoleErrors.expect(/have a contrast of/)
  const dialog = new EmbedDialog(page)
  await dialog.open('/?selected=ernie,gpt-4')
  await dialog.root.getByRole('radio', { name: 'Chosen models' }).check()
  await dialog.root.getByRole('checkbox', { name: 'In this order' }).check()
  await dialog.root.getByRole('checkbox', { name: 'Readers can search' }).uncheck()
  await dialog.root.getByLabel('Pick: Links and controls').first().fill('#ffcc00')
  await expect(dialog.preview.getByRole('rowheader')).toHaveText([/^ERNIE/, /^GPT-4/])
  await expect(dialog.preview.getByRole('searchbox')).toHaveCount(0)
  await expect(dialog.preview.getByRole('link', { name: /^Transparency Lab/ })).toBeVisible()

  await test.step('the nearest colour that passes is one press away', async () => {
    await expect(dialog.root.getByText(/In light colours, links \(#ffcc00/)).toBeVisible()
    await dialog.root.getByRole('button', { name: /^Use #/ }).click()
    await expect(dialog.root.getByText('have a contrast of')).toHaveCount(0)
    expect(await dialog.codeOf('Script tag')).toMatch(/models="ernie,gpt-4"[^]*accent="#(?!ffcc00)/)
  })

  await test.step('a colleague opens the same by its address', async () => {
    const code = await dialog.codeOf('Vue')
    // The address follows the last change a moment later.
    const accent = /accent="#(\w+)"/.exec(code)?.[1] ?? 'none'
    await expect(page).toHaveURL(new RegExp(`embed=.*${accent}`))
    await page.reload()
    await expect(dialog.preview.getByRole('rowheader')).toHaveText([/^ERNIE/, /^GPT-4/])
    await expect.poll(() => dialog.codeOf('Vue')).toBe(code)
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/embed=/)
  })
})

test('the embed dialog is accessible, fits a phone, and reserves the height of its preview', async ({
  page,
}) => {
  const dialog = new EmbedDialog(page)
  await dialog.open('/model/gpt-4')
  await expect(dialog.preview.getByText('73.8%').first()).toBeVisible()
  const content = dialog.preview.locator('main')
  await expect
    .poll(async () => /min-height: (\d+)px/.exec(await dialog.codeOf('Script tag'))?.[1])
    .toBe(String(await content.evaluate((main) => Math.ceil(main.clientHeight))))
  await dialog.height.fill('333')
  expect(await dialog.codeOf('Script tag')).toContain('min-height: 333px')

  await page.setViewportSize({ width: 360, height: 900 })
  const overhang = await dialog.root.evaluate(
    (element) => element.scrollWidth - element.clientWidth,
  )
  expect(overhang).toBe(0)
  const box = await dialog.root.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  // The preview's frame is transparent, which axe takes for white, so the frame's page is checked
  // in a test of its own.
  const alone = await violationsOn(page, (axe) => axe.include('dialog').exclude('dialog iframe'))
  expect(alone).toEqual([])
})

test('the footer’s embed button embeds the current view, and only pages with data have their own @full', async ({
  page,
}) => {
  const dialog = new EmbedDialog(page)
  const footer = page.getByRole('contentinfo').getByRole('button', { name: 'Embed this' })
  for (const [path, title] of [
    ['/model/gpt-4', 'Embed this: LLM safety evaluation of GPT-4'],
    ['/compare?models=gpt-4', 'Embed this: LLM safety comparison'],
    ['/compare', 'Embed this: LLM safety leaderboard'],
    ['/newsletter', 'Embed this: LLM safety leaderboard'],
  ] as const) {
    await page.goto(path)
    // The name of a model is known once its data is loaded.
    await page.waitForLoadState('networkidle')
    await expect(dialog.opener, path).toHaveCount(/gpt-4/.test(path) ? 1 : 0)
    await footer.click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  }
})

test('if the clipboard rejects the code, the dialog says so and selects the code @full', async ({
  page,
}) => {
  await withoutClipboard(page)
  const dialog = new EmbedDialog(page)
  await dialog.open('/')
  await dialog.copy.click()
  await expect(dialog.root.getByText('The browser blocked the copy.')).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('<safety-leaderboard')
})

test('if release.json cannot be loaded, the dialog disables pinning and says so @full', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/^Failed to load resource|release\.json answered with 500/)
  await page.route('**/embed/v1/release.json', (route) => route.fulfill({ status: 500 }))
  const dialog = new EmbedDialog(page)
  await page.goto('/')
  await dialog.opener.click()
  await expect(dialog.root.getByText('The latest release could not be loaded')).toBeVisible()
  await expect(dialog.pin).toBeDisabled()
  await expect(dialog.code).toContainText('/snapshots/snapshot.json')
})

test('the embed dialog is loaded on demand, and a failure to load it is shown', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/^Failed to load resource/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('**/assets/EmbedDialog-*.js', (route) => route.abort())
  const dialog = new EmbedDialog(page)
  await page.goto('/')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(asked.filter((url) => /EmbedDialog|\/embed\//.test(url))).toEqual([])
  await dialog.opener.click()
  await expect(
    page.getByText('The dialog could not be loaded. Try again, or load the page again.'),
  ).toBeVisible()
})
