import { LISTED } from '../fixtures/expectedEntries.ts'
import { names } from './queries.ts'
import { expect, test } from './journey.ts'

const SEARCH = { role: 'searchbox', name: 'Search models' }
const PROVIDER = { role: 'combobox', name: 'Provider' }

test('search: rows, count and URL follow the search and the provider filter', async ({
  enginePage,
  site,
}) => {
  const shown = async (isShown: (entry: (typeof LISTED)[number]) => boolean) => {
    const expected = LISTED.filter(isShown).map(({ name }) => name)
    await expect
      .poll(async () => new Set(await enginePage.texts(names())))
      .toEqual(new Set(expected))
    const status = `${expected.length} of ${LISTED.length} models`
    expect(await enginePage.count({ text: status }), status).toBe(1)
    return expected.length
  }
  await enginePage.open(site)
  await enginePage.fill(SEARCH, '70b')
  expect(await shown(({ name }) => name.includes('70B'))).toBeGreaterThan(1)
  expect((await enginePage.location()).searchParams.get('q')).toBe('70b')

  await enginePage.fill(SEARCH, '')
  await enginePage.focus(PROVIDER)
  await enginePage.type('OpenAI')
  expect(await shown(({ provider }) => provider === 'OpenAI')).toBeGreaterThan(1)
  expect((await enginePage.location()).searchParams.get('provider')).toBe('OpenAI')

  await enginePage.fill(SEARCH, 'llama')
  await enginePage.waitFor({ text: 'No models from OpenAI match “llama”.' })
  await enginePage.click({ role: 'button', name: 'Clear filters' })
  await shown(() => true)
  expect((await enginePage.location()).search).toBe('')
})
