// @tier short
import { build } from 'esbuild'
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { SNAPSHOT_SITE } from '../playwright.config.ts'
import { expect } from './fixtures/app.ts'
import { MODEL_NAMES } from './fixtures/leaderboard.ts'
import { EmbedDialog } from './fixtures/embedDialog.ts'
import { test } from './fixtures/partnerPage.ts'

test.use({ baseURL: SNAPSHOT_SITE })

const SITE = resolve(import.meta.dirname, '../site')
/** A view with some rows. */
const VIEW = '/?provider=Meta&sort=name:asc'
const META = ['Llama 2 7B Chat', 'Llama 2 13B Chat', 'Llama 2 70B Chat', 'Llama 3 8B Instruct']
const HOSTILE = `"'><img src=x onerror=alert(1)></script>\${alert(1)}\``

test('the script tag, the iframe code and the code of a pinned release show the view on another site', async ({
  page,
  partner,
  request,
}) => {
  const dialog = new EmbedDialog(page)
  await dialog.open(VIEW)
  await dialog.pin.check()
  const pinned = await dialog.codeOf('Script tag')
  await dialog.pin.uncheck()
  await dialog.showFirst('4')
  const [script, frame] = [await dialog.codeOf('Script tag'), await dialog.codeOf('Iframe')]
  await partner.open(script)
  await expect(page.locator(MODEL_NAMES)).toHaveText(META)
  const link = page.getByRole('link', { name: `View ${META[0]}` })
  await expect(link).toHaveAttribute('href', `${SNAPSHOT_SITE}/model/llama2-7b`)

  await test.step('the iframe code', async () => {
    await partner.open(frame)
    await expect(partner.rows()).toHaveText(META)
  })

  await test.step('the code of a pinned release loads exactly that script and snapshot', async () => {
    const [, address = ''] = /<script async\s+src="([^"]+)"/.exec(pinned) ?? []
    const [, integrity = ''] = /integrity="([^"]+)"/.exec(pinned) ?? []
    const [, figures = ''] = /<safety-leaderboard\s+src="([^"]+)"/.exec(pinned) ?? []
    const digest = createHash('sha384').update(await (await request.get(address)).body())
    expect(integrity).toBe(`sha384-${digest.digest('base64')}`)
    expect(pinned).toContain('crossorigin="anonymous"')
    const bytes = await (await request.get(figures)).body()
    expect(figures).toContain(createHash('sha256').update(bytes).digest('hex'))

    await partner.open(pinned)
    await expect(page.locator(MODEL_NAMES).first()).toHaveText(META[0] ?? '')
    await expect(page.getByText(/^Release of \d{4}-\d{2}-\d{2}/)).toBeVisible()
  })
})

test('the React code compiles and shows the view on another site @full', async ({
  page,
  partner,
}) => {
  const dialog = new EmbedDialog(page)
  await dialog.open(VIEW)
  await dialog.showFirst('4')
  await dialog.chooseTheme('Dark')
  await dialog.language.selectOption('Deutsch')
  const { script, style } = await bundled(await dialog.codeOf('React component'))
  await partner.open(
    `<div id="root"></div><script type="module">${script}</script>`,
    `<style>${style}</style>`,
  )
  await expect(page.locator(MODEL_NAMES)).toHaveText(META)
  await expect(page.locator('section[lang=de]')).toHaveCSS('color-scheme', 'dark')
  await expect(page.getByText('4 von 6 Treffern unter 25 Modellen', { exact: true })).toBeVisible()
})

test('the code of a model card and of a comparison shows them on another site @full', async ({
  page,
  partner,
}) => {
  const dialog = new EmbedDialog(page)
  await dialog.open('/model/gpt-4')
  const card = await dialog.codeOf('Script tag')
  await dialog.open('/compare?models=gpt-4,ernie')
  await partner.open(card + (await dialog.codeOf('Iframe')))
  await expect(page.locator('safety-model-card').getByText('73.8%')).toBeVisible()
  const header = partner.content().getByRole('columnheader', { name: 'ERNIE 3.5 Turbo' })
  await expect(header).toBeVisible()
})

// reactSnippet.test.ts covers the React code.
test('search text with quotes and markup is escaped in the embed code @full', async ({
  page,
  partner,
}) => {
  page.on('dialog', () => expect('script in the search text').toBe('not run'))
  const dialog = new EmbedDialog(page)
  await dialog.open(`/?q=${encodeURIComponent(HOSTILE)}`)
  await partner.open((await dialog.codeOf('Script tag')) + (await dialog.codeOf('Iframe')))
  await expect(page.getByRole('searchbox')).toHaveValue(HOSTILE)
  await expect(partner.content().getByRole('searchbox')).toHaveValue(HOSTILE)
  await expect(page.locator('img')).toHaveCount(0)
})

/** Bundles the component as a partner would. */
async function bundled(code: string): Promise<{ script: string; style: string }> {
  const name = /export function (\w+)/.exec(code)?.[1] ?? ''
  const mount = `import { createRoot } from 'react-dom/client'
    createRoot(document.getElementById('root')).render(<${name} />)`
  const { outputFiles } = await build({
    stdin: { contents: `${code}\n${mount}`, resolveDir: SITE, loader: 'tsx' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'out',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const textOf = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { script: textOf('.js').replaceAll('</script', '<\\/script'), style: textOf('.css') }
}
