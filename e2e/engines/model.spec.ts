import {
  BAND_LABELS,
  CATEGORIES,
  formatCount,
  formatPercent,
  formatScore,
  getScoreBand,
} from '@transparency-lab/widgets/domain'
import { findModel, valueBy } from '../fixtures/expectedModels.ts'
import { TOOLTIP } from './queries.ts'
import { expect, test } from './journey.ts'

const GPT_4 = findModel('gpt-4')

test('model: a row links to its page, whose tabs work by keyboard and whose terms have tooltips', async ({
  enginePage,
  site,
}) => {
  await enginePage.open(site)
  await enginePage.click({ role: 'link', name: GPT_4.name })
  await expect.poll(() => enginePage.texts({ css: 'h1' })).toEqual([GPT_4.name])
  expect((await enginePage.location()).pathname).toBe('/model/gpt-4')
  const main = (await enginePage.texts({ css: 'main' })).join()
  expect(main).toContain(`Composite score ${formatScore(GPT_4.evaluation.scores.composite)}`)
  const tiles = await enginePage.texts({ css: '[aria-label=Scores] > li' })
  expect(tiles).toHaveLength(CATEGORIES.length)
  for (const [index, category] of CATEGORIES.entries()) {
    expect(tiles[index]).toContain(formatPercent(valueBy(GPT_4, category) ?? Number.NaN))
  }

  await enginePage.focus({ role: 'tab', name: 'Bias Analysis' })
  await enginePage.press('ArrowRight')
  const parts = GPT_4.evaluation.subcategories
    .filter(({ category }) => category === 'factuality')
    .toSorted((a, b) => b.score - a.score)
  await expect
    .poll(() => enginePage.texts({ css: '[role=tabpanel] li' }))
    .toEqual(
      parts.map(({ name, score, probeCount }) =>
        [
          name,
          formatPercent(score),
          BAND_LABELS[getScoreBand(score)],
          formatCount(probeCount ?? 0),
          'probes',
        ].join(' '),
      ),
    )

  await enginePage.hover({ css: '[role=tabpanel] [data-band-label]' })
  await expect
    .poll(() => enginePage.texts(TOOLTIP))
    .toEqual([expect.stringMatching(/^[A-Z ]+: a score/)])
  await enginePage.press('Escape')
  await expect.poll(() => enginePage.count(TOOLTIP)).toBe(0)
})
