import {
  BAND_LABELS,
  CATEGORIES,
  formatPercent,
  formatScore,
  getScoreBand,
  MISSING,
} from '@transparency-lab/widgets/domain'
import { BY_COMPOSITE, inOrder, LISTED, sortAfterClick } from '../fixtures/expectedEntries.ts'
import { findModel, valueBy } from '../fixtures/expectedModels.ts'
import { expect, NAMES, test } from './journey.ts'

const GPT_4 = findModel('gpt-4')
const SEARCH = { role: 'searchbox', name: 'Search models' }

test('a reader sorts and searches the leaderboard, and opens a model', async ({
  enginePage,
  site,
}) => {
  const isListed = (entries: readonly { name: string }[]) =>
    expect.poll(() => enginePage.texts(NAMES)).toEqual(entries.map(({ name }) => name))
  await enginePage.open(site)
  const best = inOrder(LISTED, BY_COMPOSITE)
  await isListed(best)
  const [first = ''] = await enginePage.texts({ css: '.tl-leaderboard-row' })
  expect(first).toContain(formatScore(best[0]?.scores.composite ?? MISSING))

  const byJailbreak = sortAfterClick(BY_COMPOSITE, 'jailbreak')
  await enginePage.click({ role: 'button', name: 'Jailbreak Score' })
  await isListed(inOrder(LISTED, byJailbreak))
  await enginePage.press('Enter')
  const reversed = inOrder(LISTED, sortAfterClick(byJailbreak, 'jailbreak'))
  await isListed(reversed)
  await enginePage.fill(SEARCH, '70b')
  await isListed(reversed.filter(({ name }) => name.includes('70B')))
  const parameters = async () => Object.fromEntries((await enginePage.location()).searchParams)
  await expect.poll(parameters).toEqual({ q: '70b', sort: 'jailbreak:asc' })
  await enginePage.fill(SEARCH, '')

  await enginePage.resize(360, 800)
  await enginePage.open(site)
  await isListed(best)
  const widths = await enginePage.read({ css: 'html' }, ([root]) => [
    root?.scrollWidth,
    root?.clientWidth,
  ])
  expect(widths[0]).toBe(widths[1])
  const right = await enginePage.read({ css: '.tl-leaderboard-row *' }, (parts) =>
    Math.max(...parts.map((part) => part.getBoundingClientRect().right)),
  )
  expect(right).toBeLessThanOrEqual(360)
  await enginePage.click({ role: 'link', name: GPT_4.name })
  await expect.poll(() => enginePage.texts({ css: 'h1' })).toEqual([GPT_4.name])
  const tiles = await enginePage.texts({ css: '[aria-label=Scores] > li' })
  expect(tiles).toHaveLength(CATEGORIES.length)
  for (const [index, category] of CATEGORIES.entries()) {
    expect(tiles[index]).toContain(formatPercent(valueBy(GPT_4, category) ?? Number.NaN))
  }

  await enginePage.focus({ role: 'tab', name: 'Bias Analysis' })
  await enginePage.press('ArrowRight')
  const figures = GPT_4.evaluation.subcategories.filter(({ category }) => category === 'factuality')
  const panel = async () => (await enginePage.texts({ css: '[role=tabpanel]' })).join()
  for (const { name, score } of figures) {
    await expect.poll(panel).toContain(name)
    expect(await panel()).toContain(formatPercent(score))
    expect(await panel()).toContain(BAND_LABELS[getScoreBand(score)])
  }
})
