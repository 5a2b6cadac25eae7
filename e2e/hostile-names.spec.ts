// @tier short
import { mergeTests } from '@playwright/test'
import { areShown, ELEMENTS } from './fixtures/elementPage.ts'
import { expect, test as hostTest } from './fixtures/hostileHost.ts'
import { LOADER, place, test as partnerTest } from './fixtures/partnerPage.ts'

const test = mergeTests(hostTest, partnerTest)

/**
 * Adds images named as every member of the document, as a comment of a visitor could. They disappear
 * once this many widgets are ready, because the test runner reads the document too.
 */
const namedImages = (widgets: number) => `<script>{
  const images = []
  for (let owner = Document.prototype; owner; owner = Object.getPrototypeOf(owner)) {
    for (const name of Object.getOwnPropertyNames(owner)) {
      const image = new Image()
      image.setAttribute('name', name)
      image.setAttribute('src', 'https://visitor.example/script.js')
      images.push(image)
    }
  }
  const place = document.body.appendChild(document.createElement('div'))
  place.append(...images)
  let left = ${widgets}
  addEventListener('safety-ready', () => { if ((left -= 1) === 0) place.remove() })
}</script>`

test('images named as members of the document change nothing for the elements', async ({
  page,
  elementPage,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/)
  const [board, ...others] = ELEMENTS
  const german = board.replace(' ', ' lang="de" ')
  await elementPage.open(namedImages(3) + german + others.join(''))
  await areShown(page)
  await expect(page.getByRole('columnheader', { name: 'Modell' })).toBeVisible()
  expect(elementPage.asked.filter((address) => /-(?:parts|de)\.js$/.test(address))).toHaveLength(2)
})

test('the elements read nothing from the window that an element of the page could be', async ({
  page,
  hostFiles,
}) => {
  const scripts = [...hostFiles].filter(([path]) => /^\/widgets.*\.js$/.test(path))
  const names = scripts.flatMap(([, code]) =>
    [...code.matchAll(/\b(?:globalThis|self|window)\)?\??\.(\w+)/g)].map(([, name = '']) => name),
  )
  expect(names).toContain('addEventListener')
  // The page is empty: no script has added a name yet.
  const isOwn = await page.evaluate((all) => all.map((name) => name in window), names)
  expect(names.filter((_, index) => !isOwn[index])).toEqual([])
})

test('images named as members of the document change nothing for frames', async ({
  partner,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/)
  const named = ['audio', 'video', 'form', 'object', 'iframe']
    .map((tag) => `<${tag} id="TransparencyLab" name="TransparencyLab"></${tag}>`)
    .join('')
  const form =
    '<form data-safety-widget="compare"><input name="getAttribute"><input name="hasAttribute"></form>'
  await partner.open(
    named +
      form +
      place('data-safety-widget="leaderboard" data-safety-limit="5"') +
      namedImages(1) +
      LOADER,
  )
  await expect(partner.rows()).toHaveCount(5)
})
