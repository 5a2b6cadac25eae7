import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../testing/readCsv.ts'
import { toCsv, toPlainCsv } from './csv.ts'

const MARK = '\uFEFF'
const STARTS = /^[\0\t]*[=+\-@＝＋－＠]/

/** Texts of characters that delimit cells, rows and quotes, or start a formula. */
const text = fc.string({
  unit: fc.constantFrom(...'=+-@＝＋－＠\0\t\r\n,;"\'a1 模\u2028\ud83d'),
  maxLength: 8,
})

describe('formatting a table as CSV', () => {
  it('starts with a byte order mark and ends each line with CRLF', () => {
    expect(toCsv([['a', 'b'], ['c']])).toBe(`${MARK}a,b\r\nc\r\n`)
  })

  it('returns only the byte order mark without rows', () => {
    expect(toCsv([])).toBe(MARK)
  })

  it('keeps empty rows and empty texts', () => {
    expect(toCsv([[], ['', 'a', '']])).toBe(`${MARK}\r\n,a,\r\n`)
  })

  it.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'a "b"', '"a ""b"""'],
    ['a lone quote', '"', '""""'],
    ['a line feed', 'a\nb', '"a\nb"'],
    ['a carriage return', 'a\rb', '"a\rb"'],
    ['a line end', 'a\r\nb', '"a\r\nb"'],
    ['none of these', "a;b'c d", "a;b'c d"],
    ['surrounding spaces', ' a ', ' a '],
    ['non-Latin text', 'Élan 模型 😀', 'Élan 模型 😀'],
  ])('quotes a cell with %s if it must be quoted', (_, cell, text) => {
    expect(toCsv([[cell]])).toBe(`${MARK}${text}\r\n`)
  })

  it.each([
    ['=', '=1+1', "'=1+1"],
    ['+', '+1', "'+1"],
    ['-', '-1', "'-1"],
    ['@', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', "'\t=1"],
    ['a carriage return', '\r=1', '"\'\r\'=1"'],
    ['a line feed', '\n=1', '"\'\n\'=1"'],
    ['a NUL', '\0=1', "'\0=1"],
    ['a full-width sign', '＝1', "'＝1"],
    ['= and a quote', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['= and a comma', '=A1,B1', '"\'=A1,B1"'],
  ])('escapes text that starts with %s', (_, cell, text) => {
    expect(toCsv([[cell]])).toBe(`${MARK}${text}\r\n`)
  })

  it.each([
    ['after a semicolon', 'a;=1;b;-1', "a;'=1;b;'-1"],
    ['after a line end', 'a\r\n=1', '"a\r\n\'=1"'],
  ])(
    'escapes the start of a cell for spreadsheets that separate by semicolons: %s',
    (_, cell, text) => {
      expect(toCsv([[cell]])).toBe(`${MARK}${text}\r\n`)
    },
  )

  it('escapes the same cells for programs, and no number', () => {
    const cells = ['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', 'a;=1', 'a-1', -0.5, undefined]
    const [, line] = toPlainCsv({ columns: ['x'], rows: [cells] }).split('x\n')
    expect(`${MARK}${line ?? ''}`).toBe(toCsv([cells]).replace(/\r\n$/, '\n'))
    expect(line).toContain("'=1+1,'+1,'-1,'@x,'\t=1,")
    expect(line).toContain(',a-1,-0.5,\n')
  })

  it('leaves no formula in any cell, separated by commas or by semicolons', () => {
    fc.assert(
      fc.property(text, (cell) => {
        const csv = toCsv([['a', cell, 1]])
        for (const row of readCsv(csv)) expect(row[1] ?? '').not.toMatch(STARTS)
        for (const part of csv.split(/[;\r\n]/)) expect(part).not.toMatch(STARTS)
      }),
    )
  })

  it('keeps every character of a text, in one cell', () => {
    fc.assert(
      fc.property(text, (cell) => {
        const [row] = readCsv(toCsv([['before', cell, 'after']]))
        expect(row).toHaveLength(3)
        const withoutApostrophes = (part = '') => part.replaceAll("'", '')
        expect(withoutApostrophes(row?.[1])).toBe(withoutApostrophes(cell))
      }),
    )
  })

  it.each(['a=1', 'a-b', 'gpt-4', '7', '2024-03-01', ' =1', '.-1', "'=1"])(
    'leaves the text "%s" as it is',
    (cell) => {
      expect(toCsv([[cell]])).toBe(`${MARK}${cell}\r\n`)
    },
  )

  it.each([
    [0, '0'],
    [-1.25, '-1.25'],
    [0.4665, '0.4665'],
    [1200, '1200'],
    [1, '1'],
  ])('writes the number %d as %s', (cell, text) => {
    expect(toCsv([[cell]])).toBe(`${MARK}${text}\r\n`)
  })

  it('distinguishes an empty cell from zero', () => {
    expect(toCsv([[undefined, 0, undefined]])).toBe(`${MARK},0,\r\n`)
  })

  it('parses back to the same table', () => {
    const rows = [
      ['a', 'b,c', '"', ''],
      ['a\n\r\n', 'x\ny', '""', ','],
    ]
    expect(readCsv(toCsv(rows))).toEqual(rows)
  })
})
