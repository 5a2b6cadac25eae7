import { describe, expect, it } from 'vitest'
import { parseTables } from './parseTables.ts'
import { readScript } from './readScript.ts'
import { tableImporter } from './tableImporter.ts'
import { tableMapping } from './TableMapping.ts'

describe('lists of objects in a script', () => {
  it.each([
    ['an assignment', 'safety = [{ "Model": "a" }]', ['safety']],
    ['a constant', 'const safety = [{ Model: "a" }]', ['safety']],
    ['an export', 'export const safety = [{ Model: `a` }]', ['safety']],
    ['the default export', "export default [{ 'Model': 'a' }];", ['default']],
    ['a member', 'window.boards.safety = [{ Model: "a" }]', ['window', 'boards', 'safety']],
    ['a property', 'var data = { safety: [{ Model: "a" }] }', ['data', 'safety']],
  ])('are tables below the names of %s', (_, text, headings) => {
    const rows = [{ number: 1, cells: ['a'] }]
    expect(readScript(text).tables).toEqual([{ headings, header: ['Model'], rows }])
  })

  it('have the columns of all objects, and an empty cell for an absent value', () => {
    const text = `scores = [
      { "Model": " a ", "Safe (↑) ": 0.5 },
      { "Model": "b", "Harm": -1.000, "Safe (↑)": null, "isOpen": true },
    ]`
    expect(readScript(text).tables).toEqual([
      {
        headings: ['scores'],
        header: ['Model', 'Safe (↑)', 'Harm', 'isOpen'],
        rows: [
          { number: 1, cells: ['a', '0.5', '', ''] },
          { number: 2, cells: ['b', '', '-1', 'true'] },
        ],
      },
    ])
  })

  it('keep a value that is not written out as the text that it is, and run nothing', () => {
    const { tables } = readScript('x = [{ Model: "a", Safe: 1 / 2, Tags: ["t"], Run: alert() }]')
    expect(tables[0]?.rows[0]?.cells).toEqual(['a', '1 / 2', '["t"]', 'alert()'])
  })

  it.each([
    ['x = [{ Model: "a",\n Safe: 1, "Safe ": 2 }]', 'its line 1 has two values of "Safe"'],
    ['x = [\n{ ...base }]', 'its line 2 has a key that is not written out'],
    ['x = [{ [name]: 1 }]', 'its line 1 has a key that is not written out'],
  ])('are refused with the reason in %j', (text, problem) => {
    expect(readScript(text).tables).toMatchObject([
      { rows: [], problem: expect.stringContaining(problem) },
    ])
  })

  it.each([
    'a,b\n1,2',
    'x = [1, 2]',
    'x = [{ a: 1 }, 2]',
    'x = []',
    'f([{ a: 1 }])',
    'x = f([{}])',
  ])('are not found in %j', (text) => expect(readScript(text)).toEqual({ tables: [] }))

  it.each([
    ['is cut', 'x = [{ "Model": "a" }, {', 'as JavaScript it cannot be read: Unexpected token'],
    ['is nested too deeply', `x = [{ a: ${'['.repeat(200_000)}`, 'Not enough stack space'],
    ['is too large', `x = [{ a: "${'a'.repeat(2 ** 21)}" }]`, 'at most 2097152 characters'],
  ])('are not read from a text that %s, with the reason as a hint', (_, text, hint) => {
    expect(readScript(text)).toEqual({ tables: [], hint: expect.stringContaining(hint) })
  })

  it('do not keep a CSV table with JSON in its cells from being read', () => {
    const [table] = parseTables('Model,Tags\na,"{""x"": [{""y"": 1}]}"')
    expect(table?.rows).toEqual([{ number: 1, cells: ['a', '{"x": [{"y": 1}]}'] }])
  })
})

describe('a mapping with headings for its columns', () => {
  const column = (name: string, others: object) => ({
    column: name,
    task: name,
    metric: 'score',
    subcategory: name,
    lower_is_better: false,
    measure: 'proportion',
    ...others,
  })
  const COLUMNS = [
    column('Safe', { category: 'jailbreak', heading: 'safety' }),
    column('Fair', { category: 'bias', heading: 'fairness' }),
  ]
  const TEXT = `
    other = [{ "Model": "A", "Safe": 0.1, "Fair": 0.1 }]
    safety = [{ "Model": "A", "Safe": 0.5 }, { "Model": "B", "Safe": 0.25 }]
    fairness = [{ "Model": "a", "Fair": 0.75 }]`
  const read = (columns: readonly object[], text = TEXT) =>
    tableImporter(tableMapping.parse({ model: 'Model', columns })).read({
      path: 'x',
      content: text,
    })

  it('reads each column from the table below its heading', async () => {
    const runs = await read(COLUMNS)
    expect(runs.map(({ model, figures }) => [model, figures[0]?.task, figures[0]?.value])).toEqual([
      ['A', 'Safe', 0.5],
      ['B', 'Safe', 0.25],
      ['a', 'Fair', 0.75],
    ])
  })

  it('names the tables of a script without the heading', async () => {
    await expect(read([column('Safe', { category: 'bias', heading: 'ethics' })])).rejects.toThrow(
      'it has 0 tables below the heading "ethics", and the mapping names one; it has: table 1 below "other": Model, Safe, Fair',
    )
  })

  it('is refused beside a heading or a table of the whole mapping', () => {
    for (const key of [{ heading: 'safety' }, { table: 1 }, { tables: [1] }]) {
      const { error } = tableMapping.safeParse({ model: 'Model', columns: COLUMNS, ...key })
      const [name] = Object.keys(key)
      expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
        ['columns.0.heading', `absent beside ${name}`],
        ['columns.1.heading', `absent beside ${name}`],
      ])
    }
  })
})
