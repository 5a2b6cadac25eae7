// @tier short
import {
  BAND_LABELS,
  CATEGORIES,
  formatComposite,
  formatDate,
  formatPercent,
  formatZ,
  isMeasured,
  PLACEHOLDERS,
  standingOf,
  type LeaderboardEntry,
  type Score,
} from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'
import { HEADERS } from './fixtures/columns.ts'
import { EVALUATED, LISTED } from './fixtures/expectedEntries.ts'
import { asksDatabase, requestsOf } from './fixtures/restAnswer.ts'

const LACKING = EVALUATED.filter(({ composite }) => composite === undefined)

test('the dashboard has its title, its heading and the nine columns in order', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await expect(page).toHaveTitle(/LLM Safety Evaluation Dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'LLM Safety Evaluation Dashboard',
  )
  await expect(leaderboard.headers).toHaveText(HEADERS.map((header) => new RegExp(`^${header}`)))
})

test('every published model is there once, and the announced ones come last', async ({
  leaderboard,
}) => {
  await leaderboard.open()
  const names = await leaderboard.names()
  const last = names.slice(-PLACEHOLDERS.length)
  expect(names).toHaveLength(LISTED.length)
  expect(new Set(names)).toEqual(new Set(LISTED.map(({ name }) => name)))
  expect(last).toEqual(PLACEHOLDERS.map(({ name }) => name))
  await expect(leaderboard.status).toHaveText(`${LISTED.length} of ${LISTED.length} models`)
})

test('every cell says what follows from the published figures', async ({ leaderboard }) => {
  await leaderboard.open()
  const cells = await leaderboard.cells()
  expect(new Map(cells.map((row) => [row[0]?.join(), row]))).toEqual(
    new Map(LISTED.map((entry) => [entry.name, wordsOf(entry)])),
  )
})

for (const width of [1280, 360]) {
  test(`a reader of the screen hears what the z-score is, at ${width} px`, async ({
    page,
    leaderboard,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await leaderboard.open()
    for (const { name, scores } of EVALUATED) {
      const cells = leaderboard.row(name).getByRole('cell')
      for (const [index, category] of CATEGORIES.entries()) {
        const spoken = linesOfScore(scores[category], 'z-score ').join(' ')
        await expect(cells.nth(index + 1)).toHaveAccessibleName(spoken)
      }
    }
  })
}

test('a model that lacks a category says so there and has no composite', async ({
  leaderboard,
}) => {
  await leaderboard.open()
  expect(LACKING).toHaveLength(3)
  for (const { name, scores } of LACKING) {
    const cells = leaderboard.row(name).getByRole('cell')
    for (const [index, category] of CATEGORIES.entries()) {
      const cell = cells.nth(1 + index)
      if (isMeasured(scores[category])) await expect(cell).not.toContainText('COMING SOON')
      else await expect(cell).toHaveText(/COMING SOON$/)
    }
    await expect(cells.nth(1 + CATEGORIES.length)).toHaveText('Coming soon')
  }
})

test('an evaluated model leads to its page and into a comparison', async ({ leaderboard }) => {
  await leaderboard.open()
  for (const { id, name } of EVALUATED) {
    const row = leaderboard.row(name)
    const link = (label: string) => row.getByRole('link', { name: label, exact: true })
    await expect(link(name)).toHaveAttribute('href', `/model/${id}`)
    await expect(link(`View ${name}`)).toHaveAttribute('href', `/model/${id}`)
    await expect(link(`Compare ${name}`)).toHaveAttribute('href', `/compare?models=${id}`)
  }
})

test('an announced model leads nowhere yet and has no date', async ({ leaderboard }) => {
  await leaderboard.open()
  for (const { name, provider } of PLACEHOLDERS) {
    const row = leaderboard.row(name)
    await expect(row.getByRole('link')).toHaveCount(0)
    await expect(row.getByRole('cell', { name: provider, exact: true })).toBeVisible()
    await expect(row.getByRole('cell', { name: 'TBD', exact: true })).toBeVisible()
    await expect(row.getByRole('cell', { name: 'Coming soon', exact: true })).toBeVisible()
  }
})

test('the source of the figures is named with a link', async ({ page, leaderboard }) => {
  await leaderboard.open()
  const origin = EVALUATED[0]?.origin
  const link = page.getByRole('main').getByRole('link', { name: origin?.title ?? '', exact: true })
  await expect(link).toHaveAttribute('href', origin?.url ?? '')
})

test('the dashboard is one read, and nothing is asked of anyone else', async ({
  page,
  leaderboard,
}) => {
  const requests = requestsOf(page)
  await leaderboard.open()
  await page.waitForLoadState('networkidle')
  const origins = new Set(requests.map((request) => new URL(request.url()).origin))
  expect(requests.filter(asksDatabase)).toHaveLength(1)
  expect([...origins]).toEqual([new URL(page.url()).origin])
})

/** The words of a row, cell by cell. */
function wordsOf(entry: LeaderboardEntry): string[][] {
  return [
    [entry.name],
    [entry.provider],
    ...CATEGORIES.map((category) => linesOfScore(entry.scores[category])),
    [formatComposite(entry.composite)],
    [formatDate(entry.evaluatedOn)],
    entry.isPlaceholder ? [] : ['View', 'Compare'],
  ]
}

/** What a score's cell says, line by line; `nameOfZ` is what is heard before the z-score. */
function linesOfScore(score: Score, nameOfZ = ''): string[] {
  const band = BAND_LABELS[standingOf(score)]
  if (!isMeasured(score)) return [band]
  return [`${formatPercent(score.raw)} ${nameOfZ}${formatZ(score.z)}`, band]
}
