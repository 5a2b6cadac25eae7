// @tier short
import { formatPercent } from '@transparency-lab/widgets/domain'
import { readFileSync } from 'node:fs'
import type { EvaluationsFile } from '../supabase/evaluations/index.ts'
import { expect, test } from './fixtures/app.ts'

/** Reads the published figures of a suite. */
function readSuite(id: string): EvaluationsFile {
  const file = new URL(`../supabase/tests/evaluations/data/${id}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as EvaluationsFile
}

const NEJUMI = readSuite('nejumi-4')
const GPT_5 = 'gpt-5-2025-08-07'

test('a reader finds a model of another suite, opens its page, sees it elsewhere, and compares it', async ({
  page,
  leaderboard,
}) => {
  await leaderboard.open()
  await leaderboard.search.fill('gpt-5')
  await expect(page.getByRole('link', { name: GPT_5, exact: true })).toHaveAttribute(
    'href',
    `/model/${GPT_5}?suite=nejumi-4`,
  )
  await page.getByRole('link', { name: /^Nejumi LLM Leaderboard 4 \(\d+\)$/ }).click()
  await expect(page).toHaveURL('/?suite=nejumi-4&q=gpt-5')
  await expect(leaderboard.row(GPT_5)).toBeVisible()

  await leaderboard.open('?q=4&provider=Baidu&sort=jailbreak:desc')
  await page.getByRole('radio', { name: /Nejumi LLM Leaderboard 4/ }).check()
  await expect(
    page.getByText(
      'Nejumi LLM Leaderboard 4 has no Jailbreak Score; sorted by Composite. ' +
        'Nejumi LLM Leaderboard 4 has no models from Baidu; all providers are shown.',
    ),
  ).toBeVisible()
  await expect(page).toHaveURL('/?q=4&suite=nejumi-4')
  await leaderboard.search.fill('')
  await expect(page).toHaveURL('/?suite=nejumi-4')
  await expect(leaderboard.status).toHaveText(
    `${NEJUMI.models.length} of ${NEJUMI.models.length} models`,
  )
  await expect(page).toHaveTitle(/^Nejumi LLM Leaderboard 4/)
  await expect(page.getByText('Not measured here: Jailbreak (see TrustLLM).')).toBeVisible()
  await expect(leaderboard.header('Jailbreak Score')).toHaveCount(0)
  const figures = NEJUMI.models.find(({ name }) => name === GPT_5)?.subcategories ?? []
  for (const { parent_category: category, score } of figures) {
    const cell = leaderboard.row(GPT_5).locator(`[data-category="${titleCase(category)}"]`)
    await expect(cell).toContainText(formatPercent(score))
  }

  const [caveat = ''] = NEJUMI.suite?.caveats ?? []
  await expect(page.getByText(caveat)).toBeVisible()
  await expect(leaderboard.header('Factuality Score')).toContainText('JTruthfulQA')
  await expect(leaderboard.sortButton('Factuality Score')).toHaveAccessibleDescription(
    /Measured here: \W?JTruthfulQA: truthful answers in Japanese, [\d–]*582 prompts\W?\.$/,
  )

  await page.reload()
  await leaderboard.isThere()
  await leaderboard.row(GPT_5).getByRole('link', { name: GPT_5, exact: true }).click()
  await expect(page).toHaveURL(/\/model\/[^?]+\?suite=nejumi-4$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(GPT_5)
  await expect(page.getByRole('tab')).toHaveCount(3)
  await expect(page.getByText(caveat).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Scores' })).toContainText('JTruthfulQA')

  const elsewhere = page.locator('.tl-other-results')
  await elsewhere.getByRole('link', { name: 'Vectara Hallucination Leaderboard' }).click()
  await expect(page).toHaveURL(/\/model\/gpt-5-high-2025-08-07\?suite=vectara-hallucination$/)
  await elsewhere.getByRole('link', { name: 'Nejumi LLM Leaderboard 4' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(GPT_5)

  await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('rowheader', { name: 'Composite Score' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Factual Accuracy JTruthfulQA' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Jailbreak Resistance' })).toHaveCount(0)
})

function titleCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
