import { expect, it } from 'vitest'
import { chooseRuns } from '../choose/chooseRuns.ts'
import { inspect } from '../formats/inspect/inspect.ts'
import { reportJson } from './reportJson.ts'
import { reportTable } from './reportTable.ts'
import { createReport, figureWith } from '../testing/reports.ts'

const KEY = 'sk-proj-abcdefghijklmnop'
const EVIL = `${KEY} ${'long text '.repeat(10_000)}`

it('no report shows a whole text of a file, or a key in it', () => {
  const figures = [
    figureWith({ task: EVIL, metric: EVIL, variant: EVIL }),
    figureWith({ value: EVIL }),
    figureWith({ value: { deep: EVIL } }),
    figureWith({ rejection: EVIL }),
    figureWith({
      meaning: { category: 'bias', subcategory: EVIL, lowerIsBetter: false, measure: 'mean' },
    }),
  ]
  const reports = [
    createReport('a.json', { model: EVIL }, figures),
    createReport('b.json', { model: `org/${EVIL}` }),
    createReport('c.json', { rejection: EVIL }),
  ]
  const table = reportTable(chooseRuns(reports, new Map()))
  for (const text of [table, [...reportJson(reports, [])].join('')]) {
    expect(text).toContain('[hidden]')
    expect(text).not.toContain(KEY)
    expect(text.length).toBeLessThan(20_000)
  }
})

it('a report shows only the first line of an error of Inspect, without keys', async () => {
  const content = {
    status: 'error',
    error: { message: `BadRequestError: ${KEY} is wrong\n${EVIL}` },
    eval: { task: 't', model: 'm' },
  }
  expect(await inspect.read({ path: 'x', content })).toMatchObject([
    { rejection: 'its status is error: BadRequestError: [hidden] is wrong' },
  ])
})
