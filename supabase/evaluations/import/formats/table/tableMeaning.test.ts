import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { figureSchema } from '../../mapping/FigureMapping.ts'
import { tableImporter } from './tableImporter.ts'
import { tableMapping, type TableMapping } from './TableMapping.ts'

const COLUMN = {
  column: 'Safe',
  task: 'Board',
  metric: 'safe rate',
  category: 'jailbreak',
  subcategory: 'Board (safe rate)',
  lower_is_better: false,
  measure: 'proportion',
}

const mapColumn = (column: object = {}, others: object = {}): TableMapping =>
  tableMapping.parse({ model: 'Model', columns: [{ ...COLUMN, ...column }], ...others })

const readRuns = async (text: string, mapping: TableMapping) =>
  tableImporter(mapping).read({ path: 'x', content: text })

/** Reads the first figure of each row. */
const readFigures = async (text: string, mapping: TableMapping) => {
  const runs = await readRuns(text, mapping)
  return runs.map(({ figures }) => figures[0])
}

const reading = (text: string, mapping: TableMapping) =>
  expect(async () => readRuns(text, mapping)).rejects

describe('a column', () => {
  it('that the mapping names is rejected if another has its name', async () => {
    await reading('Model,Safe,Safe\na,0.5,0.6', mapColumn()).toThrow(
      'its columns 2 and 3 have the name "Safe"',
    )
    const table = '|Model|Safe|**Safe**|\n|-|-|-|\n|a|0.5|0.6|'
    await reading(table, mapColumn()).toThrow('its columns 2 and 3 have the name "Safe"')
    await reading('Model,Safe,N,N\na,0.5,1,2', mapColumn({ n: 'N' })).toThrow('have the name "N"')
  })

  it.each(['Safe\u200E', 'Sa\u200Bfe', 'Ｓafe', 'Safe '])(
    'that the mapping names is rejected if another looks like it: %j',
    async (name) => {
      const same = 'its columns 2 and 3 have the name "Safe"'
      await reading(`Model,Safe,${name}\na,0.5,0.6`, mapColumn()).toThrow(same)
      await reading(`|Model|Safe|${name}|\n|-|-|-|\n|a|0.5|0.6|`, mapColumn()).toThrow(same)
      const [figure] = await readFigures(`Model,${name}\na,0.5`, mapColumn())
      expect(figure).toMatchObject({ value: 0.5 })
    },
  )

  it('that the mapping names twice, in two spellings, is rejected', async () => {
    const other = { ...COLUMN, column: '**Safe**', subcategory: 'Other' }
    const mapping = tableMapping.parse({ model: 'Model', columns: [COLUMN, other] })
    await reading('|Model|Safe|\n|-|-|\n|a|0.5|', mapping).toThrow(
      'the mapping names its column "Safe" twice: "Safe" and "**Safe**"',
    )
  })

  it('that the mapping does not name may occur twice, and keeps each value', async () => {
    const [run] = await readRuns('Model,Δ,Safe,Δ\na,1,0.5,2', mapColumn())
    expect(run?.figures.map(({ task, value }) => [task, value])).toEqual([
      ['Board', 0.5],
      ['Δ', '1'],
      ['Δ', '2'],
    ])
  })

  it('with the count or the error of another column is not listed as unused', async () => {
    const mapping = mapColumn({ n: 'N', standard_error: 'SE' })
    const [run] = await readRuns('Model,Safe,N,SE\na,0.5,100,0.05', mapping)
    expect(run?.figures).toHaveLength(1)
  })
})

describe('errors of a column', () => {
  const ERRORS = 'Model,Safe,N,SE\nA-1,91.2,1000,0.00896\nB-1,80,1000,0.0126\nC-1,100,1000,0'

  it.each<[string, string, object]>([
    ['of a share', ERRORS, { standard_error: 'SE', n: 'N' }],
    ['of a mean', ERRORS, { standard_error: 'SE', n: 'N', measure: 'mean' }],
    ['without a number of prompts', ERRORS, { standard_error: 'SE', n_in_error: true }],
    ['behind ±', 'Model,Safe\nA-1,91.2 ± 0.009', { plus_minus: 'interval_95', n: 1000 }],
  ])('in another unit than the values are rejected: %s', async (_, text, column) => {
    const mapping = mapColumn({ unit: '%', ...column })
    await reading(text, mapping).toThrow(
      /^the errors of its column "(SE|Safe)" are too small: that of row 1 would be the error of \d{7,} prompts; allowed: errors in the unit of the values$/,
    )
    const scaled = text.replaceAll(/(?<=[,±] ?)0\.0+(\d+)/g, '0.$1')
    expect(await readFigures(scaled, mapping)).toHaveLength(text.split('\n').length - 1)
  })
})

describe('a column in percent', () => {
  it.each(['%', 'percent', 'Percent'])('has the unit %s', async (unit) => {
    const [figure] = await readFigures('Model,Safe\na,91.2%', mapColumn({ unit }))
    expect(figure).toMatchObject({
      value: 91.2,
      range: { low: 0, high: 100 },
      meaning: { unit: 'percent' },
    })
  })

  it('is rejected if a value without a sign may be a share', async () => {
    const text = 'Model,Safe\nA-1,91.2%\nB-1,0.874\nC-1,88%'
    await reading(text, mapColumn({ unit: '%' })).toThrow(
      'its column "Safe" has two scales: 0.874 in row 2 (B-1) has no percent sign, and 91.2% in row 1 (A-1) has one',
    )
  })

  it.each([
    ['0.874', '91.2', '.'],
    ['0,08', '12,2', ','],
    ['1', '88', '.'],
  ])(
    'without signs keeps back %s beside %s, which may be a share, unless the mapping gives its range',
    async (low, high, decimal) => {
      const text = `Model;Safe\nA-1;${high}\nB-1;${low}\nC-1;0`
      const others = { delimiter: ';', decimal }
      const runs = await readRuns(text, mapColumn({ unit: '%' }, others))
      expect(runs.map(({ isUnread }) => isUnread === true)).toEqual([false, true, false])
      expect(runs[1]?.figures[0]?.rejection).toBe(
        'it may be a share from 0 to 1 in a column in percent, unless the mapping gives ' +
          `the "range" from 0 to 100: "${low}" in row 2, column "Safe"`,
      )
      const range = { low: 0, high: 100 }
      const figures = await readFigures(text, mapColumn({ unit: '%', range }, others))
      expect(figures.map((figure) => figure?.rejection)).toEqual([undefined, undefined, undefined])
    },
  )

  it('is rejected if no value is above 1, unless the mapping gives its range', async () => {
    const text = 'Model,Safe\nA-1,0.9\nB-1,0'
    await reading(text, mapColumn({ unit: '%' })).toThrow('no value is above 1')
    const range = { low: 0, high: 100 }
    const figures = await readFigures(text, mapColumn({ unit: '%', range }))
    expect(figures.map((figure) => figure?.value)).toEqual([0.9, 0])
  })

  it('may have values with and without a sign that cannot be shares', async () => {
    const figures = await readFigures('Model,Safe\na,91.2%\nb,88.1\nc,0', mapColumn({ unit: '%' }))
    expect(figures.map((figure) => figure?.value)).toEqual([91.2, 88.1, 0])
  })

  it('may have only zeros', async () => {
    const [figure] = await readFigures('Model,Safe\na,0', mapColumn({ unit: '%' }))
    expect(figure?.value).toBe(0)
  })
})

it('rejects a percent sign where the mapping gives no such unit', async () => {
  const [figure] = await readFigures('Model,Safe\na,91.2%', mapColumn())
  expect(figure).toMatchObject({
    value: '91.2%',
    rejection:
      'it is not a number without the unit "percent" in the mapping: "91.2%" in row 1, column "Safe"',
  })
})

describe('the number behind "±"', () => {
  const text = 'Model,Safe\na,0.6 ± 0.3'

  it.each(['0.6 ± 0.3', '0.6 (0.3)'])(
    'is rejected unless the mapping says what it is: %s',
    async (cell) => {
      const [run] = await readRuns(`Model,Safe\na,${cell}`, mapColumn())
      expect(run).toMatchObject({ isUnread: true })
      expect(run?.figures[0]?.rejection).toBe(
        `the mapping does not say what the number behind "±" or in brackets is, as "plus_minus" does: "${cell}" in row 1, column "Safe"`,
      )
    },
  )

  it('can be a standard error', async () => {
    const [figure] = await readFigures(text, mapColumn({ plus_minus: 'standard_error' }))
    expect(figure).toMatchObject({ value: 0.6, standardError: 0.3 })
  })

  it('can be half of an interval, which ends at the range', async () => {
    const [figure] = await readFigures(
      'Model,Safe\na,0.8 ± 0.3',
      mapColumn({ plus_minus: 'interval_95' }),
    )
    expect(figure).toMatchObject({
      standardError: null,
      interval: { lower: 0.5, upper: 1, level: 0.95 },
    })
  })

  it('is no error of the value if it is a standard deviation', async () => {
    const [figure] = await readFigures(text, mapColumn({ plus_minus: 'standard_deviation' }))
    expect(figure).toMatchObject({ value: 0.6, standardError: null })
    expect(figure?.notes).toEqual([expect.stringContaining('a standard deviation of 0.3')])
  })

  it('can be unknown', async () => {
    const [figure] = await readFigures(text, mapColumn({ plus_minus: 'unknown' }))
    expect(figure).toMatchObject({ value: 0.6, standardError: null })
    expect(figure).not.toHaveProperty('interval')
  })
})

describe('a row', () => {
  it('is unread if its value, count, error or name cannot be used', async () => {
    const mapping = mapColumn({ n: 'N', standard_error: 'SE' })
    const rows = [
      'a,x,,',
      'b,0.5,many,',
      'c,0.5,10,x',
      'd,1.5,10,',
      ',0.5,10,',
      'e,0.5,10,0.1',
      'f,n/a,x,x',
      'g,,,',
    ]
    const runs = await readRuns(`Model,Safe,N,SE\n${rows.join('\n')}`, mapping)
    expect(runs.map(({ isUnread = false }) => isUnread)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(runs[1]?.figures[0]?.rejection).toBe(
      'its number of prompts is no whole number of at least 1: "many" in row 2, column "N"',
    )
  })

  it.each([
    ['a share', {}, ['0', '1.0'], ['-0.1', '1.01']],
    ['a percentage', { unit: 'percent' }, ['0', '100 %'], ['-1', '100.1 %']],
  ])('of %s is used at the ends of its scale, and not beyond', async (_, column, ends, beyond) => {
    const rows = [...ends, ...beyond].map((cell, index) => `m${index},${cell}`)
    const runs = await readRuns(`Model,Safe\n${rows.join('\n')}`, mapColumn(column))
    expect(runs.map(({ isUnread = false }) => isUnread)).toEqual([false, false, true, true])
  })

  it('of a summary or a baseline needs an alias', async () => {
    const runs = await readRuns('Model,Safe\nGPT-9,0.5\nAverage,0.5', mapColumn())
    expect(runs.map(({ modelProblem }) => modelProblem)).toEqual([
      undefined,
      'its row "Average" names no model',
    ])
  })

  it('can be left out by the mapping', async () => {
    const runs = await readRuns(
      'Model,Safe\nHouse rules,0.5',
      mapColumn({}, { leave_out: ['House rules'] }),
    )
    expect(runs[0]?.figures[0]?.rejection).toBe('the mapping leaves its row out')
  })
})

describe('one of several tables', () => {
  const table = (value: string) => `|Model|Safe|\n|-|-|\n|a|${value}|`
  const text = `# Main\n${table('0.1')}\n\n# Hard *subset*\n\n${table('0.2')}\n\nand\n\n${table('0.3')}`
  const readValue = async (others: object) =>
    (await readFigures(text, mapColumn({}, others)))[0]?.value

  it('is chosen by the mapping, by heading or number or both', async () => {
    expect(await readValue({ heading: 'Main' })).toBe(0.1)
    expect(await readValue({ table: 2 })).toBe(0.2)
    expect(await readValue({ heading: 'Hard subset', table: 2 })).toBe(0.3)
  })

  it('is not chosen otherwise, and the refusal lists the headings', async () => {
    const found = 'table 1 below "Main": Model, Safe; table 2 below "Hard subset": Model, Safe'
    await reading(text, mapColumn()).toThrow(found)
    await reading(text, mapColumn({}, { heading: 'Hard subset' })).toThrow('2 tables of it have')
    await reading(text, mapColumn({}, { heading: 'Other' })).toThrow(
      `it has 0 tables below the heading "Other", and the mapping names one; it has: ${found}`,
    )
    await reading(text, mapColumn({}, { table: 4 })).toThrow(
      'it has 3 tables, and the mapping names table 4',
    )
  })
})

it('has each of its keys in the documentation', () => {
  const docs = readFileSync(new URL('../../../../../docs/importing.md', import.meta.url), 'utf8')
  const [, keys = ''] = docs.split('## Mappings')
  const shapes = [tableMapping.shape, tableMapping.shape.columns.element.shape, figureSchema.shape]
  const known = shapes.flatMap((shape) => Object.keys(shape))
  expect(known.filter((key) => !keys.includes(`| \`${key}\``))).toEqual([])
})
