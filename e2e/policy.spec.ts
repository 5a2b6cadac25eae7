// @tier short
import type { Page } from '@playwright/test'
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect } from './fixtures/app.ts'
import { EmbedDialog } from './fixtures/embedDialog.ts'
import { EVERY_ROUTE, openSettled } from './fixtures/everyRoute.ts'
import { FormPage, REQUEST, SUBSCRIPTION } from './fixtures/formPages.ts'
import { LOADER, place } from './fixtures/partnerPage.ts'
import { test } from './fixtures/policyWatch.ts'
import { savedBy } from './fixtures/savedFile.ts'
import { withoutClipboard } from './fixtures/sharePlaces.ts'

const SITES = [
  { name: 'over its database', base: undefined },
  { name: 'over its snapshot', base: SNAPSHOT_SITE },
] as const

for (const { name, base } of SITES) {
  test.describe(`the site ${name}`, () => {
    if (base !== undefined) test.use({ baseURL: base })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`shows every page in ${colorScheme} colours without a violation, a request elsewhere or a cookie`, async ({
        page,
        context,
        policy,
        baseURL,
        complaints,
      }) => {
        complaints.expect(/no page at/)
        const elsewhere = requestsElsewhere(page, baseURL)
        await page.emulateMedia({ colorScheme })
        for (const path of [...EVERY_ROUTE, '/model/nobody', '/nowhere', '/no/where']) {
          await openSettled(page, path)
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
          await page.waitForLoadState('networkidle')
        }
        expect(policy.violations).toEqual([])
        expect(elsewhere).toEqual([])
        expect(await context.cookies()).toEqual([])
      })
    }

    test('is used without a violation, a request elsewhere or a cookie', async ({
      page,
      context,
      policy,
      baseURL,
      leaderboard,
      modelPage,
      comparePage,
    }) => {
      const elsewhere = requestsElsewhere(page, baseURL)
      await withoutClipboard(page)

      await leaderboard.open()
      await page.getByRole('radio', { name: 'Dark colours' }).check()
      await leaderboard.sortButton('Model').click()
      await page.getByRole('button', { name: 'Advanced Filters' }).click()
      await expect(page.getByText('Advanced filters coming soon!')).toBeVisible()
      await leaderboard.search.fill('gpt')
      const dialog = new EmbedDialog(page)
      await dialog.opener.click()
      await expect(dialog.preview.getByRole('rowheader').first()).toBeVisible()
      await page.keyboard.press('Escape')

      await page.getByRole('link', { name: 'View GPT-4', exact: true }).click()
      await modelPage.isThere()
      for (const tab of await modelPage.tabs.all()) await tab.click()
      await modelPage.chart.scrollIntoViewIfNeeded()
      await expect(modelPage.chart.locator('svg')).toBeVisible()
      await savedBy(page, () => modelPage.exportAs('CSV'))
      await modelPage.button('Share').click()
      await expect(page.getByText(/^The link could not be shared/)).toBeVisible()

      await comparePage.open('gpt-4')
      await comparePage.add('ernie')
      await comparePage.shows('gpt-4', 'ernie')
      await comparePage.chart.scrollIntoViewIfNeeded()
      await expect(comparePage.chart.locator('svg')).toBeVisible()
      await savedBy(page, () => comparePage.exportAs('JSON'))
      await comparePage.remove('gpt-4')

      for (const [address, texts, said] of [
        ['/request', REQUEST, 'Evaluation request submitted successfully!'],
        ['/newsletter', SUBSCRIPTION, 'Successfully subscribed to the newsletter!'],
      ] as const) {
        const form = new FormPage(page)
        await form.open(address)
        await form.fill(texts)
        await form.button.click()
        await expect(page.getByText(said).first()).toBeVisible()
      }
      expect(policy.violations).toEqual([])
      expect(elsewhere).toEqual([])
      expect(await context.cookies()).toEqual([])
    })
  })
}

test('embeds stand in another site without a violation, with the loader and without', async ({
  page,
  partner,
  policy,
}) => {
  const places = [
    place('data-safety-widget="leaderboard" data-safety-lang="de"'),
    place('data-safety-widget="compare" data-safety-models="gpt-4,ernie"'),
    place('data-safety-widget="model-card" data-safety-model="gpt-4" data-safety-theme="dark"'),
    place('data-safety-widget="model-card" data-safety-model="nobody"'),
  ]
  await partner.open(places.join('') + LOADER)
  await expect(partner.rows(0).first()).toBeVisible()
  await expect(partner.rows(1).first()).toBeVisible()
  await expect(partner.content(2).getByText('73.8%')).toBeVisible()
  await expect(partner.content(3).getByText('Model Not Found')).toBeVisible()

  const sandboxed = `<iframe sandbox="allow-scripts" src="${SNAPSHOT_SITE}/embed/leaderboard"></iframe>`
  await partner.open(sandboxed)
  await expect(page.frameLocator('iframe').getByRole('rowheader').first()).toBeVisible()
  expect(policy.violations).toEqual([])
})

for (const [path, isFramed] of [
  ['/embed/leaderboard', true],
  ['/embed/compare', true],
  ['/embed/model/gpt-4', true],
  ['/embed/model/nobody', true],
  ['/', false],
  ['/index.html', false],
  ['/model/gpt-4', false],
  ['/compare?models=gpt-4', false],
  ['/newsletter', false],
  ['/nowhere', false],
  ['/no/where', false],
] as const) {
  test(`${path} ${isFramed ? 'stands' : 'does not stand'} in a frame of another site`, async ({
    page,
    partner,
    complaints,
  }) => {
    if (!isFramed) complaints.expect(/frame-ancestors|X-Frame-Options|Refused to/)
    await partner.open(`<iframe src="${SNAPSHOT_SITE}${path}"></iframe>`)
    const shown = page.frameLocator('iframe').locator('main')
    if (isFramed) await expect(shown).toBeVisible()
    else {
      await page.waitForLoadState('networkidle')
      await expect(shown).toHaveCount(0)
    }
  })
}

test('the policy names nothing unsafe', async ({ request }) => {
  for (const path of [...EVERY_ROUTE, '/no/where', '/embed/leaderboard', '/embed/v1/frame.js']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy, path).not.toMatch(/unsafe|\*|https?:(?!\/\/)|data:|blob:/)
  }
})

test('what the policy forbids does not happen', async ({ page, policy, complaints }) => {
  complaints.expect(/Content Security Policy|TrustedHTML|TrustedScript/)
  await openSettled(page, '/')
  const done = await page.evaluate(async () => {
    const tries: Record<string, () => unknown> = {
      'a script in the page': () => {
        const script = document.createElement('script')
        script.append("document.body.dataset['ran'] = ''")
        document.body.append(script)
        return 'ran' in document.body.dataset
      },
      // What a test asks for itself is let through; what the page does later is not.
      'text as script': () =>
        new Promise((done) => {
          setTimeout(() => {
            try {
              // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is to be refused
              done(Function('return true')())
            } catch {
              done(false)
            }
          })
        }),
      'text as markup': () => {
        document.createElement('p').innerHTML = '<b>bold</b>'
        return true
      },
      'a style element': () => {
        const style = document.head.appendChild(document.createElement('style'))
        style.append('body { opacity: 0.5 }')
        return getComputedStyle(document.body).opacity !== '1'
      },
      'a style attribute': () => {
        document.body.setAttribute('style', 'opacity: 0.5')
        return getComputedStyle(document.body).opacity !== '1'
      },
      'a request elsewhere': () => fetch('https://elsewhere.test/').then(() => true),
    }
    const outcomes = Object.entries(tries).map(async ([name, attempt]) => {
      try {
        return [name, await attempt()] as const
      } catch {
        return [name, false] as const
      }
    })
    return (await Promise.all(outcomes))
      .filter(([, isDone]) => isDone === true)
      .map(([name]) => name)
  })
  expect(done).toEqual([])
  await expect.poll(() => policy.violations.length).toBeGreaterThanOrEqual(6)
})

/** What a page asks of others than the site. */
function requestsElsewhere(page: Page, site: string | undefined): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    // What is saved has an address of its own in the browser.
    if (protocol !== 'blob:' && origin !== site) asked.push(request.url())
  })
  return asked
}
