// @tier full
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { runCommand } from '../tools/runCommand.ts'
import { expect, test } from './fixtures/app.ts'
import { EmbedDialog } from './fixtures/embedDialog.ts'
import { OTHER_LAB, writeOtherLab } from './fixtures/otherLab.ts'
import { buildSite } from './fixtures/previewedSite.ts'
import { serveBelow, type StaticHost } from './fixtures/staticHost.ts'

// One build for all tests of the file.
test.describe.configure({ mode: 'serial' })

const BASE = '/Board/'
const SITE = `https://acme.example${BASE}`
const TITLE = 'LLM Safety Evaluation Dashboard'

/** The names of this product, which are not those of a lab: the package, its formats and fields, and the API of its loader. */
const PRODUCT =
  /@transparency-lab\/widgets|transparency-lab\/(?:agreement|changes|coverage|reports?|snapshot)\b|["'`]transparency-lab["'`]|transparency_lab_\w+|TransparencyLab/g

let evaluations = ''
let folder = ''
let host: StaticHost
let plain: StaticHost

test.beforeAll(async () => {
  test.setTimeout(300_000)
  evaluations = await mkdtemp(join(tmpdir(), 'evaluations-'))
  await runCommand({ words: ['tsx', 'supabase/tests/evaluations/main.ts', evaluations] })
  await writeOtherLab(evaluations)
  folder = await buildSite({ EVALUATIONS_FOLDER: evaluations, VITE_SITE_URL: SITE })
  host = await serveBelow(folder, BASE, 'github')
  plain = await serveBelow(folder, BASE, 'plain')
})

test.afterAll(async () => {
  await host.close()
  await plain.close()
  for (const made of [evaluations, folder]) await rm(made, { recursive: true, force: true })
})

test('a build with other settings names this repository’s lab nowhere', async () => {
  const found: string[] = []
  const named: string[] = []
  for (const [name, text] of await readTexts(folder)) {
    const rest = text.replaceAll(PRODUCT, '')
    if (/transparency.?lab/i.test(rest + name)) found.push(name)
    if (/acme/i.test(text)) named.push(name)
  }
  expect(found).toEqual([])
  // Among them are the pages, the feed, oEmbed, the frames and the package of data.
  for (const name of [
    'index.html',
    'sitemap.xml',
    'embed/leaderboard.html',
    'embed/oembed/leaderboard.json',
    'snapshots/changes.atom',
    'snapshots/datapackage.json',
  ]) {
    expect(named, name).toContain(name)
  }
  expect(await readdir(folder)).not.toContain('newsletter.html')
})

test('every address of a page below a path stays below it', async () => {
  const outside: string[] = []
  for (const [name, text] of await readTexts(folder)) {
    if (extname(name) !== '.html') continue
    for (const [, address = ''] of text.matchAll(
      / (?:href|src|data-(?:path|figures|latest))="(\/[^"]*)"/g,
    )) {
      if (!address.startsWith(BASE)) outside.push(`${name}: ${address}`)
    }
  }
  expect(outside).toEqual([])
})

test('a reader walks through the site on GitHub Pages, below a path', async ({
  page,
  leaderboard,
}) => {
  await page.goto(host.address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  await expect(page).toHaveTitle(`${TITLE} · ${OTHER_LAB.name}`)
  const header = page.getByRole('banner')
  await expect(header.getByText(OTHER_LAB.tagline)).toBeVisible()
  await expect(header.getByText('Beta')).toHaveCount(0)
  await expect(header.getByRole('navigation').getByRole('link')).toHaveText([
    'Dashboard',
    'Compare',
    'Reports',
    'Request Evaluation',
    'Sponsor',
  ])
  await expect(page.getByText('heron-2')).toBeVisible()

  await leaderboard.models.filter({ hasText: 'GPT-4' }).first().click()
  await expect(page).toHaveURL(`${host.address}model/gpt-4`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GPT-4')

  for (const [link, path] of [
    ['Compare', 'compare'],
    ['Reports', 'reports'],
    ['Request Evaluation', 'request'],
    ['Sponsor', 'sponsor'],
    ['Dashboard', ''],
  ] as const) {
    await header.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(host.address + path)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(page.getByRole('contentinfo')).toContainText(OTHER_LAB.about)
  expect(host.missing).toEqual([])
})

test('one address is left of the ways to write it, and an unknown one shows that there is no page', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(`${host.address}Compare.html`.toLowerCase().replace(BASE.toLowerCase(), BASE))
  await expect(page).toHaveURL(`${host.address}compare`)
  consoleErrors.expect(/404/)
  consoleErrors.expect(/nowhere/)
  await page.goto(`${host.address}nowhere/at/all`)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  // The host has a folder of reports, and no page in it.
  await page.goto(`${host.address}reports/`)
  await expect(page).toHaveURL(`${host.address}reports`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports')
})

test('a frame and its links work below a path', async ({ page }) => {
  await page.goto(`${host.address}embed/leaderboard?limit=3`)
  const link = page.locator('safety-leaderboard').locator('.tl-model-link').first()
  await expect(link).toHaveAttribute('href', new RegExp(`^${host.address}model/[a-z]`))
  await expect(page.locator('safety-leaderboard')).toContainText(OTHER_LAB.name)
  const latest = await readFile(join(folder, 'snapshots/latest.json'), 'utf8')
  const { snapshot } = JSON.parse(latest) as { readonly snapshot: string }
  // A citation names its release by the path from the root of the site.
  const src = encodeURIComponent(`/snapshots/${snapshot}`)
  await page.goto(`${host.address}embed/model/gpt-4?src=${src}`)
  const card = page.locator('safety-model-card')
  await expect(card).toHaveAttribute('src', `${BASE}snapshots/${snapshot}`)
  await expect(card.locator('.tl-model-link')).toHaveAttribute('href', /\/Board\/model\/gpt-4$/)
})

test('snippets, badges and citations have the public address and the name of the lab', async ({
  page,
}) => {
  const dialog = new EmbedDialog(page)
  await dialog.open(`${host.address}model/gpt-4`)
  const tag = await dialog.codeOf('Script tag')
  expect(tag).toContain(`src="${SITE}embed/v1/widgets.js"`)
  expect(tag).toContain(`src="${SITE}snapshots/snapshot.json"`)
  expect(await dialog.codeOf('Iframe')).toContain(`${SITE}embed/v1/loader.js`)
  expect(await dialog.codeOf('React component')).toContain(`siteLinks("${SITE.slice(0, -1)}")`)
  const badges = [...(await dialog.codeOf('Badge')).matchAll(/https?:[^\s"')\]]+/g)].map(String)
  const [picture] = badges.filter((address) => address.endsWith('.svg'))
  expect(badges.filter((address) => !address.startsWith(SITE))).toEqual([])
  const served = await page.request.get((picture ?? '').replace(SITE, host.address))
  expect(served.headers()['content-type']).toBe('image/svg+xml')
  expect(await served.text()).toContain('<svg')
  await page.keyboard.press('Escape')

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cite' }).click()
  await expect(page.getByRole('dialog')).toContainText(`${OTHER_LAB.name} (`)
  await expect(page.getByRole('dialog')).toContainText(`${SITE}embed/model/gpt-4?src=`)
})

test('a plain server of files serves the site from its start', async ({ page, leaderboard }) => {
  await page.goto(plain.address)
  await expect(leaderboard.models.first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Sponsor' }).click()
  await expect(page.getByRole('link', { name: 'Give once' })).toHaveAttribute(
    'href',
    OTHER_LAB.sponsor.oneTimeUrl,
  )
  await page.goto(`${plain.address}compare.html`)
  await expect(page).toHaveURL(`${plain.address}compare`)
  expect(plain.missing).toEqual([])
})

/** Reads the files of text in a folder and those below, by their paths. */
async function readTexts(root: string): Promise<(readonly [string, string])[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && extname(entry.name) !== '.png')
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(root.length + 1), await readFile(path, 'utf8')] as const
    }),
  )
}
