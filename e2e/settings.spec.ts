// @tier full
import { expect, test } from './fixtures/app.ts'
import { buildSite, withDevelopmentSite } from './fixtures/siteWithSettings.ts'

const NONSENSE = { VITE_SUPABASE_URL: 'nonsense', VITE_SUPABASE_ANON_KEY: 'public-key' }
const WHAT_IT_MUST_BE =
  'VITE_SUPABASE_URL must be the http or https URL of a Supabase project, such as https://name.supabase.co'

// Each test builds the site or starts its development server.
test.describe.configure({ timeout: 120_000 })

test('a build with an invalid VITE_SUPABASE_URL fails and says what it must be', async () => {
  const { code, output } = await buildSite(NONSENSE)
  expect(code).not.toBe(0)
  expect(output).toContain(WHAT_IT_MUST_BE)
})

test('a build without VITE_SUPABASE_ANON_KEY fails and names the key', async () => {
  const { code, output } = await buildSite({ VITE_SUPABASE_URL: 'https://name.supabase.co' })
  expect(code).not.toBe(0)
  expect(output).toContain('VITE_SUPABASE_ANON_KEY must be the public (anon) key of the project')
})

test('a build with URL and key publishes a snapshot of the database', async ({ baseURL }) => {
  const { code, output } = await buildSite({
    VITE_SUPABASE_URL: baseURL ?? '',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_embedded',
  })
  expect(output).toMatch(/snapshots\/snapshot-[0-9a-f]{64}\.json/)
  expect(code).toBe(0)
})

test('a build fails with a message if the backend does not respond', async () => {
  const { code, output } = await buildSite({
    VITE_SUPABASE_URL: 'http://127.0.0.1:9',
    VITE_SUPABASE_ANON_KEY: 'public-key',
  })
  expect(code).not.toBe(0)
  expect(output).toContain('did not respond')
})

test('the development server shows which setting is invalid and what it must be', async ({
  page,
}) => {
  await withDevelopmentSite(NONSENSE, async (address) => {
    await page.goto(address)
    await expect(page.getByRole('main')).toContainText(WHAT_IT_MUST_BE)
    await expect(page.getByRole('main')).toContainText('nonsense')
    // A request that is pending when the server stops would log an error.
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
  })
})

test('the footer links to the source code if VITE_CODE_URL is set', async ({ page }) => {
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
