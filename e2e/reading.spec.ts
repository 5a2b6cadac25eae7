// @tier short
import {
  BAND_LABELS,
  CATEGORIES,
  formatDate,
  formatPercent,
  formatScore,
  formatZ,
  getBandOrMissing,
  isMeasured,
  type LeaderboardEntry,
  type Score,
} from '@transparency-lab/widgets/domain'
import { PLANNED_MODELS } from '../site/index.ts'
import { expect, test } from './fixtures/app.ts'
import { HEADERS } from './fixtures/columns.ts'
import { EVALUATED, formatEvaluationDate, LISTED } from './fixtures/expectedEntries.ts'
import { asksDatabase, formatRequest, recordRequests } from './fixtures/restAnswer.ts'

const LACKING = EVALUATED.filter(({ scores }) => !isMeasured(scores.composite))

test('the dashboard loads the suites and all models once, and every cell, link and name matches the published data', async ({
  page,
  leaderboard,
}) => {
  const requests = recordRequests(page)
  await leaderboard.open()
  await page.waitForLoadState('networkidle')
  const origins = new Set(requests.map((request) => new URL(request.url()).origin))
  await expect
    .poll(() => requests.filter(asksDatabase).map(formatRequest))
    .toEqual(['GET /rest/v1/suites', 'GET /rest/v1/models'])
  expect([...origins]).toEqual([new URL(page.url()).origin])

  await expect(leaderboard.headers).toHaveText(
    HEADERS.map((header) => new RegExp(`^(Place of \\d+)?${header}`)),
  )
  await expect(leaderboard.status).toHaveText(`${LISTED.length} of ${LISTED.length} models`)
  const cells = await leaderboard.cells()
  expect(cells).toHaveLength(LISTED.length)
  expect(new Map(cells.map((row) => [row[0]?.[0], row]))).toEqual(
    new Map(LISTED.map((entry) => [entry.name, wordsOf(entry)])),
  )
  const last = (await leaderboard.names()).slice(-PLANNED_MODELS.length)
  expect(last).toEqual(PLANNED_MODELS.map(({ name }) => name))

  const origin = EVALUATED[0]?.origin
  const source = page.getByRole('main').getByRole('link', { name: origin?.title ?? '' })
  await expect(source).toHaveAttribute('href', origin?.url ?? '')

  await test.step('a model links to its page and a comparison, and an announced model to its results elsewhere', async () => {
    for (const { id, name } of EVALUATED.slice(0, 3)) {
      const row = leaderboard.row(name)
      const link = (label: string) => row.getByRole('link', { name: label, exact: true })
      await expect(link(name)).toHaveAttribute('href', `/model/${id}`)
      await expect(link(`View ${name}`)).toHaveAttribute('href', `/model/${id}`)
      await expect(link(`Compare ${name}`)).toHaveAttribute('href', `/compare?models=${id}`)
    }
    for (const { name } of PLANNED_MODELS) {
      const links = leaderboard.row(name).getByRole('link')
      await expect(links).toHaveText(RESULTS_ELSEWHERE[name] ?? [])
    }
  })

  await test.step('on a phone score cells have accessible names, and missing scores are coming soon', async () => {
    await page.setViewportSize({ width: 360, height: 900 })
    expect(LACKING).toHaveLength(3)
    for (const { name, scores } of [...EVALUATED.slice(0, 2), ...LACKING]) {
      const cells = leaderboard.cellsOf(name)
      for (const [index, category] of CATEGORIES.entries()) {
        const spoken = linesOfScore(scores[category], 'z-score ').join(' ')
        await expect(cells.nth(index + 1)).toHaveAccessibleName(spoken)
      }
      if (!isMeasured(scores.composite)) {
        await expect(cells.nth(1 + CATEGORIES.length)).toHaveText('Coming soon')
      }
    }
  })
})

/** The link below the name of a planned model that other suites have. */
const RESULTS_ELSEWHERE: Readonly<Record<string, string[]>> = {
  'gpt-oss-120b': ['Results in Vectara Hallucination Leaderboard and 1 more'],
}

/** The lines of text of a row, cell by cell. */
function wordsOf(entry: LeaderboardEntry): string[][] {
  return [
    [entry.name, ...(RESULTS_ELSEWHERE[entry.name] ?? [])],
    [entry.provider],
    ...CATEGORIES.map((category) => linesOfScore(entry.scores[category])),
    [formatScore(entry.scores.composite)],
    // The column shows the day alone; the sentence about an upper bound is for screen readers.
    [...new Set([formatDate(entry.evaluatedOn), formatEvaluationDate(entry)])],
    entry.isPlaceholder ? [] : ['View', 'Compare'],
  ]
}

/**
 * The lines of text of a score cell. `nameOfZ` is the text that only screen readers announce before
 * the z-score.
 */
function linesOfScore(score: Score, nameOfZ = ''): string[] {
  const band = BAND_LABELS[getBandOrMissing(score)]
  if (!isMeasured(score)) return [band]
  return [`${formatPercent(score.raw)} ${nameOfZ}${formatZ(score.z)}`, band]
}
