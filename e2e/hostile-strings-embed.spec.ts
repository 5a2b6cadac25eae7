// @tier full
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect } from './fixtures/app.ts'
import { EmbedDialog } from './fixtures/embedDialog.ts'
import { HOSTILE_TEXTS, PROTOTYPE_KEYS, UNREADABLE } from './fixtures/hostileStrings.ts'
import { expectNoXss, watchForXss } from './fixtures/xssGuard.ts'
import { LOADER, place, test } from './fixtures/partnerPage.ts'

test.use({ baseURL: SNAPSHOT_SITE })

const TEXTS = [...HOSTILE_TEXTS, ...UNREADABLE].map(([, text]) => text)
/** Texts that some number parsers accept. */
const NO_NUMBERS = [
  '1e3',
  '0x10',
  '٣',
  '１２',
  '+5',
  '5,0',
  '5 5',
  '5\u0000',
  'NaN',
  '9'.repeat(400),
]
const CARD = place('data-safety-widget="model-card" data-safety-model="gpt-4"')
const FAR = 7_777
/** The common fields of the first frame's messages. */
const RIGHT = { source: 'transparency-lab', v: 1, id: 'safety-frame-1' }

test.beforeEach(({ context }) => {
  watchForXss(context)
})

test('the embed dialog rejects hostile texts as limit and height and does not change the code', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const dialog = new EmbedDialog(page)
  await dialog.open('/')
  const code = await dialog.codeOf('Iframe')
  for (const field of [dialog.limit, dialog.height]) {
    for (const text of [...TEXTS, ...NO_NUMBERS]) {
      await field.fill('')
      await expect(field).toHaveAttribute('aria-invalid', 'false')
      await field.fill(text)
      await expect(field, text.slice(0, 80)).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(/^A whole number from 1/)
      expect(await dialog.code.textContent(), text.slice(0, 80)).toBe(code)
    }
    await field.fill('')
  }
  await expectNoXss(page)
})

test('an injected language option does not change the embed code', async ({ page }) => {
  const dialog = new EmbedDialog(page)
  await dialog.open('/')
  const code = await dialog.codeOf('Iframe')
  for (const text of TEXTS) {
    await dialog.language.evaluate((select: HTMLSelectElement, value) => {
      const option = document.createElement('option')
      option.value = value
      select.append(option)
      option.selected = true
      select.dispatchEvent(new Event('change', { bubbles: true }))
      option.remove()
    }, text)
    expect(await dialog.code.textContent(), text.slice(0, 80)).toBe(code)
  }
  await dialog.language.selectOption('Deutsch')
  await expect(dialog.code).toContainText('data-safety-lang="de"')
})

test('the loader ignores malformed messages of its frame and still handles valid ones', async ({
  page,
  partner,
}) => {
  await partner.open(CARD + LOADER)
  await expect(partner.content().getByText('73.8%')).toBeVisible()
  await expect
    .poll(async () => (await partner.heightOf()) - Math.ceil(await partner.contentHeightOf()))
    .toBe(0)
  await expect(page.locator('[data-safety-widget]')).toHaveCSS('min-height', '0px')
  const before = await page.content()
  await partner
    .content()
    .locator('html')
    .evaluate(
      (_, { right, far, texts, keys }) => {
        const height = { ...right, type: 'height', height: far }
        const own = (key: string, value: unknown) =>
          Object.defineProperty<object>({}, key, { value, enumerable: true })
        const cyclic: Record<string, unknown> = { ...right, type: 'height' }
        cyclic['height'] = cyclic
        const messages: unknown[] = [
          ...texts,
          ...texts.map((text) => ({ ...height, height: text })),
          ...texts.map((text) => ({ ...height, type: text })),
          ...texts.map((text) => ({ ...height, id: text })),
          ...texts.map((text) => ({ ...height, source: text })),
          ...keys.map((key) => own(key, height)),
          ...keys.map((key) => ({ ...right, type: 'event', name: own(key, 'select') })),
          { ...height, type: ['height'] },
          { ...height, v: [1] },
          { ...height, height: 10n },
          { ...height, height: new Date() },
          [height],
          new Map(Object.entries(height)),
          new Error('height'),
          new ArrayBuffer(1 << 20),
          JSON.stringify(height),
          cyclic,
        ]
        for (const message of messages) window.parent.postMessage(message, '*')
        // Messages arrive in order, so this one is handled last.
        window.parent.postMessage({ ...right, type: 'height', height: 432 }, '*')
      },
      { right: RIGHT, far: FAR, texts: TEXTS, keys: PROTOTYPE_KEYS },
    )
  await expect.poll(() => partner.heightOf()).toBe(432)
  const height = /(?<=100%; height: )\d+px/
  expect((await page.content()).replace(height, '')).toBe(before.replace(height, ''))
})

test('a frame ignores malformed messages of its parent and still handles valid ones', async ({
  page,
  partner,
  consoleErrors,
}) => {
  consoleErrors.expect(/^<safety-[a-z-]+>: the attribute [a-z]+="/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await partner.open(CARD + LOADER)
  const card = partner.content()
  await expect(card.getByText('73.8%')).toBeVisible()
  asked.length = 0
  await partner.frames.evaluate(
    (frame: HTMLIFrameElement, { right, texts, keys }) => {
      const names = ['theme', 'lang', 'limit', 'columns', 'search', 'provider', 'sort', 'models']
      const config = { ...right, type: 'config', settings: {}, style: '' }
      const own = (key: string, value: unknown) =>
        Object.defineProperty<object>({}, key, { value, enumerable: true })
      const messages: unknown[] = [
        ...texts.map((text) => ({
          ...config,
          settings: Object.fromEntries([...names, 'onclick', 'model'].map((name) => [name, text])),
          style: `--tl-accent: ${text}; position: fixed; background: url(${text})`,
        })),
        ...texts.map((text) => ({ ...config, settings: text, style: [text] })),
        ...keys.map((key) => ({ ...config, settings: own(key, { theme: 'dark' }) })),
        ...keys.map((key) => ({ ...config, settings: own(key, 'dark') })),
        ...keys.map((key) => own(key, config)),
        { ...config, settings: { src: 'https://evil.example/fake.json' } },
        { ...config, settings: { limit: 1e308, theme: NaN, lang: ['de'] }, style: 10n },
        null,
      ]
      for (const message of messages) frame.contentWindow?.postMessage(message, '*')
      const settings = { theme: 'dark', lang: 'de' }
      frame.contentWindow?.postMessage({ ...config, settings }, '*')
    },
    { right: RIGHT, texts: TEXTS, keys: PROTOTYPE_KEYS },
  )
  await expect(card.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(card.locator('html')).toHaveAttribute('lang', 'de')
  await expect(card.getByText('73,8')).toBeVisible()
  expect(await card.locator('safety-model-card').getAttribute('onclick')).toBeNull()
  await expect(card.locator('safety-model-card')).toHaveAttribute('model', 'gpt-4')
  expect((await card.locator('safety-model-card').getAttribute('style')) ?? '').toBe('')
  expect(asked.filter((origin) => ![SNAPSHOT_SITE, partner.origin].includes(origin))).toEqual([])
  const marks = page.frames().map((frame) => frame.evaluate(() => 'harmed' in window))
  expect(await Promise.all(marks)).toEqual([false, false])
})

test('a placeholder with a lone surrogate does not prevent the frames after it', async ({
  page,
  partner,
}) => {
  await partner.open(
    '<div id="half" data-safety-widget="model-card"></div><div id="after" data-safety-widget="model-card" data-safety-model="gpt-4"></div><script>half.dataset.safetyModel = "gpt-\\ud83d4"</script>' +
      LOADER,
  )
  await expect(page.locator('#after > iframe').contentFrame().getByText('73.8%')).toBeVisible()
  await expect(page.locator('#half > iframe')).toHaveAttribute('src', /\/embed\/model\/gpt-4\?/)
})
