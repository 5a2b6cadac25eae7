import { formatPercent } from '@transparency-lab/widgets/domain'
import { EVALUATED, inOrder } from '../fixtures/expectedEntries.ts'
import { findModel, MEASURES, valueBy } from '../fixtures/expectedModels.ts'
import { names } from './queries.ts'
import { expect, test } from './journey.ts'

const BOARD = 'safety-leaderboard'
const INK = { light: 'rgb(26, 29, 32)', dark: 'rgb(232, 235, 236)' }

const page = (site: string) => {
  const src = `src="${site}/snapshots/snapshot.json"`
  return `<safety-leaderboard ${src} limit="5"></safety-leaderboard>
    <safety-model-card ${src} model="gpt-4"></safety-model-card>
    <safety-compare ${src} models="gpt-4, ernie"></safety-compare>
    <script src="${site}/embed/v1/widgets.js"></script>`
}

test('elements: one script tag renders all three in shadow roots with a shared style sheet', async ({
  enginePage,
  site,
  partner,
}) => {
  // Rules that must not reach into the elements.
  await partner.open(page(site), '* { color: red !important; font: 30px serif !important }')
  const best = inOrder(EVALUATED, { field: 'composite', direction: 'descending' })
  await expect
    .poll(() => enginePage.texts(names(BOARD)))
    .toEqual(best.slice(0, 5).map(({ name }) => name))
  expect(await enginePage.styles({ within: BOARD, css: '.tl-root' }, 'color')).toEqual([INK.light])
  const sheets = await enginePage.read(
    { css: `${BOARD}, safety-model-card, safety-compare` },
    (elements) => new Set(elements.map(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets[0])).size,
  )
  expect(sheets, 'number of style sheets').toBe(1)

  const gpt4 = findModel('gpt-4')
  await expect
    .poll(async () =>
      (await enginePage.texts({ within: 'safety-model-card', css: 'section' })).join(),
    )
    .toContain(formatPercent(valueBy(gpt4, 'bias') ?? Number.NaN))
  await expect
    .poll(() => enginePage.count({ within: 'safety-compare', css: 'tbody td' }))
    .toBe(2 * MEASURES.length)
})

test('elements: sorting and searching work as on the dashboard', async ({
  enginePage,
  site,
  partner,
}) => {
  await partner.open(page(site))
  await enginePage.click({ within: BOARD, role: 'button', name: 'Bias Score' })
  const best = inOrder(EVALUATED, { field: 'bias', direction: 'descending' })
  await expect
    .poll(() => enginePage.texts(names(BOARD)))
    .toEqual(best.slice(0, 5).map(({ name }) => name))
  await enginePage.fill({ within: BOARD, role: 'searchbox', name: 'Search models' }, 'gpt-4')
  await expect.poll(() => enginePage.texts(names(BOARD))).toEqual(['GPT-4'])
})

test('elements: colours follow the page’s colour scheme, and bars its text direction', async ({
  enginePage,
  site,
  partner,
}) => {
  await partner.open(page(site), ':root { color-scheme: dark }')
  const root = { within: BOARD, css: '.tl-root' }
  await expect.poll(() => enginePage.styles(root, 'color')).toEqual([INK.dark])
  const begins = () =>
    enginePage.read({ within: BOARD, css: '.tl-score-bar' }, (bars) => {
      const sides = bars.map((bar) => {
        const [track, line] = [bar, bar.querySelector('line')].map((part) =>
          part?.getBoundingClientRect(),
        )
        if (track === undefined || line === undefined) return 'none'
        return Math.abs(track.left - line.left) < 0.5 ? 'left' : 'right'
      })
      return [...new Set(sides)]
    })
  await expect.poll(begins).toEqual(['left'])
  await enginePage.read({ css: 'html' }, ([html]) => html?.setAttribute('dir', 'rtl'))
  await expect.poll(begins).toEqual(['right'])
})
