// @tier short
import { PLACEHOLDERS } from '@transparency-lab/widgets/domain'
import { expect, test } from './fixtures/app.ts'

const SIX = ['gpt-4', 'ernie', 'chatglm3', 'mixtral', 'palm2', 'koala-13b']
const PLACEHOLDER = PLACEHOLDERS[0]?.id ?? ''

/** Addresses, and what is compared there; what an address can say is a matter of the domain's own tests. */
const ADDRESSES: readonly (readonly [string, readonly string[]])[] = [
  ['?models=gpt-4%2Cernie%2cchatglm3', ['gpt-4', 'ernie', 'chatglm3']],
  [`?models=${SIX.join(',')}`, SIX.slice(0, 3)],
  [`?models=gpt-4,gpt-4,nobody,..%2F,%00,${PLACEHOLDER},,ernie,`, ['gpt-4', 'ernie']],
  ['?models=nobody', []],
]

test('an address compares what there is of the models that it names, and is put right without a step', async ({
  page,
  comparePage,
}) => {
  await page.goto('/sponsor')
  for (const [query, ids] of ADDRESSES) {
    await page.goto(`/compare${query}`)
    await comparePage.shows(...ids)
    await expect.poll(() => comparePage.address, { message: query }).toBe(ids.join(','))
  }
  await expect(page.getByText('Select Models to Compare')).toBeVisible()
  await expect(page).toHaveURL('/compare')
  // Each address is one step: its correction has left none behind.
  for (const [, ids] of ADDRESSES.slice(0, -1).toReversed()) {
    await page.goBack()
    await comparePage.shows(...ids)
  }
  await page.goBack()
  await expect(page).toHaveURL('/sponsor')
})

test('a reload keeps the comparison, and parameters of someone else stay in the address', async ({
  page,
  comparePage,
}) => {
  await page.goto('/compare?ref=newsletter&models=gpt-4')
  await comparePage.shows('gpt-4')
  await comparePage.add('ernie')
  await comparePage.shows('gpt-4', 'ernie')
  await page.reload()
  await comparePage.shows('gpt-4', 'ernie')
  expect(new URL(page.url()).searchParams.get('ref')).toBe('newsletter')
  await comparePage.remove('ernie')
  await comparePage.remove('gpt-4')
  await comparePage.shows()
  await expect(page).toHaveURL('/compare?ref=newsletter')
})

test('a second address is followed and put right without loading the page anew', async ({
  page,
  comparePage,
}) => {
  await comparePage.open('gpt-4')
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
