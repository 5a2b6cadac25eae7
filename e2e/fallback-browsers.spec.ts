// @tier full
import { ELEMENTS } from './fixtures/elementPage.ts'
import { lackingSupport } from './fixtures/lackingSupport.ts'
import { expect, test } from './fixtures/hostileHost.ts'

for (const [feature, without] of Object.entries({
  'custom elements': 'delete window.customElements',
  'CSS nesting': lackingSupport('selector(&)'),
  'light-dark()': lackingSupport('color'),
})) {
  test(`a browser without ${feature} shows the fallback content and logs the required versions`, async ({
    page,
    elementPage,
    complaints,
  }) => {
    complaints.expect(/^The widgets of Transparency Lab are not shown/)
    await page.addInitScript(without)
    await elementPage.open(ELEMENTS.join(''))
    await expect.poll(() => complaints.all).toHaveLength(1)
    expect(complaints.all[0]).toContain(`lacks ${feature}: they need Chrome 123`)
    await expect(page.getByText('A board')).toBeVisible()
  })
}
