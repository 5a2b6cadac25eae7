// @tier short
import { compareText } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { getOverflow } from './fixtures/everyRoute.ts'
import { EVALUATED, inOrder } from './fixtures/expectedEntries.ts'
import { listManyModels } from './fixtures/manyModels.ts'

test('a comparison starts with a model found by part of its name, or with a suggested pair', async ({
  page,
  comparePage,
}) => {
  await comparePage.open()
  await comparePage.choose.focus()
  await page.keyboard.type('lla 70')
  const found = EVALUATED.filter(({ name }) => /lla.*70/i.test(name)).toSorted((a, b) =>
    compareText(a.name, b.name),
  )
  // Models of other suites follow.
  await expect(comparePage.choices).toContainText([
    ...found.map(({ name, provider }) => `${name}${provider}`),
    /^Llama-3.3-70B-Instruct.*Nejumi LLM Leaderboard 4$/,
  ])
  const [first] = found
  await page.keyboard.press('Enter')
  await comparePage.shows(first?.id ?? '')
  await comparePage.remove(first?.id ?? '')
  await comparePage.shows()

  const highest = inOrder(EVALUATED, { field: 'composite', direction: 'descending' }).slice(0, 2)
  await expect(comparePage.pairs).toHaveCount(3)
  await expect(comparePage.pairs.first()).toHaveText(
    `Composite score: the two highest${highest.map(({ name }) => name).join(' and ')}`,
  )
  await comparePage.pairs.first().click()
  await comparePage.shows(...highest.map(({ id }) => id))
  await page.goBack()
  await comparePage.shows()
})

test('the picker lists 50 of 5,000 models, finds any, and does not scroll the page @full', async ({
  page,
  comparePage,
}) => {
  await listManyModels(page, 5000)
  await page.goto('/compare')
  await comparePage.choose.click()
  await expect(comparePage.choices).toHaveCount(50)
  await expect(page.getByText('50 of 5,000 models. Type to find others.').first()).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(comparePage.choices.last()).toHaveAttribute('aria-selected', 'true')
  await expect(comparePage.choices.last()).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.type('4999')
  await expect(comparePage.choices).toHaveText([/^Model 04999/])
})

for (const [width, tier] of [
  [360, '@full'],
  [320, ''],
] as const) {
  test(`at ${width} px three models fit, each with its name, its value and its dot in every row ${tier}`, async ({
    page,
    comparePage,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await comparePage.open('gpt-4', 'llama2-70b', 'wizardlm-13b')
    const region = comparePage.table.locator('..')
    const hidden = await region.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    )
    expect(hidden).toBe(0)
    expect(await getOverflow(page)).toBe(0)
    for (const [index, dots] of [
      ['Bias Resistance', 3],
      ['Composite Score', 3],
    ] as const) {
      const row = comparePage.row(index)
      await row.scrollIntoViewIfNeeded()
      for (const value of await comparePage.values(index).all()) {
        await expect(value).toBeInViewport({ ratio: 0.99 })
        const name = await value.evaluate((cell) => getComputedStyle(cell, '::before').content)
        expect(name).toContain((await value.getAttribute('data-name')) ?? 'a name')
      }
      await expect(row.locator('.tl-dot')).toHaveCount(dots)
    }
  })
}
