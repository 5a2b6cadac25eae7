// @tier full
import { ELEMENTS } from './fixtures/elementPage.ts'
import { withoutCssSupport } from './fixtures/withoutCssSupport.ts'
import { expect, test } from './fixtures/hostileHost.ts'

for (const [feature, without] of Object.entries({
  'custom elements': 'delete window.customElements',
  'CSS nesting': withoutCssSupport('selector(&)'),
  'light-dark()': withoutCssSupport('color'),
})) {
  test(`a browser without ${feature} shows the fallback content and logs the required versions`, async ({
    page,
    elementPage,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^The widgets of Transparency Lab are not shown/)
    await page.addInitScript(without)
    await elementPage.open(ELEMENTS.join(''))
    await expect.poll(() => consoleErrors.all).toHaveLength(1)
    expect(consoleErrors.all[0]).toContain(`lacks ${feature}: they need Chrome 123`)
    await expect(page.getByText('A board')).toBeVisible()
  })
}
