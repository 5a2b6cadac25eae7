import { describe, expect, it } from 'vitest'
import { realDocument } from '../../testing/realDocuments.ts'
import { tableImporter } from './tableImporter.ts'
import { tableMapping } from './TableMapping.ts'

const COLUMN = {
  column: 'Safe',
  task: 'Board',
  metric: 'safe rate',
  category: 'jailbreak',
  subcategory: 'Board (safe rate)',
  lower_is_better: false,
  measure: 'proportion',
} as const

const createMapping = (others: object, column: object = {}) => ({
  model: 'Model',
  columns: [{ ...COLUMN, ...column }],
  ...others,
})

const read = (content: string, others: object, column: object = {}) =>
  tableImporter(tableMapping.parse(createMapping(others, column))).read({ path: 'x', content })

describe('several tables', () => {
  const TABLE = '|Model|Safe|\n|-|-|\n'
  const TEXT = `${TABLE}|a|0.5|\n\n|Other|\n|-|\n|x|\n\n${TABLE}|b|0.6|\n`

  it('are read one after the other', async () => {
    const runs = await read(TEXT, { tables: [1, 3] })
    expect(runs.map(({ model, figures }) => [model, figures[0]?.value])).toEqual([
      ['a', 0.5],
      ['b', 0.6],
    ])
  })

  it('are refused if one of them lacks a column or does not exist', async () => {
    await expect(read(TEXT, { tables: [1, 2] })).rejects.toThrow('0 tables of it have')
    await expect(read(TEXT, { tables: [1, 4] })).rejects.toThrow('it has 3 tables')
  })
})

describe('the day of a row', () => {
  it('is that of its column, in UTC', async () => {
    const text = 'Model,Safe,Run\na,0.5,2026-04-16T21:20:23.000Z\nb,0.6,2026-04-17\nc,0.7,soon'
    const runs = await read(text, { date_column: 'Run' })
    expect(runs.map(({ time }) => time)).toEqual([
      Date.parse('2026-04-16T21:20:23Z'),
      Date.parse('2026-04-17'),
      null,
    ])
  })

  it('is missing with its column', async () => {
    await expect(read('Model,Safe\na,0.5', { date_column: 'Run' })).rejects.toThrow('Run')
  })

  it.each(['05/01/2025', '2025-13-01', '2100-01-01', '1970-01-01', 'May'])(
    'is not used with the day %s, which is none or impossible',
    async (day) => {
      const [run] = await read(`Model,Safe,Run\na,0.5,${day}`, { date_column: 'Run' })
      expect(run).toMatchObject({ isUnread: true })
      expect(run?.figures[0]?.rejection).toBe(
        `its date is no day from 2000 to tomorrow, as YYYY-MM-DD: "${day}" in row 1, column "Run"`,
      )
    },
  )

  it('may have no day in its column', async () => {
    const [run] = await read('Model,Safe,Run\na,0.5,n/a', { date_column: 'Run' })
    expect(run).toMatchObject({ time: null })
    expect(run?.isUnread).toBeUndefined()
  })
})

it('the number of prompts is the one on which each share and its error agree', async () => {
  const mapping = createMapping(
    { model: 'Model version', date_column: 'Started at' },
    { column: 'mean_score', standard_error: 'stderr', n_in_error: true },
  )
  const document = await realDocument('tables/epoch_simpleqa_verified_2026-04.csv')
  const runs = await tableImporter(tableMapping.parse(mapping)).read(document)
  const counts = new Map(runs.map(({ model, figures }) => [model, figures[0]?.n]))
  const unknown = [...counts].filter(([, n]) => n === null)
  expect(unknown.map(([model]) => model)).toEqual([
    'gpt-5.4-nano-2026-03-17_high',
    'muse-spark',
    'gpt-5.4-pro-2026-03-05_xhigh',
    'glm-4.7',
  ])
  expect(new Set(counts.values())).toEqual(new Set([1000, 999, 998, 997, 996, 983, null]))
})

it('the number of prompts is the largest one of which a share in percent is a whole number', async () => {
  const column = { unit: 'percent', n_in_digits: { largest: 582, decimals: 10 } }
  const runs = await read('Model,Safe\na,60.60606061\nb,77.9\nc,', {}, column)
  expect(runs.map(({ figures }) => figures[0]?.n)).toEqual([561, null, null])
})

it('a column that the table lacks is answered with the one that was likely meant', async () => {
  await expect(read('model,Saef\na,0.5', {})).rejects.toThrow(
    'did you mean "model" for "Model" and "Saef" for "Safe"?',
  )
})

it.each([
  [{ table: 1, tables: [1, 2] }, {}, 'absent beside table'],
  [{ tables: [1, 1] }, {}, 'each number once'],
  [{ date: '2026-01-05', date_column: 'Run' }, {}, 'absent beside date'],
  [{ provider: 'Model' }, {}, 'a column other than that of the model'],
  [{}, { n_in_error: true }, 'n_in_error only for'],
  [{}, { n_in_digits: { largest: 582, decimals: 8 } }, 'as many decimals as tell'],
  [{}, { n_in_digits: { largest: 582, decimals: 10 }, n: 10 }, 'n_in_digits only for'],
  [{}, { n_in_error: true, n: 10, standard_error: 'SE' }, 'n_in_error only for'],
])('the mapping %j with the column %j is refused', (others, column, problem) => {
  const { error } = tableMapping.safeParse(createMapping(others, column))
  expect(error?.issues.map(({ message }) => message).join()).toContain(problem)
})
