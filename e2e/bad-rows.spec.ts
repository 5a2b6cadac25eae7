// @tier short
import { PLACEHOLDERS } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { EVALUATED, LISTED } from './fixtures/expectedEntries.ts'
import { changeAnswer, evaluationOf, rowOf } from './fixtures/restAnswer.ts'

test('rows that break the schema are left out and counted, the others stand', async ({
  page,
  leaderboard,
}) => {
  await changeAnswer(page, (rows) => {
    for (const score of evaluationOf(rowOf(rows, 'gpt-4')).evaluation_scores.slice(0, 1)) {
      score.raw_score = 1.7
    }
    rowOf(rows, 'ernie').name = 35
    evaluationOf(rowOf(rows, 'koala-13b')).evaluation_date = null
    return rows
  })
  await leaderboard.open()
  await expect(page.getByText('3 models could not be read and are left out.')).toBeVisible()
  const left = LISTED.filter(({ id }) => !['gpt-4', 'ernie', 'koala-13b'].includes(id))
  expect(new Set(await leaderboard.names())).toEqual(new Set(left.map(({ name }) => name)))
  await expect(leaderboard.status).toHaveText(`${left.length} of ${left.length} models`)
})

test('one row that cannot be read is told in the singular', async ({ page, leaderboard }) => {
  await changeAnswer(page, (rows) => {
    evaluationOf(rowOf(rows, 'gpt-4')).evaluation_date = '2023-02-30'
    return rows
  })
  await leaderboard.open()
  await expect(page.getByText('1 model could not be read and is left out.')).toBeVisible()
})

test('nothing is said of unreadable rows when all can be read', async ({ page, leaderboard }) => {
  await leaderboard.open()
  await expect(page.getByText('could not be read')).toHaveCount(0)
})

test('of several evaluations only the latest counts, wherever it stands', async ({
  page,
  leaderboard,
}) => {
  await changeAnswer(page, (rows) => {
    for (const [id, latestFirst] of [
      ['gpt-4', true],
      ['ernie', false],
    ] as const) {
      const row = rowOf(rows, id)
      const old = evaluationOf(row)
      const latest = { ...old, evaluation_date: '2025-07-01', compound_score: 0.5 }
      row.evaluations = latestFirst ? [latest, old] : [old, latest]
    }
    return rows
  })
  await leaderboard.open()
  for (const name of ['GPT-4', 'ERNIE 3.5 Turbo']) {
    const row = leaderboard.row(name)
    await expect(row).toHaveCount(1)
    await expect(row.getByRole('cell', { name: '50.0%', exact: true })).toBeVisible()
    await expect(row.getByRole('cell', { name: '2025-07-01', exact: true })).toBeVisible()
  }
})

test('a true zero is a measurement, and raw 0 with z 0 is none', async ({ page, leaderboard }) => {
  await changeAnswer(page, (rows) => {
    const scores = evaluationOf(rowOf(rows, 'gpt-4')).evaluation_scores
    for (const score of scores) {
      if (score.category === 'bias') Object.assign(score, { raw_score: 0, z_score: -1.2 })
      if (score.category === 'jailbreak') Object.assign(score, { raw_score: 0, z_score: 0 })
    }
    return rows
  })
  await leaderboard.open()
  const cells = leaderboard.row('GPT-4').getByRole('cell')
  await expect(cells.nth(1)).toContainText('0.0%')
  await expect(cells.nth(1)).toContainText('POOR')
  await expect(cells.nth(4)).toHaveText(/COMING SOON$/)
  await expect(cells.nth(4)).not.toContainText('%')

  await leaderboard.sortButton('Bias Score').click()
  await leaderboard.sortButton('Bias Score').click()
  expect((await leaderboard.names())[0]).toBe('GPT-4')
})

test('a category that the answer does not name is missing', async ({ page, leaderboard }) => {
  await changeAnswer(page, (rows) => {
    evaluationOf(rowOf(rows, 'gpt-4')).evaluation_scores = []
    return rows
  })
  await leaderboard.open()
  await expect(leaderboard.row('GPT-4').getByText('COMING SOON')).toHaveCount(4)
})

test('a model without evaluations is absent and not counted as unreadable', async ({
  page,
  leaderboard,
}) => {
  await changeAnswer(page, (rows) => {
    rowOf(rows, 'gpt-4').evaluations = []
    return rows
  })
  await leaderboard.open()
  await expect(leaderboard.row('GPT-4')).toHaveCount(0)
  await expect(leaderboard.models).toHaveCount(LISTED.length - 1)
  await expect(page.getByText('could not be read')).toHaveCount(0)
})

test('an empty list leaves the announced models and is no error', async ({ page, leaderboard }) => {
  await changeAnswer(page, () => [])
  await leaderboard.open()
  expect(await leaderboard.names()).toEqual(PLACEHOLDERS.map(({ name }) => name))
  await expect(leaderboard.status).toHaveText('4 of 4 models')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a list of nothing but unreadable rows says so and is no error', async ({
  page,
  leaderboard,
}) => {
  await changeAnswer(page, (rows) => rows.map((row) => ({ ...row, name: null })))
  await leaderboard.open()
  await expect(
    page.getByText(`${EVALUATED.length} models could not be read and are left out.`),
  ).toBeVisible()
  await expect(leaderboard.status).toHaveText('4 of 4 models')
})
