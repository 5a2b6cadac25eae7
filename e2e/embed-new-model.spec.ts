// @tier full
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect } from './fixtures/app.ts'
import { LOADER, place, test } from './fixtures/partnerPage.ts'

const DARK = '<style>:root { color-scheme: dark }</style>'
const DARK_INK = 'rgb(232, 235, 236)'

// An emulated colour scheme would apply to frames too and override the page's.
test.use({ colorScheme: null })

test.beforeEach(async ({ page }) => {
  // A snapshot with a model that had another id when the site was built.
  await page.route('**/snapshots/*.json', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('"gpt-4"', '"gpt-4-new"')
    await route.fulfill({ response, body })
  })
})

test('a frame of a model newer than the build has the language, tokens and colours of the others, and its links leave the frame', async ({
  page,
  partner,
}) => {
  const attributes =
    'data-safety-widget="model-card" data-safety-model="gpt-4-new" data-safety-lang="de"'
  const style = 'min-height: 400px; --tl-accent: rgb(1, 2, 3)'
  await partner.open(place(attributes, style) + LOADER, DARK)
  const content = partner.content()
  await expect(content.getByText('73,8 %')).toHaveCSS('color', DARK_INK)
  const card = content.locator('safety-model-card')
  expect(
    await card.evaluate((element) => getComputedStyle(element).getPropertyValue('--tl-accent')),
  ).toBe('rgb(1, 2, 3)')
  const links = content.getByRole('link')
  const targets = await links.evaluateAll((anchors) =>
    (anchors as HTMLAnchorElement[]).map(
      ({ target, ownerDocument }) => target || ownerDocument.querySelector('base')?.target,
    ),
  )
  expect(targets.length).toBeGreaterThan(0)
  expect(new Set(targets)).toEqual(new Set(['_top']))
  await content.getByRole('link', { name: 'GPT-4' }).first().click()
  await expect(page).toHaveURL(`${SNAPSHOT_SITE}/model/gpt-4-new`)
})
