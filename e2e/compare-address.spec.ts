// @tier short
import { PLACEHOLDERS } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'

const SIX = ['gpt-4', 'ernie', 'chatglm3', 'mixtral', 'palm2', 'koala-13b']
const PLACEHOLDER = PLACEHOLDERS[0]?.id ?? ''

/** Addresses, and what is compared there. */
const ADDRESSES: readonly (readonly [string, readonly string[]])[] = [
  ['?models=gpt-4,ernie,chatglm3', ['gpt-4', 'ernie', 'chatglm3']],
  ['?models=gpt-4%2Cernie%2cchatglm3', ['gpt-4', 'ernie', 'chatglm3']],
  [`?models=${SIX.join(',')}`, SIX.slice(0, 3)],
  ['?models=gpt-4,gpt-4', ['gpt-4']],
  ['?models=gpt-4,gpt-4,ernie,mixtral', ['gpt-4', 'ernie', 'mixtral']],
  ['?models=gpt-4,nobody,ernie', ['gpt-4', 'ernie']],
  ['?models=a,b,c,gpt-4,ernie', ['gpt-4', 'ernie']],
  [`?models=${PLACEHOLDER},gpt-4`, ['gpt-4']],
  ['?models=..%2F,GPT-4,%00,ernie', ['ernie']],
  ['?models=,gpt-4,,ernie,', ['gpt-4', 'ernie']],
  ['?models=%20gpt-4%20,+ernie', ['gpt-4', 'ernie']],
  ['?models=gpt-4&models=ernie', ['gpt-4', 'ernie']],
  ['?models=nobody,nothing', []],
  [`?models=${PLACEHOLDER}`, []],
  [`?models=${'a'.repeat(4096)}`, []],
  ['?models=', []],
  ['?models=,,,', []],
]

test('an address compares what there is of the models that it names', async ({
  page,
  comparePage,
}) => {
  for (const [query, ids] of ADDRESSES) {
    await page.goto(`/compare${query}`)
    await comparePage.shows(...ids)
    await expect.poll(() => idsIn(comparePage.address), { message: query }).toEqual(ids)
  }
})

test('an address without a known model becomes the empty comparison', async ({
  page,
  comparePage,
}) => {
  await page.goto('/compare?models=nobody')
  await comparePage.shows()
  await expect(page.getByText('Select Models to Compare')).toBeVisible()
  await expect(page).toHaveURL('/compare')
})

test('an address that was put right leaves no step behind', async ({ page, comparePage }) => {
  await page.goto('/sponsor')
  await page.goto('/compare?models=gpt-4,nobody,ernie')
  await comparePage.shows('gpt-4', 'ernie')
  await expect.poll(() => comparePage.address).toBe('gpt-4,ernie')
  await page.goBack()
  await expect(page).toHaveURL('/sponsor')
})

test('parameters of someone else stay in the address', async ({ page, comparePage }) => {
  await page.goto('/compare?ref=newsletter&models=gpt-4')
  await comparePage.shows('gpt-4')
  await comparePage.add('ernie')
  await comparePage.shows('gpt-4', 'ernie')
  expect(new URL(page.url()).searchParams.get('ref')).toBe('newsletter')
  await comparePage.remove('ernie')
  await comparePage.remove('gpt-4')
  await comparePage.shows()
  await expect(page).toHaveURL('/compare?ref=newsletter')
})

test('a reload keeps the comparison', async ({ page, comparePage }) => {
  await comparePage.open()
  await comparePage.add('gpt-4')
  await comparePage.add('ernie')
  await comparePage.shows('gpt-4', 'ernie')
  await page.reload()
  await comparePage.shows('gpt-4', 'ernie')
})

test('a second address is followed without loading the page anew', async ({
  page,
  comparePage,
}) => {
  await comparePage.open('gpt-4')
  await comparePage.card('gpt-4').getByRole('link', { name: 'GPT-4', exact: true }).click()
  await expect(page).toHaveURL('/model/gpt-4')
  await page.goBack()
  await comparePage.shows('gpt-4')
  // Twice unknown ids, so that the second correction is not taken for the first.
  for (const unknown of ['nobody', 'nothing']) {
    await page.evaluate((id) => {
      history.pushState(null, '', `/compare?models=ernie,${id}`)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, unknown)
    await comparePage.shows('ernie')
    await expect.poll(() => comparePage.address).toBe('ernie')
  }
})

/** An address that needed no correction keeps the way in which it was written. */
function idsIn(address: string): string[] {
  return address
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
}
