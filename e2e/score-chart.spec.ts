// @tier full
import { expect, test } from './fixtures/app.ts'
import { findModel } from './fixtures/expectedModels.ts'
import { recordRequests } from './fixtures/restAnswer.ts'

const IDS = ['gpt-4', 'ernie', 'chatglm3'] as const

test('a comparison loads its chart once it is opened, and a table has every number of it', async ({
  page,
  comparePage,
}) => {
  const requests = recordRequests(page)
  const loads = () => requests.filter((request) => request.url().includes('GroupedBarChart')).length
  await comparePage.open(...IDS)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  expect(loads()).toBe(0)
  await comparePage.openChart()
  expect(loads()).toBe(1)

  const drawn = await comparePage.chart.getByText(/%$/).allTextContents()
  const written = (await comparePage.table.innerText()).match(/\d+\.\d%/g) ?? []
  expect(drawn).not.toHaveLength(0)
  for (const number of drawn) expect(written).toContain(number)
  await expect(page.getByRole('figure')).toContainText(findModel('gpt-4').name)
})
