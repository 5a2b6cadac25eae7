// @tier short
import { BUILT_SITES } from '../playwright.config.ts'
import { expect, test } from './fixtures/app.ts'
import { withStaticServer } from './fixtures/staticServer.ts'

const [, SNAPSHOT_FOLDER = ''] = BUILT_SITES

test('every spelling of an address of a static host shows its page at one address', async ({
  page,
  consoleErrors,
}) => {
  // The host answers with the page for missing files.
  consoleErrors.expect(/status of 404/)
  await withStaticServer(SNAPSHOT_FOLDER, async (address) => {
    for (const [path, shown, heading] of [
      ['/index.html', '/', 'LLM Safety Evaluation Dashboard'],
      ['/model/gpt-4.html', '/model/gpt-4', 'GPT-4'],
      ['/model/GPT-4', '/model/gpt-4', 'GPT-4'],
      ['/model/gpt-4/', '/model/gpt-4', 'GPT-4'],
      ['/model/gpt-4%20', '/model/gpt-4', 'GPT-4'],
      ['/compare.html?models=gpt-4&amp;lang=x', '/compare?models=gpt-4&lang=x', 'Compare Models'],
      ['/suite/trustllm/', '/suite/trustllm', 'LLM Safety Evaluation Dashboard'],
    ] as const) {
      await page.goto(address + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveURL(address + shown)
    }
  })
})
