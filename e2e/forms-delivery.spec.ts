// @tier short
import { expect, test } from './fixtures/app.ts'
import { FormPage, FORMS } from './fixtures/formPages.ts'
import { delayRequests } from './fixtures/delayRequests.ts'
import { asksDatabase, formatRequest, REST, recordRequests } from './fixtures/restAnswer.ts'

for (const { address, texts, table, row, succeeded, failed } of FORMS) {
  test(`${address} keeps all fields after a failed submission, and a retry stores one row and returns nothing`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/^Failed to load resource/)
    const form = new FormPage(page)
    await form.open(address)
    await page.route(REST, (route) => route.fulfill({ status: 500, json: { message: 'broken' } }))
    await form.fill(texts)
    await form.button.click()
    await expect(page.getByText(failed)).toBeVisible()
    expect(await form.shown(Object.keys(texts))).toEqual(texts)
    await expect(form.terms).toBeChecked()

    await page.unroute(REST)
    const requests = recordRequests(page)
    await form.button.dblclick()
    await expect(page.getByText(succeeded)).toBeVisible()
    const sent = requests.filter(asksDatabase)
    expect(sent.map(formatRequest)).toEqual([`POST /rest/v1/${table}`])
    expect(sent[0]?.postDataJSON()).toEqual(row)
    const answer = await sent[0]?.response()
    expect(answer?.status()).toBe(201)
    expect(await answer?.text()).toBe('')
  })

  test(`${address} is submitted once if Enter is pressed twice and the reader navigates away @full`, async ({
    page,
  }) => {
    const form = new FormPage(page)
    await form.open(address)
    const requests = recordRequests(page)
    const release = await delayRequests(page, REST)
    await form.fill(texts)
    await form.field(Object.keys(texts)[0] ?? '').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByRole('navigation').getByRole('link', { name: 'Sponsor' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sponsor Our Research')
    // The other page reads what the site holds.
    const sent = () =>
      requests.filter((request) => asksDatabase(request) && request.method() !== 'GET')
    await expect.poll(() => sent().length).toBe(1)
    release()
    expect((await sent()[0]?.response())?.status()).toBe(201)
    expect(sent().map(formatRequest)).toEqual([`POST /rest/v1/${table}`])
  })
}
