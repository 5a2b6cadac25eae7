import { describe, expect, it } from 'vitest'
import { readCsv } from '../testing/readCsv.ts'
import { csvOf } from './csv.ts'

const MARK = '\uFEFF'

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
    ['a carriage return', '\r=1', '"\'\r=1"'],
    ['= and a quote', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['= and a comma', '=A1,B1', '"\'=A1,B1"'],
  ])('puts an apostrophe before text that begins with %s', (_, cell, text) => {
    expect(csvOf([[cell]])).toBe(`${MARK}${text}\r\n`)
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
      ['\n\r\n', 'x\ny', '""', ','],
    ]
    expect(readCsv(csvOf(rows))).toEqual(rows)
  })
})
