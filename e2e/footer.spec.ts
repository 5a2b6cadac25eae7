// @tier short
import { LICENCE } from '../site/publication.ts'
import { expect, test } from './fixtures/app.ts'
import { SOURCE_TITLE, SOURCE_URL } from './fixtures/expectedModels.ts'
import { withDevelopmentSite } from './fixtures/siteWithSettings.ts'

test('the footer names the source of the figures, their licence, and the package', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  for (const path of ['/', '/model/gpt-4', '/newsletter']) {
    await page.goto(path)
    await expect(footer.getByRole('link', { name: SOURCE_TITLE })).toHaveAttribute(
      'href',
      SOURCE_URL,
    )
    await expect(footer.getByRole('link', { name: LICENCE.name })).toHaveAttribute(
      'href',
      LICENCE.url,
    )
    await expect(footer).toContainText('npm package @transparency-lab/widgets')
    await expect(footer.getByRole('link')).toHaveCount(2)
  }
})

test('the footer links to the code where its address is set', async ({ page }) => {
  test.slow()
  const code = 'https://code.example.org/lab/transparency-lab'
  await withDevelopmentSite({ VITE_CODE_URL: code }, async (address) => {
    await page.goto(address)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'its code' })
    await expect(link).toHaveAttribute('href', code)
    await expect(page.getByRole('contentinfo')).not.toContainText('npm package')
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
  })
})
