// @tier short
import type { Page } from '@playwright/test'
import { formatPercent } from '@transparency-lab/widgets/domain'
import type { ComparePage } from './fixtures/comparePage.ts'
import { expect, test } from './fixtures/app.ts'
import { modelOf, valueBy } from './fixtures/expectedModels.ts'
import { answerWith, askedModel, changeAnswer, REST } from './fixtures/restAnswer.ts'

const IDS = ['gpt-4', 'ernie', 'llama2-70b']
const BROKEN = 'ernie'
const LEFT = IDS.filter((id) => id !== BROKEN)
const FAILED = 'This evaluation could not be read.'

test.beforeEach(({ complaints }) => {
  complaints.expect(/^Failed to load resource/)
})

test('one of three reads that fails four times says so, and the other two stand', async ({
  page,
  comparePage,
}) => {
  const attempts = await openWithFailure(page, comparePage)
  const card = comparePage.card(BROKEN)
  await expect(card.getByRole('button', { name: 'Try again', exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Remove', exact: true })).toBeVisible()
  await standsWithout(comparePage)
  await expect(comparePage.insights).not.toContainText(modelOf(BROKEN).name)
  expect(comparePage.address).toBe(IDS.join(','))
  expect(attempts()).toBe(4)
})

test('Try again reads the failed model only, and the comparison is whole', async ({
  page,
  comparePage,
}) => {
  await openWithFailure(page, comparePage)
  await page.unroute(REST)
  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) asked.push(askedModel(request))
  })
  await comparePage.card(BROKEN).getByRole('button', { name: 'Try again' }).click()
  await comparePage.shows(...IDS)
  const composite = formatPercent(valueBy(modelOf(BROKEN), 'composite') ?? NaN)
  await expect(comparePage.card(BROKEN)).toContainText(composite)
  await expect(page.getByText(FAILED)).toHaveCount(0)
  expect(asked).toEqual([BROKEN])
})

test('Remove takes the failed model out of the comparison', async ({ page, comparePage }) => {
  await openWithFailure(page, comparePage)
  await comparePage.card(BROKEN).getByRole('button', { name: 'Remove', exact: true }).click()
  await comparePage.shows(...LEFT)
  await expect(page.getByText(FAILED)).toHaveCount(0)
  expect(comparePage.address).toBe(LEFT.join(','))
})

test('when every read fails, each card says so and the page is not blank', async ({
  page,
  comparePage,
}) => {
  await page.clock.install()
  const times = await answerWith(page, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/compare?models=gpt-4,ernie')
  await passAttempts(page, () => times.length / 3)
  await expect(page.getByText(FAILED)).toHaveCount(2)
  await expect(page.getByText('The list of models could not be read.')).toBeVisible()

  await page.unroute(REST)
  const again = comparePage.button('Try again')
  for (const left of [2, 1, 0]) {
    await again.first().click()
    await expect(again).toHaveCount(left)
  }
  await comparePage.shows('gpt-4', 'ernie')
  await expect(comparePage.another).toBeVisible()
})

test('where the list cannot be read, the compared models stand and it can be tried again', async ({
  page,
  comparePage,
}) => {
  await page.clock.install()
  const attempts = await failing(page, undefined)
  await page.goto('/compare?models=gpt-4,nobody')
  await passAttempts(page, attempts)
  await expect(page.getByText('The list of models could not be read.')).toBeVisible()
  await expect(comparePage.card('gpt-4')).toContainText(/\d%/)
  await expect(page.getByText('There is no published evaluation of this model.')).toBeVisible()

  await page.unroute(REST)
  await comparePage.button('Try again').click()
  await comparePage.shows('gpt-4')
  await comparePage.add('ernie')
  await comparePage.shows('gpt-4', 'ernie')
})

test('a listed model without an evaluation says so, and takes no part', async ({
  page,
  comparePage,
}) => {
  await changeAnswer(page, (rows) => {
    for (const row of rows) if (row.id === BROKEN && 'evaluations' in row) row.evaluations = []
    return rows
  })
  await page.goto(`/compare?models=${IDS.join(',')}`)
  await standsWithout(comparePage)
  await expect(comparePage.card(BROKEN)).toContainText('There is no published evaluation')
  await comparePage.remove(BROKEN)
  await comparePage.shows(...LEFT)
})

/** Lets the reads of one model, or those of the list, fail; tells how many there were. */
async function failing(page: Page, id: string | undefined): Promise<() => number> {
  let attempts = 0
  await page.route(REST, async (route) => {
    if (askedModel(route.request()) !== id) {
      await route.continue()
      return
    }
    attempts += 1
    await route.fulfill({ status: 500, json: { message: 'broken' } })
  })
  return () => attempts
}

async function passAttempts(page: Page, attempts: () => number): Promise<void> {
  for (const attempt of [1, 2, 3]) {
    await expect.poll(attempts, { timeout: 10_000 }).toBe(attempt)
    await page.clock.fastForward(2 ** attempt * 500 + 10)
  }
}

/** Opens three models of which one cannot be read. */
async function openWithFailure(page: Page, comparePage: ComparePage): Promise<() => number> {
  await page.clock.install()
  const attempts = await failing(page, BROKEN)
  await page.goto(`/compare?models=${IDS.join(',')}`)
  // While it is tried again, the others stand already.
  await standsWithout(comparePage)
  await expect(comparePage.card(BROKEN)).toContainText('Loading evaluation data...')
  await expect(comparePage.card(BROKEN)).not.toContainText(FAILED)
  await passAttempts(page, attempts)
  await expect(comparePage.card(BROKEN).getByRole('alert')).toContainText(FAILED)
  return attempts
}

/** Whether the comparison consists of the models that could be read. */
async function standsWithout(comparePage: ComparePage): Promise<void> {
  await expect(comparePage.cards).toHaveCount(IDS.length)
  await expect(comparePage.columns).toHaveText(['Measure', ...LEFT.map((id) => modelOf(id).name)])
}
