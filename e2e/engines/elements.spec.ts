import { formatPercent } from '@transparency-lab/widgets/domain'
import { EVALUATED, inOrder } from '../fixtures/expectedEntries.ts'
import { findModel, MEASURES, valueBy } from '../fixtures/expectedModels.ts'
import { expect, NAMES, test } from './journey.ts'

const BOARD = 'safety-leaderboard'
const INK = 'rgb(26, 29, 32)'

const page = (site: string) => {
  const src = `src="${site}/snapshots/snapshot.json"`
  return `<safety-leaderboard ${src} limit="5"></safety-leaderboard>
    <safety-model-card ${src} model="gpt-4"></safety-model-card>
    <safety-compare ${src} models="gpt-4, ernie"></safety-compare>
    <script src="${site}/embed/v1/widgets.js"></script>`
}

test('one script tag renders the elements in shadow roots, which sort and have their own styles', async ({
  enginePage,
  site,
  partner,
}) => {
  // Rules that must not reach into the elements.
  await partner.open(page(site), '* { color: red !important; font: 30px serif !important }')
  const best = inOrder(EVALUATED, { field: 'composite', direction: 'descending' })
  await expect
    .poll(() => enginePage.texts({ within: BOARD, ...NAMES }))
    .toEqual(best.slice(0, 5).map(({ name }) => name))
  expect(await enginePage.styles({ within: BOARD, css: '.tl-root' }, 'color')).toEqual([INK])
  await enginePage.click({ within: BOARD, role: 'button', name: 'Bias Score' })
  const least = inOrder(EVALUATED, { field: 'bias', direction: 'descending' })
  await expect
    .poll(() => enginePage.texts({ within: BOARD, ...NAMES }))
    .toEqual(least.slice(0, 5).map(({ name }) => name))

  const gpt4 = findModel('gpt-4')
  await expect
    .poll(async () =>
      (await enginePage.texts({ within: 'safety-model-card', css: 'section' })).join(),
    )
    .toContain(formatPercent(valueBy(gpt4, 'bias') ?? Number.NaN))
  await expect
    .poll(() => enginePage.count({ within: 'safety-compare', css: 'td[data-series]' }))
    .toBe(2 * MEASURES.length)
})
