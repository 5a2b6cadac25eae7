import { formatPercent, type LeaderboardSort } from '@transparency-lab/widgets/domain'
import { BY_COMPOSITE, EVALUATED, inOrder } from '../fixtures/expectedEntries.ts'
import { findModel, MEASURES, valueBy } from '../fixtures/expectedModels.ts'
import { names } from './queries.ts'
import { expect, readAddress, test } from './journey.ts'

const slot = (name: string) => `[data-slot="${name}"]`

/** The models on the page of examples/hostile. */
const LISTED = EVALUATED.filter(({ id }) => ['gpt-4', 'ernie', 'chatglm3', 'mixtral'].includes(id))

test('components: bundled into a page with other styles, they look and work as on our site', async ({
  enginePage,
}) => {
  const isSorted = (sort: LeaderboardSort) =>
    expect
      .poll(() => enginePage.texts(names(slot('leaderboard'))))
      .toEqual(inOrder(LISTED, sort).map(({ name }) => name))
  const styles = ['preflight', 'theme', 'resets'].map((group) => `&group=${group}`).join('')
  await enginePage.open(`${readAddress('ENGINES_COMPONENTS')}/?embed=react&width=1200${styles}`)
  await isSorted(BY_COMPOSITE)
  const cell = { within: slot('leaderboard'), css: '[role=cell][data-column=name], .tl-score-cell' }
  expect(new Set(await enginePage.styles(cell, 'font-size'))).toEqual(new Set(['15px']))
  expect(new Set(await enginePage.styles(cell, 'color'))).toEqual(new Set(['rgb(26, 29, 32)']))

  await enginePage.click({ within: slot('leaderboard'), role: 'button', name: 'Model' })
  await isSorted({ field: 'name', direction: 'ascending' })

  const cells = await enginePage.texts({ within: slot('compare'), css: 'tbody td' })
  const models = ['gpt-4', 'ernie'].map(findModel)
  expect(cells.map((text) => /[\d.]+%/.exec(text)?.[0])).toEqual(
    MEASURES.flatMap(([measure]) =>
      models.map((model) => formatPercent(valueBy(model, measure) ?? Number.NaN)),
    ),
  )

  await enginePage.click({ within: slot('report'), role: 'tab', name: 'Factuality' })
  await enginePage.waitFor({ within: slot('report'), css: '[role=tabpanel] .tl-score-bar' })
  await enginePage.click({ within: slot('newsletter'), role: 'checkbox' })
  await enginePage.click({ within: slot('newsletter'), role: 'button', name: 'Subscribe' })
  await expect
    .poll(() =>
      enginePage.count({ within: slot('newsletter'), text: 'Please fill in this field.' }),
    )
    .toBe(2)
})
