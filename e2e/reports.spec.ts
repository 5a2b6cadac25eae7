// @tier short
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/app.ts'

const PUBLISHED = [
  ['q1-2024', 'Q1 2024 Safety Evaluation Report', '2024-01-01'],
  ['december-2023', 'December 2023 Safety Evaluation Report', '2023-12-01'],
  ['november-2023-bias', 'November 2023 Special Report: Bias', '2023-11-01'],
] as const
const UPCOMING = ['q1-2024-multimodal', 'Q1 2024 Multimodal Safety Report', '2024-02-01'] as const

const FIGURES = [
  ['published reports', '15'],
  ['models analysed', '47'],
  ['evaluations run', '3.2M'],
  ['latest report, with 15 models', 'Q1 2024'],
] as const

test('the footer leads to how scores are made, and that page lists the reports, the lab’s numbers and how suites agree', async ({
  page,
}) => {
  await page.goto('/sponsor')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'How scores are made' }).click()
  await expect(page).toHaveURL('/reports#figures')
  const method = page.getByRole('region', { name: 'How to read this, and how scores are made' })
  await expect(method.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(method.getByRole('term').filter({ hasText: 'The dot' })).toBeVisible()
  await expect(method.locator('.tl-dot-plot .tl-dot').first()).toBeVisible()
  for (const [link, heading] of [
    ['a picture', 'In a picture'],
    ['a paragraph', 'In a paragraph'],
    ['the statistics', 'The statistics'],
    ['an example worked out', /^Worked out for/],
  ] as const) {
    await method.getByRole('link', { name: link }).click()
    await expect(method.getByRole('heading', { name: heading })).toBeInViewport()
  }

  await test.step('published and upcoming reports are separate lists, with their links', () =>
    listsReports(page))

  await test.step('the lab’s numbers', async () => {
    const main = page.getByRole('main')
    const stated = main.locator('.site-figures')
    await expect(stated.getByRole('term')).toHaveText(FIGURES.map(([name]) => name))
    await expect(stated.getByRole('definition')).toHaveText(FIGURES.map(([, value]) => value))
    await expect(main).toContainText('Stated by the lab')
    await expect(main).toContainText(/On this site now: \d+ evaluations of models in \d+ suites?\./)
  })

  await test.step('how far two suites agree, with the places of the models behind it', async () => {
    const agreement = page.getByRole('region', { name: 'Do the suites agree?' })
    const pair = agreement.getByRole('listitem').filter({ hasText: 'Vectara' }).first()
    const text = pair.getByText(/ order \d+ models by factual accuracy .+: tau −?0\.\d\d, /)
    const models = Number(/order (\d+) models/.exec((await text.textContent()) ?? '')?.[1])
    await expect(pair.locator('circle')).toHaveCount(models)
    await pair.getByText(`Places of the ${models} models`).click()
    // Below the row with the names of the suites.
    await expect(pair.getByRole('row')).toHaveCount(1 + models)
  })

  await page.getByRole('link', { name: 'Subscribe to Newsletter' }).click()
  await expect(page).toHaveURL('/newsletter')
})

/** Expects the lists of published and upcoming reports, with their links. */
async function listsReports(page: Page): Promise<void> {
  for (const [name, reports] of [
    ['Published Reports (3)', PUBLISHED],
    ['Upcoming Reports (1)', [UPCOMING]],
  ] as const) {
    const articles = page.getByRole('region', { name, exact: true }).getByRole('article')
    await expect(articles.getByRole('heading')).toHaveText(reports.map(([, title]) => title))
    for (const [index, [id, , date]] of reports.entries()) {
      const article = articles.nth(index)
      await expect(article).toHaveAttribute('id', id)
      await expect(article.locator('time')).toHaveAttribute('datetime', date)
      await expect(article.getByRole('listitem')).not.toHaveCount(0)
    }
  }
  for (const [, title] of PUBLISHED) {
    const links = page.getByRole('article', { name: title }).getByRole('link')
    await expect(links).toHaveText(['Download PDF', 'View Online'])
    await expect(links.first()).toHaveAccessibleName(`Download PDF: ${title}`)
    await expect(links.last()).toHaveAccessibleName(`View Online: ${title}`)
    await expect(page.getByRole('article', { name: title })).toContainText('not yet available')
  }
  const upcoming = page.getByRole('article', { name: UPCOMING[1] })
  await expect(upcoming).toContainText(`Planned for ${UPCOMING[2]}`)
  await expect(upcoming.getByRole('link')).toHaveCount(0)
}

test('a link to a report scrolls to it below the sticky header, from this page and from outside @full', async ({
  page,
}) => {
  // The header of a phone is not sticky.
  await page.setViewportSize({ width: 700, height: 500 })
  const [, [outside, heading], [inside, title]] = PUBLISHED
  await page.goto(`/reports#${outside}`)
  const report = page.getByRole('article', { name: heading })
  await expect(report).toBeInViewport()
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN
  const top = async () => Math.round((await report.boundingBox())?.y ?? Number.NaN)
  await expect.poll(top).toBeLessThan(bar + 40)
  expect(await top()).toBeGreaterThanOrEqual(bar)

  await page.getByRole('link', { name: `View Online: ${title}` }).click()
  await expect(page).toHaveURL(`/reports#${inside}`)
  await expect(page.getByRole('heading', { name: title })).toBeInViewport()
})

test('the reports page says of which models a category is known, by which suites and from when @full', async ({
  page,
}) => {
  await page.goto('/reports#coverage')
  const known = page.getByRole('region', { name: 'What is known of which model' })
  await expect(
    known.getByText(/^Jailbreak Resistance is measured for \d+ of \d+ models/),
  ).toHaveCount(1)
  await known.getByRole('searchbox', { name: 'Find a model' }).fill('ant group finix')
  const row = known.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(row).toHaveCount(1)
  await expect(row.getByRole('cell').last()).toHaveText('not measured')
  await row.getByRole('link', { name: 'Vectara Hallucination Leaderboard' }).click()
  await expect(page).toHaveURL(/\/model\/.+\?suite=vectara-hallucination$/)
})
