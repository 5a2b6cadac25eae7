// @tier short
import { areShown, ELEMENTS, LAB } from './fixtures/elementPage.ts'
import { expect, test } from './fixtures/hostileHost.ts'

/**
 * The strictest policy of a partner: our script, our data, and style sheets of the page itself. No script
 * turns text into markup or code.
 */
const POLICY =
  `default-src 'none'; script-src ${LAB}; connect-src ${LAB}; style-src 'self'; ` +
  "require-trusted-types-for 'script'; trusted-types 'none'"

declare global {
  interface Window {
    violations: string[]
  }
}

test('using the elements violates no strict content security policy', async ({
  page,
  elementPage,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
    })
  })
  await elementPage.open(ELEMENTS.join(''), { headers: { 'Content-Security-Policy': POLICY } })
  await areShown(page)
  const rows = elementPage.leaderboard.getByRole('rowheader')
  const all = await rows.count()
  await elementPage.leaderboard.getByRole('button', { name: 'Model' }).click()
  await elementPage.leaderboard.getByRole('searchbox').fill('gpt')
  await expect(rows).not.toHaveCount(all)
  await page.locator('safety-compare').getByRole('button', { name: 'Export' }).click()
  await expect(page.locator('safety-compare').getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .locator('safety-compare')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await elementPage.leaderboard.evaluate((element) => {
    element.setAttribute('lang', 'de')
  })
  await expect(elementPage.leaderboard.getByRole('columnheader', { name: 'Modell' })).toBeVisible()
  // The styles work too: if the policy blocked them, bars would have no colour.
  const fill = elementPage.leaderboard.locator('.tl-score-bar > span').first()
  await expect(fill).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  expect((await fill.boundingBox())?.width).toBeGreaterThan(0)
  expect(await page.evaluate(() => window.violations)).toEqual([])

  await test.step('the policy is in force', async () => {
    consoleErrors.expect(/Content Security Policy|TrustedHTML/)
    await page.evaluate(() => {
      document.body.setAttribute('style', 'color: red')
    })
    const write = page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<p>Text</p>')
    })
    await expect(write).rejects.toThrow(/TrustedHTML/)
    await expect.poll(() => page.evaluate(() => window.violations)).toHaveLength(2)
  })
})

test('the elements work on a page in a sandbox, whose origin is opaque', async ({
  page,
  elementPage,
}) => {
  const [board, ...others] = ELEMENTS
  const german = board.replace(' ', ' lang="de" ')
  await elementPage.open(german + others.join(''), {
    headers: { 'Content-Security-Policy': 'sandbox allow-scripts' },
  })
  expect(await page.evaluate(() => self.origin)).toBe('null')
  await areShown(page)
  // The language and the tooltips are files beside the script.
  await expect(page.getByRole('columnheader', { name: 'Modell' })).toBeVisible()
  expect(elementPage.asked.filter((address) => /-(?:parts|de)\.js$/.test(address))).toHaveLength(2)
})
