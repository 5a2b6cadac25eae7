import { describe, expect, it } from 'vitest'
import { FORMULAS, HOSTILE_TEXTS } from '../../../../e2e/fixtures/hostileStrings.ts'
import { readCsv } from '../testing/readCsv.ts'
import { csvOf } from './csv.ts'

const MARK = '\uFEFF'
const STARTS = /^[\0\t]*[=+\-@＝＋－＠]/

describe('a table as CSV', () => {
  it('begins with its mark and ends each line by CRLF', () => {
    expect(csvOf([['a', 'b'], ['c']])).toBe(`${MARK}a,b\r\nc\r\n`)
  })

  it('is the mark alone without a row', () => {
    expect(csvOf([])).toBe(MARK)
  })

  it('keeps an empty row and an empty text as they are', () => {
    expect(csvOf([[], ['', 'a', '']])).toBe(`${MARK}\r\n,a,\r\n`)
  })

  it.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'a "b"', '"a ""b"""'],
    ['a lone quote', '"', '""""'],
    ['a line feed', 'a\nb', '"a\nb"'],
    ['a carriage return', 'a\rb', '"a\rb"'],
    ['a line’s end', 'a\r\nb', '"a\r\nb"'],
    ['nothing of these', "a;b'c d", "a;b'c d"],
    ['space around it', ' a ', ' a '],
    ['another script', 'Élan 模型 😀', 'Élan 模型 😀'],
  ])('writes a cell with %s so that it stays one cell', (_, cell, text) => {
    expect(csvOf([[cell]])).toBe(`${MARK}${text}\r\n`)
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
    ['a wide sign', '＝1', "'＝1"],
    ['= and a quote', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['= and a comma', '=A1,B1', '"\'=A1,B1"'],
  ])('puts an apostrophe before text that begins with %s', (_, cell, text) => {
    expect(csvOf([[cell]])).toBe(`${MARK}${text}\r\n`)
  })

  it.each([
    ['after a semicolon', 'a;=1;b;-1', "a;'=1;b;'-1"],
    ['after a line’s end', 'a\r\n=1', '"a\r\n\'=1"'],
  ])('puts an apostrophe where a cell begins for who parts by semicolons: %s', (_, cell, text) => {
    expect(csvOf([[cell]])).toBe(`${MARK}${text}\r\n`)
  })

  it.each(FORMULAS)(
    'lets no spreadsheet run what begins with %s, however it parts cells',
    (_, text) => {
      for (const cell of [text, `a;${text}`, `a",${text}`, `a\r\n${text}`]) {
        const csv = csvOf([['a', cell, 1]])
        for (const [shown] of readCsv(csv).map((row) => [row[1] ?? '']))
          expect(shown).not.toMatch(STARTS)
        for (const part of csv.split(/[;\r\n]/)) expect(part).not.toMatch(STARTS)
      }
    },
  )

  it.each(HOSTILE_TEXTS)('keeps %s in one cell, and every letter of it', (_, text) => {
    const [row] = readCsv(csvOf([['before', text, 'after']]))
    expect(row).toHaveLength(3)
    const withoutApostrophes = (part = '') => part.replaceAll("'", '')
    expect(withoutApostrophes(row?.[1])).toBe(withoutApostrophes(text))
  })

  it.each(['a=1', 'a-b', 'gpt-4', '7', '2024-03-01', ' =1', '.-1', "'=1"])(
    'leaves the text "%s" as it is',
    (cell) => {
      expect(csvOf([[cell]])).toBe(`${MARK}${cell}\r\n`)
    },
  )

  it.each([
    [0, '0'],
    [-1.25, '-1.25'],
    [0.4665, '0.4665'],
    [1200, '1200'],
    [1, '1'],
  ])('writes the number %d as %s', (cell, text) => {
    expect(csvOf([[cell]])).toBe(`${MARK}${text}\r\n`)
  })

  it('tells nothing from zero', () => {
    expect(csvOf([[undefined, 0, undefined]])).toBe(`${MARK},0,\r\n`)
  })

  it('reads back as it was', () => {
    const rows = [
      ['a', 'b,c', '"', ''],
      ['a\n\r\n', 'x\ny', '""', ','],
    ]
    expect(readCsv(csvOf(rows))).toEqual(rows)
  })
})
