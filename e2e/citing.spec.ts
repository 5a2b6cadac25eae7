// @tier short
import type { Page } from '@playwright/test'
import { formatPercent } from '@transparency-lab/widgets/domain'
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { EVALUATED } from './fixtures/expectedEntries.ts'
import { findError } from './fixtures/expectedErrors.ts'
import { findModel, MEASURES, valueBy } from './fixtures/expectedModels.ts'
import { captureBytes, captureDownload, parseCsvRecords } from './fixtures/savedFile.ts'
import { readClipboard } from './fixtures/shareTargets.ts'
import { violationsOn } from './fixtures/violations.ts'

test.use({ baseURL: SNAPSHOT_SITE, permissions: ['clipboard-read', 'clipboard-write'] })

const PROVIDER = 'Zhipu AI / THUDM'

test('Export Data saves what is on screen or the whole suite, with the release in every file', async ({
  page,
  leaderboard,
}) => {
  const release = await readLatest(page)
  await leaderboard.open(`?sort=composite:desc&provider=${encodeURIComponent(PROVIDER)}`)
  const shown = await leaderboard.names()
  expect(shown.length).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Export Data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export Data' })
  await expect(dialog).toContainText(`The figures of the release of ${release.publishedOn}.`)

  const csv = await captureDownload(page, () =>
    dialog.getByRole('button', { name: 'Download CSV' }).click(),
  )
  expect(csv.name).toBe(`trustllm-filtered-scores-${release.publishedOn}-CC-BY-4.0.csv`)
  const rows = parseCsvRecords(csv.text)
  const composites = rows.filter((row) => row.get('measure') === 'Composite Score')
  expect(composites.map((row) => row.get('model'))).toEqual(shown)
  for (const row of rows) {
    expect(row.get('release_sha256')).toBe(release.digest)
    const measure = MEASURES.find(([, name]) => name === row.get('measure'))?.[0] ?? 'composite'
    const { id } = EVALUATED.find(({ name }) => name === row.get('model')) ?? { id: '' }
    const { interval } = findError(id, measure)
    for (const [column, value] of [
      ['score', valueBy(findModel(id), measure)],
      ['lower', interval?.lower],
      ['upper', interval?.upper],
    ] as const) {
      if (value === undefined) expect(row.get(column)).toBe('')
      else expect(Number(row.get(column)), column).toBeCloseTo(value, 10)
    }
  }
  // One of them has a missing score, and so no composite.
  expect(composites.map((row) => row.get('score') === '')).toContain(true)

  await dialog.getByRole('button', { name: 'Copy table' }).click()
  await expect(dialog.getByText('Table copied to the clipboard.')).toBeVisible()
  const copied = (await readClipboard(page)).split('\n')
  expect(copied.map((line) => line.split('\t')[0])).toEqual(expect.arrayContaining(shown))
  expect(copied.at(-1)).toContain(`SHA-256 ${release.digest}`)
  const png = await captureBytes(page, () =>
    dialog.getByRole('button', { name: 'Picture as PNG' }).click(),
  )
  expect(png.name).toBe(`trustllm-filtered-${release.publishedOn}.png`)

  await dialog.getByRole('radio', { name: 'The whole suite' }).check()
  await dialog.getByRole('radio', { name: 'One row a published figure' }).check()
  const json = await captureDownload(page, () =>
    dialog.getByRole('button', { name: 'Download JSON' }).click(),
  )
  expect(json.name).toBe(`trustllm-figures-${release.publishedOn}-CC-BY-4.0.json`)
  const { citation, figures } = JSON.parse(json.text)
  expect(citation).toContain(`LLM safety leaderboard: TrustLLM. Release of ${release.publishedOn}`)
  expect(citation).toContain(`SHA-256 ${release.digest}`)
  // The whole suite is cited without the filter of the page.
  expect(citation).not.toContain('provider=')
  const published = EVALUATED.flatMap(({ id }) => findModel(id).evaluation.subcategories)
  expect(figures).toHaveLength(published.length)
  expect(await violationsOn(page)).toEqual([])
})

test('a citation of any page, and of an exported report, leads to the cited release', async ({
  page,
  modelPage,
}) => {
  const release = await readLatest(page)
  await modelPage.open('gpt-4')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cite these figures' })
  await dialog.getByRole('tab', { name: 'BibTeX' }).click()
  await dialog.getByRole('button', { name: 'Copy code' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Copied.')
  expect(await readClipboard(page)).toContain(
    `note         = {SHA-256 of the release: ${release.digest}}`,
  )
  await dialog.getByRole('button', { name: 'Close' }).click()

  const { text } = await captureDownload(page, () => modelPage.exportAs('JSON'))
  const { citation } = JSON.parse(text) as { citation: string }
  expect(citation).toContain(
    `LLM safety evaluation of GPT-4: TrustLLM. Release of ${release.publishedOn}`,
  )
  await page.goto(/\S+$/.exec(citation)?.[0] ?? '')
  const composite = valueBy(findModel('gpt-4'), 'composite') ?? 0
  await expect(page.getByText(formatPercent(composite))).toBeVisible()
  expect(page.url()).toContain(release.digest)
})

/** Fetches the date and the digest of the latest release. */
async function readLatest(page: Page): Promise<{ publishedOn: string; digest: string }> {
  const latest = await (await page.request.get('/snapshots/latest.json')).json()
  const digest = /[0-9a-f]{64}/.exec(latest.snapshot)?.[0] ?? ''
  expect(digest).not.toBe('')
  return { publishedOn: latest.published_on, digest }
}
