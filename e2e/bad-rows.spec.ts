// @tier full
import { expect, test } from './fixtures/app.ts'
import { LISTED } from './fixtures/expectedEntries.ts'
import { changeAnswer, findRow, getLatestEvaluation } from './fixtures/restAnswer.ts'

/** Models whose rows violate the schema, and one without an evaluation. */
const LEFT_OUT = ['koala-13b', 'mixtral', 'palm2']

/** A score that is changed keeps no interval and no ranks, which would contradict it. */
const NO_ERROR = {
  lower: null,
  upper: null,
  interval_kind: null,
  rank_best: null,
  rank_worst: null,
  rank_kind: null,
}

test('invalid rows are left out and counted, and the valid ones are shown', async ({
  page,
  leaderboard,
}) => {
  await changeAnswer(page, (rows) => {
    for (const score of getLatestEvaluation(findRow(rows, 'glm4')).evaluation_scores) {
      if (score.category === 'bias') score.raw_score = 1.7
    }
    findRow(rows, 'mixtral').name = 35
    getLatestEvaluation(findRow(rows, 'koala-13b')).evaluation_date = null
    findRow(rows, 'palm2').evaluations = []
    // Of several evaluations the latest is used, in any order.
    for (const [id, latestFirst] of [
      ['gpt-4', true],
      ['ernie', false],
    ] as const) {
      const row = findRow(rows, id)
      const old = getLatestEvaluation(row)
      const day = { evaluation_date: '2025-07-01', date_kind: 'day' }
      const latest = { ...old, ...day, ...NO_ERROR, compound_score: 0.5 }
      row.evaluations = latestFirst ? [latest, old] : [old, latest]
    }
    for (const score of getLatestEvaluation(findRow(rows, 'llama2-70b')).evaluation_scores) {
      const z = { bias: -1.2, jailbreak: 0 }[score.category]
      if (z !== undefined) Object.assign(score, NO_ERROR, { raw_score: 0, z_score: z })
    }
    getLatestEvaluation(findRow(rows, 'llama2-7b')).evaluation_scores = []
    return rows
  })
  await leaderboard.open()

  await expect(page.getByText('2 models have invalid data and are not shown.')).toBeVisible()
  await expect(page.getByText('1 detail is invalid and is not shown.')).toBeVisible()
  const left = LISTED.filter(({ id }) => !LEFT_OUT.includes(id))
  expect(new Set(await leaderboard.names())).toEqual(new Set(left.map(({ name }) => name)))
  await expect(leaderboard.status).toHaveText(`${left.length} of ${left.length} models`)

  for (const name of ['GPT-4', 'ERNIE 3.5 Turbo']) {
    const row = leaderboard.row(name)
    await expect(row).toHaveCount(1)
    await expect(row.getByRole('cell', { name: '50.0%', exact: true })).toBeVisible()
    await expect(row.getByRole('cell', { name: '2025-07-01', exact: true })).toBeVisible()
  }

  await test.step('an invalid score is missing, and the others stay', async () => {
    const cells = leaderboard.cellsOf('GLM-4')
    await expect(cells.nth(1)).toHaveText(/COMING SOON$/)
    await expect(cells.nth(2)).toContainText('57.1%')
  })

  await test.step('a score of zero is a measurement, also with z 0', async () => {
    const cells = leaderboard.cellsOf('Llama 2 70B Chat')
    await expect(cells.nth(1)).toContainText('0.0%')
    await expect(cells.nth(1)).toContainText('POOR')
    await expect(cells.nth(4)).toContainText('0.0%')
    await expect(cells.nth(4)).toContainText('POOR')
    await expect(leaderboard.row('Llama 2 7B Chat').getByText('COMING SOON')).toHaveCount(4)
    await leaderboard.sortButton('Bias Score').click()
    await leaderboard.sortButton('Bias Score').click()
    expect((await leaderboard.names())[0]).toBe('Llama 2 70B Chat')
  })
})
