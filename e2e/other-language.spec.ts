// @tier full
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { runCommand } from '../tools/runCommand.ts'
import { expect, test } from './fixtures/app.ts'
import { findSentences, readEnglishSentences } from './fixtures/englishSentences.ts'
import { writeOtherLab } from './fixtures/otherLab.ts'
import { buildSite } from './fixtures/previewedSite.ts'
import { serveBelow, type StaticHost } from './fixtures/staticHost.ts'

/** What stands in the settings of each language, and on its pages. */
const SITES = [
  {
    language: 'ar',
    dir: 'rtl',
    title: 'لوحة تقييم سلامة النماذج اللغوية',
    widget: 'ابحث عن نموذج…',
    embed: 'تضمين',
  },
  {
    language: 'de',
    dir: 'ltr',
    title: 'Sicherheit von Sprachmodellen',
    widget: 'Modelle suchen …',
    embed: 'Einbetten',
  },
] as const

/** The kinds of files with sentences. */
const SPOKEN = ['.html', '.atom', '.json', '.yaml', '.svg']

for (const { language, dir, title, widget, embed } of SITES) {
  test.describe(`a lab whose language is ${language}`, () => {
    // One build for all tests.
    test.describe.configure({ mode: 'serial' })

    let evaluations = ''
    let folder = ''
    let host: StaticHost
    let paths: readonly string[] = []

    test.beforeAll(async () => {
      test.setTimeout(300_000)
      evaluations = await mkdtemp(join(tmpdir(), 'evaluations-'))
      await runCommand({ words: ['tsx', 'supabase/tests/evaluations/main.ts', evaluations] })
      await writeOtherLab(evaluations, {
        language,
        newsletter: { lead: 'X.', expect: [{ name: 'X', text: 'X' }] },
      })
      folder = await buildSite({
        EVALUATIONS_FOLDER: evaluations,
        VITE_SITE_URL: 'https://acme.example',
      })
      host = await serveBelow(folder, '/', 'github')
      const [report = ''] = await readdir(join(folder, 'reports'))
      paths = [
        ...['', 'model/gpt-4', 'compare?models=gpt-4,palm-2', 'reports', 'request', 'newsletter'],
        ...['sponsor', 'problem', `reports/${report.replace('.html', '')}`],
      ]
    })

    test.afterAll(async () => {
      await host.close()
      for (const made of [evaluations, folder]) await rm(made, { recursive: true, force: true })
    })

    test('has its language in every document, and no English sentence in any file', async () => {
      const sentences = await readEnglishSentences()
      expect(sentences.length).toBeGreaterThan(150)
      const attributes = dir === 'rtl' ? `lang="${language}" dir="rtl"` : `lang="${language}"`
      const wrong: string[] = []
      for (const [name, text] of await readTexts(folder)) {
        // A partner may choose a frame in another language, whose path names it.
        const [, chosen = language] = /^embed\/(?:oembed\/)?([a-z]{2})\//.exec(name) ?? []
        if (chosen !== language) continue
        const isPage = extname(name) === '.html'
        if (isPage && !text.includes(`<html ${attributes}>`))
          wrong.push(`${name} names no language`)
        const [found] = findSentences(text, sentences)
        if (found !== undefined) wrong.push(`${name}: ${found}`)
      }
      expect(wrong).toEqual([])
    })

    for (const width of [360, 1280]) {
      test(`shows no English sentence and does not scroll sideways at ${width} px`, async ({
        page,
      }) => {
        const sentences = await readEnglishSentences()
        await page.setViewportSize({ width, height: 800 })
        for (const path of paths) {
          await page.goto(host.address + path)
          await page.waitForLoadState('networkidle')
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          const { text, overflow } = await page.evaluate(() => ({
            text: document.body.innerText,
            overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          }))
          expect(findSentences(text, sentences), path).toEqual([])
          expect(overflow, path).toBe(0)
        }
      })
    }

    test('gives its language to the widgets, to the dialogs and to frames', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(host.address)
      await expect(page).toHaveTitle(new RegExp(title))
      await expect(page.getByPlaceholder(widget)).toBeEditable()
      await page.getByRole('main').getByRole('button', { name: embed }).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading').first()).toContainText(embed)
      await expect(dialog.locator('pre')).toContainText(`lang="${language}"`)
      const text = await dialog.innerText()
      expect(findSentences(text, await readEnglishSentences())).toEqual([])

      await page.goto(`${host.address}embed/leaderboard?limit=3`)
      await expect(page.locator('html')).toHaveCSS('direction', dir)
      await expect(page.locator('safety-leaderboard').getByPlaceholder(widget)).toBeVisible()
      await page.goto(`${host.address}embed/leaderboard?limit=3&lang=en`)
      await expect(page.locator('safety-leaderboard').getByPlaceholder(/Search/)).toBeVisible()
    })
  })
}

/** Reads the files with sentences in a folder and those below, by their paths. */
async function readTexts(root: string): Promise<(readonly [string, string])[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && SPOKEN.includes(extname(entry.name)))
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(root.length + 1), await readFile(path, 'utf8')] as const
    }),
  )
}
