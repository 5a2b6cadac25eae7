import { expect, it } from 'vitest'
import { readMarkdown, renderText } from './readMarkdown.ts'

const readCell = (cell: string) => readMarkdown(`|a|b|\n|-|-|\n|${cell}|x|`)[0]?.rows[0]?.cells[0]

it.each([
  ['**91.2**', '91.2'],
  ['__91.2__', '91.2'],
  ['<u>88.1</u>', '88.1'],
  ['<span style="color:red"><b>88.1</b></span>', '88.1'],
  ['`Qux_1`', 'Qux_1'],
  [String.raw`Foo\_3`, 'Foo_3'],
  ['snake_case_name', 'snake_case_name'],
  ['**[GPT-9](https://example.org/a)**', 'GPT-9'],
  ['[GPT-9][1]', '[GPT-9][1]'],
  [String.raw`a\|b`, 'a|b'],
  ['`a\\|b`', 'a|b'],
  ['A&nbsp;1 &plusmn; 2', 'A 1 ± 2'],
  ['A<br>1', 'A 1'],
  ['A <!-- no --> 1', 'A 1'],
  ['![logo](a.png) GPT-9', 'GPT-9'],
  ['![GPT-9](a.png)', 'GPT-9'],
  ['🥇 GPT-9', 'GPT-9'],
  [':1st_place_medal: GPT-9', 'GPT-9'],
  ['91.2 🏆', '91.2'],
  ['A-1 [^9] [^10]', 'A-1'],
  ['B-1<sup>2</sup>', 'B-1'],
  ['91.2<sup>[1](#note)</sup>', '91.2'],
  ['91.2²', '91.2'],
  ['C-1*', 'C-1'],
  ['80.1 †', '80.1'],
  ['Command R+', 'Command R+'],
  ['60.5<sub>±0.3</sub>', '60.5 ±0.3'],
  ['60.5<sup>±0.3</sup>', '60.5 ±0.3'],
  ['91<sub>2</sub>', '91₂'],
  ['10<sup>3</sup>', '10^3'],
  ['10³', '10³'],
  ['2<sup>-3</sup>', '2^-3'],
  ['~~91.2~~', '~~91.2~~'],
  ['<del>91.2</del> 92', '~~91.2~~ 92'],
  ['🥇', '🥇'],
  ['', ''],
])('renders the cell %s', (cell, text) => {
  expect(readCell(cell)).toBe(text)
})

it('resolves the references of the text, but shows none of a footnote', () => {
  const text =
    '|a|b|\n|-|-|\n|[GPT][1]|x [^2]|\n\n[1]: https://example.org\n[^2]: https://example.org'
  expect(readMarkdown(text)[0]?.rows[0]?.cells).toEqual(['GPT', 'x'])
})

it('reads the tables that a page shows, with their headings', () => {
  const table = '| a | **b** |\n| - | - |\n| 1 | 2 |'
  const hidden = `\`\`\`\n${table}\n\`\`\`\n\n<!--\n${table}\n-->`
  const text = `# Board *1*\n\n${hidden}\n\n## All\n${table}\nend\n\n> ${table.replaceAll('\n', '\n> ')}\n\n# Other\n\n${table}`
  const found = readMarkdown(text.replaceAll('\n', '\r\n'))
  expect(found.map(({ headings, header }) => [headings, header])).toEqual([
    [
      ['Board 1', 'All'],
      ['a', 'b'],
    ],
    [
      ['Board 1', 'All'],
      ['a', 'b'],
    ],
    [['Other'], ['a', 'b']],
  ])
  expect(found[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['1', '2'],
    ['end', ''],
  ])
})

it('reads a row of hyphens inside a table as one of its rows', () => {
  const [table, ...others] = readMarkdown('|-|\n'.repeat(8000))
  expect(others).toEqual([])
  expect(table?.rows).toHaveLength(7998)
})

it('rejects more rows than a person writes', () => {
  expect(() => readMarkdown(`|a|\n|-|\n${'|b|\n'.repeat(50_000)}`)).toThrow('it is too large')
})

it('leaves a very long cell as it is', () => {
  const text = '**'.repeat(2000)
  expect(renderText(text)).toBe(text)
})

it.each([
  ['short rows', '|x|\n'],
  ['rows of empty cells', `|x|${'|'.repeat(99)}\n`],
])('rejects a table of %s whose end the parser may leave out', (_, row) => {
  const head = `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n`
  const [fits] = readMarkdown(head + row.repeat(660))
  expect(fits?.problem).toBeUndefined()
  expect(fits?.rows).toHaveLength(660)
  const [table] = readMarkdown(head + row.repeat(700))
  expect(table?.problem).toContain('cells are missing or empty at the end')
})
