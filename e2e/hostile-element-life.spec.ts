// @tier full
import type { Locator } from '@playwright/test'
import { areShown, ELEMENTS, LAB } from './fixtures/elementPage.ts'
import { expect, test } from './fixtures/hostileHost.ts'

const [BOARD, CARD] = ELEMENTS
const SNAPSHOT = `${LAB}/snapshots/snapshot.json`

const rowsOf = (board: Locator) => board.getByRole('rowheader')
const removeAttribute = (element: Locator, name: string) =>
  element.evaluate((found, gone) => {
    found.removeAttribute(gone)
  }, name)
const setAttribute = (element: Locator, name: string, value: string) =>
  element.evaluate(
    (found, [key, text]) => {
      found.setAttribute(key, text)
    },
    [name, value] as const,
  )

test('the fallback content of an element is visible until the script has loaded', async ({
  page,
  elementPage,
}) => {
  await elementPage.open(ELEMENTS.join(''), { script: '' })
  await expect(page.getByText('A board')).toBeVisible()
  await elementPage.loadScript()
  await areShown(page)
  await expect(page.getByText('A board')).toBeHidden()
})

test('moving an element in the document keeps its state and sends no request', async ({
  page,
  elementPage,
}) => {
  await elementPage.open(`<div id="from">${BOARD}</div><div id="to"></div>`)
  const { leaderboard } = elementPage
  await expect(rowsOf(leaderboard).first()).toBeVisible()
  await leaderboard.getByRole('searchbox').fill('gpt')
  await leaderboard.getByRole('button', { name: 'Model' }).click()
  const shown = await rowsOf(leaderboard).allInnerTexts()
  const field = await leaderboard.getByRole('searchbox').elementHandle()
  await page.evaluate(() => {
    document.querySelector('#to')?.append(document.querySelector('safety-leaderboard') ?? '')
  })
  // A removed element unmounts in a timer, and timers with the same delay run in order.
  await page.evaluate(() => new Promise((passed) => setTimeout(passed)))
  await expect(leaderboard.getByRole('searchbox')).toHaveValue('gpt')
  expect(await rowsOf(leaderboard).allInnerTexts()).toEqual(shown)
  // The same input element, so React did not mount again.
  expect(await field.evaluate((input) => input.isConnected)).toBe(true)
  expect(elementPage.reads).toBe(1)
})

test('an element that is removed and inserted again shows its rows again', async ({
  elementPage,
}) => {
  await elementPage.open(BOARD)
  const { leaderboard } = elementPage
  await expect(rowsOf(leaderboard).first()).toBeVisible()
  const board = await leaderboard.elementHandle()
  await board.evaluate((element) => {
    element.remove()
  })
  await expect.poll(() => board.evaluate(({ shadowRoot }) => shadowRoot?.childElementCount)).toBe(0)
  await board.evaluate((element) => {
    document.body.append(element)
  })
  await expect(rowsOf(leaderboard).first()).toBeVisible()
  expect(elementPage.reads).toBe(1)
})

for (const [what, first, second] of [
  ['the same address twice', 'src="/widgets.js"', 'src="/widgets.js"'],
  ['another version', 'src="/widgets.js"', 'src="/9/widgets.js"'],
  ['another version with defer before it', 'src="/9/widgets.js" defer', 'src="/widgets.js"'],
  ['two with defer', 'src="/widgets.js" defer', 'src="/9/widgets.js" defer'],
] as const) {
  test(`loading ${what} defines the elements once and names the version that stays`, async ({
    page,
    elementPage,
    hostFiles,
    consoleErrors,
  }) => {
    const stays =
      /^Another copy of @transparency-lab\/widgets, version 0\.0\.0, has already defined/
    consoleErrors.expect(stays)
    const code = hostFiles.get('/widgets.js') ?? ''
    const later = code.replaceAll('"0.0.0"', '"9.0.0"')
    const beside = [...hostFiles].filter(([path]) => path.startsWith('/widgets-'))
    expect(later, 'the version is in the script').not.toBe(code)
    await elementPage.open(ELEMENTS.join(''), {
      script: `<script ${first}></script><script ${second}></script>`,
      more: Object.fromEntries(
        [...beside, ...beside.map(([path, text]) => [`/9${path}`, text])].concat([
          ['/widgets.js', code],
          ['/9/widgets.js', later],
        ]),
      ),
    })
    await areShown(page)
    await setAttribute(elementPage.leaderboard, 'lang', 'de')
    await expect(
      elementPage.leaderboard.getByRole('columnheader', { name: 'Modell' }),
    ).toBeVisible()
    expect(consoleErrors.all).toHaveLength(1)
  })
}

test('removing an attribute restores its default', async ({ elementPage }) => {
  await elementPage.open(BOARD)
  const { leaderboard } = elementPage
  await expect(rowsOf(leaderboard).first()).toBeVisible()
  const look = async () => ({
    rows: await rowsOf(leaderboard).allInnerTexts(),
    headers: await leaderboard.getByRole('columnheader').allInnerTexts(),
    theme: await leaderboard.locator('section').getAttribute('data-theme'),
    link: await leaderboard
      .getByRole('link')
      .first()
      .evaluate(({ outerHTML }) => outerHTML),
  })
  const plain = await look()
  for (const [name, value] of [
    ['limit', '2'],
    ['columns', 'name composite'],
    ['search', 'gpt'],
    ['provider', 'OpenAI'],
    ['sort', 'name:asc'],
    ['theme', 'dark'],
    ['lang', 'de'],
    ['site', 'https://lab.example/mirror'],
    ['link-target', '_top'],
  ] as const) {
    await setAttribute(leaderboard, name, value)
    await expect.poll(look, name).not.toEqual(plain)
    await removeAttribute(leaderboard, name)
    await expect.poll(look, name).toEqual(plain)
  }
})

test('changing the model attribute shows the other model', async ({ page, elementPage }) => {
  await elementPage.open(CARD)
  const card = page.locator('safety-model-card')
  await expect(card.getByRole('link', { name: 'GPT-4' })).toBeVisible()
  await setAttribute(card, 'model', 'ernie')
  await expect(card.getByRole('link', { name: /^ERNIE/ })).toBeVisible()
  expect(elementPage.reads).toBe(1)
})

test('properties set before the script has loaded are applied', async ({ page, elementPage }) => {
  await elementPage.open(`<safety-leaderboard></safety-leaderboard>`, { script: '' })
  await elementPage.leaderboard.evaluate((element, src) => {
    Object.assign(element, {
      src,
      limit: 2,
      search: 'gpt',
      labels: { leaderboard: { searchLabel: 'Seek' } },
    })
  }, SNAPSHOT)
  await elementPage.loadScript()
  await expect(elementPage.leaderboard.getByRole('searchbox', { name: 'Seek' })).toHaveValue('gpt')
  await expect(elementPage.leaderboard).toHaveAttribute('limit', '2')
  const own = await page.evaluate(() =>
    Object.keys(document.querySelector('safety-leaderboard') ?? {}),
  )
  expect(['src', 'limit', 'search', 'labels'].filter((name) => own.includes(name))).toEqual([])
})

test('elements with the same src share one request', async ({ page, elementPage }) => {
  await elementPage.open([...ELEMENTS, BOARD].join(''))
  await expect(rowsOf(elementPage.leaderboard.first()).first()).toBeVisible()
  await expect(rowsOf(elementPage.leaderboard.last()).first()).toBeVisible()
  await expect(page.locator('safety-compare').getByRole('table')).toBeVisible()
  expect(elementPage.reads).toBe(1)
  // A search in one does not affect the other.
  await elementPage.leaderboard.first().getByRole('searchbox').fill('gpt')
  await expect(elementPage.leaderboard.last().getByRole('searchbox')).toHaveValue('')
})

for (const src of ['', 'https://', 'data:application/json,%7B%7D']) {
  test(`an element with src="${src}" reports an error and does not affect others`, async ({
    page,
    elementPage,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^<safety-leaderboard>: /, /^Failed to load/)
    await elementPage.open(`<safety-leaderboard src="${src}">A board</safety-leaderboard>${CARD}`, {
      script: '',
    })
    const told = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('safety-error', ({ target }) => {
            resolve((target as Element).localName)
          })
        }),
    )
    const card = page.locator('safety-model-card').getByRole('link', { name: 'GPT-4' })
    await page.clock.install()
    await elementPage.loadScript()
    // If the minute passed before the card's file arrived, the card would time out.
    await expect(card).toBeVisible()
    await page.clock.runFor(60_000)
    expect(await told).toBe('safety-leaderboard')
    await expect(card).toBeVisible()
  })
}
