import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgeFigure } from '../../choose/judgeFigure.ts'
import { describeImporter } from '../importerContract.ts'
import { readJsonFile } from '../../../file/readJsonFile.ts'
import { realDocument, VECTARA_MAPPING } from '../../testing/realDocuments.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { tableImporter } from './tableImporter.ts'
import { withoutSchema } from '../../../file/readJsonFile.ts'
import { tableMapping, type TableMapping } from './TableMapping.ts'

const VECTARA = tableMapping.parse(withoutSchema(JSON.parse(readFileSync(VECTARA_MAPPING, 'utf8'))))

describeImporter(tableImporter(VECTARA), ['tables/vectara_2026-03-10.md'])

const CSV: TableMapping = {
  model: 'model',
  columns: [
    {
      column: 'acc',
      task: 'quiz',
      metric: 'accuracy',
      category: 'factuality',
      subcategory: 'Quiz (accuracy)',
      lower_is_better: false,
      measure: 'proportion',
      n: 'n',
      standard_error: 'error',
    },
  ],
}

const folder = temporaryFolder()

const readText = (content: string, mapping = CSV) =>
  tableImporter(mapping).read({ path: 'x', content })

describe('the Vectara leaderboard', () => {
  it('has 96 models with the published rate in percent', async () => {
    const runs = await tableImporter(VECTARA).read(
      await realDocument('tables/vectara_2026-03-10.md'),
    )
    expect(runs).toHaveLength(96)
    const [first] = runs
    expect(first).toMatchObject({
      model: 'antgroup/finix_s1_32b',
      provider: 'antgroup',
      time: Date.parse('2026-03-10'),
    })
    const [rate, ...others] = first?.figures ?? []
    expect(rate).toMatchObject({
      value: 1.8,
      n: null,
      lowerIsBetter: true,
      range: { low: 0, high: 100 },
      judge: 'HHEM-2.3',
    })
    expect(others.map(({ rejection }) => rejection)).toEqual(
      Array(3).fill('the mapping does not name its column'),
    )
    expect(runs.slice(1).flatMap(({ figures }) => figures)).toHaveLength(95)
    expect(runs.at(-1)).toMatchObject({ model: 'mistralai/ministral-3-3b-2512' })
  })
})

describe('a CSV table', () => {
  const text = 'model,acc,n,error\r\n"a, b",0.5,200,0.01\nc,null,,\n'

  it('has a run for each row, with quoted commas', async () => {
    const [first, second] = await readText(text)
    expect(first?.model).toBe('a, b')
    expect(first?.figures[0]).toMatchObject({ value: 0.5, n: 200, standardError: 0.01 })
    expect(second?.figures[0]).toMatchObject({ value: null, n: null, standardError: null })
  })

  it('can have another delimiter and a byte order mark', async () => {
    const [run] = await readText('\uFEFFmodel;acc;n;error\na;0.5;2;0.1', { ...CSV, delimiter: ';' })
    expect(run?.figures[0]).toMatchObject({ value: 0.5, n: 2 })
  })

  it('can have a provider column', async () => {
    const text = 'model,maker,acc,n,error\na,Org,0.5,,\nb,,0.5,,'
    const runs = await readText(text, { ...CSV, provider: 'maker' })
    expect(runs.map(({ provider }) => provider)).toEqual(['Org', undefined])
  })

  it('has the text of a non-numeric cell as an unused value', async () => {
    for (const cell of ['1.2.3', '12 (est.)', '50 %']) {
      const [run] = await readText(`model,acc,n,error\na,"${cell}",,`)
      const [figure] = run?.figures ?? []
      if (run === undefined || figure === undefined) throw new Error('There is no figure.')
      expect(figure.value).toBe(cell)
      expect(judgeFigure('table', run, figure).reason).toContain('it is not a number')
    }
  })

  it.each([
    ['0,5', '.', '"decimal": "," in the mapping'],
    ['0.5', ',', '"decimal": "." in the mapping'],
    ['1,234', '.', '"decimal": "," in the mapping, or numbers without a sign between thousands'],
  ] as const)(
    'is rejected with %s where the decimal sign is %s',
    async (cell, decimal, allowed) => {
      const text = `model,acc,n,error\na,1,,\nb,"${cell}",,\n`
      await expect(readText(text, { ...CSV, decimal })).rejects.toThrow(
        `its column "acc" has "${cell}" in row 2, where the decimal sign is "${decimal}" by the mapping; allowed: ${allowed}`,
      )
    },
  )

  it.each([
    ['k. A.', '; "missing" of the mapping lists the texts that mean no value'],
    ['#DIV/0!', '; "missing" of the mapping lists the texts that mean no value'],
    ['60.5 [55.1, 65.3]', ', and an interval with two ends is not read, but "70.5 ± 2.1"'],
    ['70.5 (65.0-75.0)', ', and an interval with two ends is not read, but "70.5 ± 2.1"'],
    ['0,5', ' with the decimal sign "." of the other ones'],
    ['~70.5', ': "~70.5" in row 1'],
  ])('says what can be done about %s in one of its cells', async (cell, remedy) => {
    const [run] = await readText(`model,acc,n,error\na,"${cell}",,\nb,0.5,,`)
    expect(run?.figures[0]?.rejection).toContain(`it is not a number${remedy}`)
  })

  it.each([
    ['a short line', 'model,acc,n,error\na,1,2,3\nSource: x', 'its line 3 has 1 cell, not 4'],
    ['a long line', 'model,acc,n,error\n\na,1,2,3,', 'its line 3 has 5 cells, not 4'],
    ['an open quote', 'model,acc,n,error\na,"1,2,3', 'Quote Not Closed'],
    [
      'a line above its header',
      'Board\nmodel,acc,n,error\na,1,2,3',
      'its header is: Board; the mapping names: model, acc, n, error; its line 2 has these columns; allowed: the file without',
    ],
    [
      'a title of as many cells',
      'Board,,,\nmodel,acc,n,error\na,1,2,3',
      'its line 2 has these columns',
    ],
    [
      'bare decimal commas',
      'model,acc,n,error\na,0,5,2,3',
      'allowed: quotes around a number with a comma',
    ],
    ['a header alone', 'model,acc,n,error\n', 'its table has no rows below its header'],
  ])('is rejected with %s', async (_, text, reason) => {
    await expect(async () => readText(text)).rejects.toThrow(reason)
  })

  it.each(['1.5', '-0.1', '40'])('has no figure with a standard error of %s', async (error) => {
    const runs = await readText(`model,acc,n,error\na,0.5,100,${error}\nb,0.5,100,0\n`)
    const rejection = `its standard error is no number from 0 to 0.65, the largest for its value: "${error}" in row 1, column "error"`
    expect(runs).toMatchObject([{ isUnread: true, figures: [{ rejection }] }, {}])
    expect(runs[1]?.isUnread).toBeUndefined()
  })

  it('has no figure with an impossible error behind it', async () => {
    const [column] = CSV.columns
    const { standard_error: _, ...plain } = { ...column }
    for (const [plus_minus, problem] of [
      ['standard_error', 'standard error is no number from 0 to 0.65, the largest for its value'],
      ['interval_95', '± is no number from 0 to 1'],
    ]) {
      const columns = [{ ...plain, plus_minus }] as TableMapping['columns']
      const runs = await readText('model,acc,n\na,0.5 ± 1.5,100', { ...CSV, columns })
      const rejection = `its ${problem}: "0.5 ± 1.5" in row 1, column "acc"`
      expect(runs).toMatchObject([{ isUnread: true, figures: [{ rejection }] }])
    }
  })

  it('may end with rows of separators', async () => {
    expect(await readText('model,acc,n,error\na,1,2,0\n,,,\n')).toHaveLength(1)
  })

  it('is rejected with the delimiter that the mapping perhaps needs', async () => {
    const text = 'model;acc;n;error\na;0,5;2;0,1'
    const reading = (async () => readText(text))()
    await expect(reading).rejects.toThrow('the mapping names: model, acc, n, error')
    await expect(reading).rejects.toThrow('perhaps the mapping needs "delimiter": ";"')
    const tabs = String.raw`perhaps the mapping needs "delimiter": "\t"`
    await expect(readText(text.replaceAll(';', '\t'))).rejects.toThrow(tabs)
  })

  it('is rejected without a column of the mapping', async () => {
    const read = readText('model,acc\na,1')
    await expect(async () => read).rejects.toThrow(
      '0 tables of it have the columns model, acc, n, error; it has: model, acc',
    )
  })
})

describe('a Markdown table', () => {
  const table = (header: string, row: string) =>
    `# Title\n\n${header}\n|---|:--:|---|---|\n${row}\n\ntext`

  it('can have text around it and an escaped pipe in a cell', async () => {
    const [run] = await readText(table('|model|acc|n|error|', String.raw`|a\|b|.5|10|0|`))
    expect(run?.model).toBe('a|b')
    expect(run?.figures[0]).toMatchObject({ value: 0.5, n: 10 })
  })

  it('has short rows filled and long rows cut', async () => {
    const text = table('|model|acc|n|error|', '|**Group**|\n|a|0.5|\n|b|0.5|10|0|x|')
    const runs = await readText(text)
    expect(runs.map(({ model, figures }) => [model, figures[0]?.value, figures[0]?.n])).toEqual([
      ['Group', null, null],
      ['a', 0.5, null],
      ['b', 0.5, 10],
    ])
  })

  it('is rejected if it occurs twice', async () => {
    const text = table('|model|acc|n|error|', '|a|0.5|1|0|')
    await expect(async () => readText(`${text}\n\n${text}`)).rejects.toThrow('2 tables of it have')
  })
})

describe('a mapping is invalid', () => {
  const [column] = CSV.columns
  const other = { ...column, column: 'other', subcategory: 'Other' }

  it.each([
    [
      { lower_is_better: true, measure: 'mean' },
      'columns[1] is {"column":"other"',
      'a proportion, or a mean with its',
    ],
    [{ column: 'acc' }, 'columns[1].column is "acc"', 'each column once'],
    [{ n: 'other' }, 'columns[1].n is "other"', 'a column other than that of the value'],
    [{ unit: '%', range: { low: 0, high: 1 } }, 'columns[1] is {"column"', 'a range in percent'],
    [{ plus_minus: 'standard_error' }, 'columns[1] is {"column"', 'one standard error'],
    [{ column: 'model' }, 'columns[1].column is "model"', 'a column other than those of the model'],
    [{ column: 'maker' }, 'columns[1].column is "maker"', 'a column other than those of the model'],
    [
      { subcategory: 'Quiz (accuracy)' },
      'columns[1].subcategory is "Quiz (accuracy)"',
      'each subcategory of factuality once',
    ],
    [
      { range: { low: 1, high: 1 } },
      'columns[1].range is {"low":1,"high":1}',
      'an object whose low is below its high',
    ],
  ])('with a second column %j', async (changes, found, allowed) => {
    const mapping = { ...CSV, provider: 'maker', columns: [column, { ...other, ...changes }] }
    const file = path.join(folder, 'mapping.json')
    writeFileSync(file, JSON.stringify(mapping))
    const reading = readJsonFile(file, tableMapping)
    await expect(reading).rejects.toThrow(`mapping.json: ${found}`)
    await expect(reading).rejects.toThrow(`allowed: ${allowed}`)
  })
})

describe('a text without a table of the mapping', () => {
  const LINES = '| model | acc | n | error |\n|---|---|---|---|\n| a | 0.5 | 100 | 0.05 |\n'

  it.each([
    ['a comment', `<!--\n${LINES}-->\n`],
    ['code', `\`\`\`\n${LINES}\`\`\`\n`],
    ['HTML', `<div>\n${LINES}</div>\n`],
    ['a header of more cells', LINES.replace('---|', '')],
  ])('says that a table in %s is not shown', async (_, text) => {
    await expect(readText(text)).rejects.toThrow('a Markdown table is not shown in a comment')
  })

  it('says that a table of HTML is not read', async () => {
    await expect(readText('a, b\n<table>\n<tr>\n')).rejects.toThrow(
      'its table is HTML, which is not read',
    )
  })
})

it('reads the line by which a spreadsheet names its separator', async () => {
  const runs = await readText('sep=;\r\nmodel;acc;n;error\r\na;0.5;100;0.05\r\n')
  expect(runs).toMatchObject([{ model: 'a' }])
  await expect(readText('sep=;\nmodel;acc;n;error\na;0.5\n')).rejects.toThrow('its line 3 has')
})

it('takes a decomposed name of a column for the same name', async () => {
  const column = 'Gr\u00F6\u00DFe'
  const mapping = { ...CSV, columns: CSV.columns.map((each) => ({ ...each, column })) }
  const text = 'model,Gro\u0308\u00DFe,n,error\na,0.5,100,0.05\n'
  expect(await readText(text, mapping)).toMatchObject([{ model: 'a' }])
  const twice = text.replace('model', 'Gr\u00F6\u00DFe,model').replace('a,', '0.1,a,')
  await expect(readText(twice, mapping)).rejects.toThrow('columns 1 and 3 have the name')
})

it('counts a struck-out model as a row that cannot be read', async () => {
  const text = '| model | acc | n | error |\n|---|---|---|---|\n| ~~a~~ | 0.5 | 100 | 0.05 |\n'
  expect(await readText(text)).toMatchObject([
    { isUnread: true, modelProblem: 'its row "~~a~~" is struck out' },
  ])
})
