// @tier full
import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'
import { FormPage, REQUEST, SUBSCRIPTION } from './fixtures/formPages.ts'
import { ADDRESSES, BIDI, HOSTILE_TEXTS, MARKUP, UNREADABLE } from './fixtures/hostileStrings.ts'
import { expectNoSidewaysScroll, expectNoXss, watchForXss } from './fixtures/xssGuard.ts'
import { previewSite, type PreviewedSite } from './fixtures/previewedSite.ts'
import { asksDatabase, recordRequests, REST } from './fixtures/restAnswer.ts'

const TEXTS = [...HOSTILE_TEXTS, ...UNREADABLE]
const NO_ADDRESS = 'Please enter a web address that begins with https:// or http://.'
const NO_EMAIL = 'Please enter an e-mail address, such as name@example.org.'
const TOO_LONG = /^Please use at most [\d,]+ characters\.$/

/** Fields for any text, with the column that stores each and the maximum length. */
const FREE_TEXTS = [
  {
    address: '/request',
    valid: REQUEST,
    succeeded: 'Evaluation request submitted successfully!',
    fields: [
      { name: 'Model Name', column: 'model_name', most: 200 },
      { name: 'Provider', column: 'provider', most: 120 },
      { name: 'Additional Notes', column: 'additional_notes', most: 4_000 },
    ],
  },
  {
    address: '/newsletter',
    valid: SUBSCRIPTION,
    succeeded: 'Successfully subscribed to the newsletter!',
    fields: [{ name: 'Name', column: 'name', most: 200 }],
  },
] as const

/** Fields for a URL or an e-mail address, with the message for anything else. */
const ADDRESS_FIELDS = [
  { address: '/request', name: 'Model URL', column: 'model_url', says: NO_ADDRESS },
  { address: '/request', name: 'Contact Email', column: 'contact_email', says: NO_EMAIL },
  { address: '/newsletter', name: 'Email', column: 'email', says: NO_EMAIL },
] as const

let site: PreviewedSite

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 360, height: 800 } })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await previewSite({ VITE_FORMS: 'supabase' })
})
test.afterAll(async () => {
  await site.close()
})
test.beforeEach(({ context }) => {
  watchForXss(context)
})

for (const { address, valid, succeeded, fields } of FREE_TEXTS) {
  test(`${address} stores each hostile text unchanged or shows an error at its field`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const requests = recordRequests(page)
    for (const [what, text] of TEXTS) {
      await test.step(what, async () => {
        const form = await openForm(page, address)
        await form.fill({ ...valid, ...Object.fromEntries(fields.map(({ name }) => [name, text])) })
        const typed = await form.shown(fields.map(({ name }) => name))
        const before = requests.filter(asksDatabase).length
        await form.button.click()

        const stored = fields.map(({ name, column, most }) => {
          const sent = sentOf(typed[name] ?? '')
          const isNeeded = column !== 'additional_notes'
          return { column, sent, isRefused: sent.length > most || (isNeeded && sent === '') }
        })
        if (stored.some(({ isRefused }) => isRefused)) {
          for (const [index, { name }] of fields.entries()) {
            const isRefused = stored[index]?.isRefused ?? false
            await expect(form.field(name), what).toHaveAttribute('aria-invalid', String(isRefused))
            if (isRefused)
              await expect(form.field(name)).toHaveAccessibleDescription(/^Please (use at|fill in)/)
          }
          expect(await form.shown(fields.map(({ name }) => name))).toEqual(typed)
          expect(requests.filter(asksDatabase), what).toHaveLength(before)
        } else {
          await expect(page.getByText(succeeded), what).toBeVisible()
          const [sent, ...more] = requests.filter(asksDatabase).slice(before)
          expect(more).toEqual([])
          for (const { column, sent: expected } of stored) {
            const arrived = expected === '' ? null : expected
            expect(bodyOf(sent)[column], `${what} in ${column}`).toBe(arrived)
          }
          expect((await sent?.response())?.status(), what).toBe(201)
        }
        await expectNoSidewaysScroll(page)
        await expectNoXss(page)
      })
    }
  })
}

for (const { address, name, says } of ADDRESS_FIELDS) {
  test(`${name} on ${address} rejects each hostile text, keeps it and shows why`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const requests = recordRequests(page)
    const form = await openForm(page, address)
    await form.fill(address === '/request' ? REQUEST : SUBSCRIPTION)
    for (const [what, text] of HOSTILE_TEXTS) {
      await test.step(what, async () => {
        await form.field(name).fill(text)
        const [typed] = Object.values(await form.shown([name]))
        await form.button.click()
        const isLong = text.length > 2_000
        await expect(form.field(name), what).toHaveAccessibleDescription(isLong ? TOO_LONG : says)
        expect(Object.values(await form.shown([name]))).toEqual([typed])
        await expectNoSidewaysScroll(page)
      })
    }
    expect(requests.filter(asksDatabase)).toEqual([])
    await expectNoXss(page)
  })
}

for (const { address, name, column, says } of ADDRESS_FIELDS.slice(0, 2)) {
  test(`${name} on ${address} never sends an address with invisible characters`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.route(REST, (route) => route.fulfill({ status: 201, body: '' }))
    const requests = recordRequests(page)
    const sent = () => requests.filter(asksDatabase)
    for (const [what, text] of [...MARKUP, ...BIDI, ...UNREADABLE]) {
      await test.step(what, async () => {
        const form = await openForm(page, address)
        const around = says === NO_EMAIL ? `${text}@example.org` : `https://example.org/${text}`
        await form.fill({ ...REQUEST, [name]: around })
        const [typed = ''] = Object.values(await form.shown([name]))
        const before = sent().length
        await form.button.click()
        const error = form.form.locator('.tl-field-error')
        const answered = page.getByText(/successfully/i).first()
        await expect(error.or(answered).first(), what).toBeVisible()
        if (sent().length > before) {
          expect(bodyOf(sent().at(-1))[column], what).toBe(sentOf(typed))
          expect(sentOf(typed), what).not.toMatch(/[\s\p{Cc}\p{Cs}\p{Cf}]/u)
        } else {
          expect(Object.values(await form.shown([name]))).toEqual([typed])
        }
        await expectNoSidewaysScroll(page)
      })
    }
    expect(sent().length).toBeGreaterThan(0)
    await expectNoXss(page)
  })
}

test('the model URL rejects javascript:, data: and file: URLs in every spelling', async ({
  page,
}) => {
  const requests = recordRequests(page)
  const form = await openForm(page, '/request')
  await form.fill(REQUEST)
  const spellings = ADDRESSES.flatMap(([, text]) => [
    text,
    text.toUpperCase(),
    `\u0001${text}`,
    `\u200b${text}`,
    `${text}#https://example.org`,
    `view-source:${text}`,
  ])
  for (const text of spellings) {
    await form.field('Model URL').fill(REQUEST['Model URL'] ?? '')
    await expect(form.field('Model URL')).toHaveAttribute('aria-invalid', 'false')
    await form.field('Model URL').fill(text)
    await form.button.click()
    await expect(form.field('Model URL'), text).toHaveAccessibleDescription(NO_ADDRESS)
  }
  expect(requests.filter(asksDatabase)).toEqual([])
  await expectNoXss(page)
})

/**
 * The text that the form sends: trimmed, without NUL and lone surrogates, which the database cannot
 * store.
 */
function sentOf(typed: string): string {
  // eslint-disable-next-line no-control-regex -- the NUL is meant
  return typed.replace(/\u0000|\p{Cs}/gu, '').trim()
}

function bodyOf(request: Request | undefined): Readonly<Record<string, unknown>> {
  return (request?.postDataJSON() ?? {}) as Readonly<Record<string, unknown>>
}

async function openForm(page: Page, address: string): Promise<FormPage> {
  const form = new FormPage(page)
  await form.open(`${site.address}${address}`)
  return form
}
