import { describe, expect, it } from 'vitest'
import {
  parseBoolean,
  parseColumns,
  parseLimit,
  parseSortingAttribute,
  parseSuiteAttribute,
  parseTheme,
} from './attributes.ts'
import { parseList } from './parseList.ts'

describe('parsing attributes', () => {
  it.each([
    ['a b', ['a', 'b']],
    ['a,b', ['a', 'b']],
    [' a ,\n b  c ', ['a', 'b', 'c']],
    ['', []],
    [' , ', []],
  ])('parses the list “%s” as %j', (text, words) => {
    expect(parseList(text)).toEqual(words)
  })

  it.each([
    ['1', 1],
    [' 25 ', 25],
    ['1000000', 1_000_000],
  ])('parses the limit “%s” as %i rows', (text, limit) => {
    expect(parseLimit(text)).toEqual({ value: limit })
  })

  it.each(['0', '-1', '1.5', '1e3', 'all', 'NaN', 'Infinity', '٣'])(
    'rejects the limit “%s” with the allowed values',
    (text) => {
      expect(parseLimit(text)).toEqual({ problem: 'a whole number, 1 or more' })
    },
  )

  it('parses columns in any order and ignores duplicates', () => {
    expect(parseColumns('composite bias, bias')).toEqual({ value: ['bias', 'composite'] })
  })

  it('leaves out a wrong column or sort key, and names it and the allowed ones', () => {
    const columns = parseColumns('bias overall x-price')
    expect(columns.value).toEqual(['bias', 'x-price'])
    expect(columns.problem).toMatch(
      /name, provider, bias.* and ids of extraColumns; wrong: overall$/,
    )
    const sort = parseSortingAttribute('bias:asc,overall:asc,none,bias:desc')
    expect(sort.value).toEqual([{ field: 'bias', direction: 'ascending' }])
    expect(sort.problem).toMatch(/ids of extraColumns.* wrong: overall:asc none bias:desc$/)
    expect(parseColumns('overall').value).toBeUndefined()
  })

  it('parses sort keys', () => {
    expect(parseSortingAttribute('bias:asc')).toEqual({
      value: [{ field: 'bias', direction: 'ascending' }],
    })
    expect(parseSortingAttribute(' name:desc, bias:asc ').value).toHaveLength(2)
  })

  it.each(['bias', 'bias:up', 'overall:asc', 'bias:asc:desc', 'BIAS:ASC', '__proto__:asc'])(
    'rejects the sort keys “%s” with the allowed values',
    (text) => {
      expect(parseSortingAttribute(text).problem).toContain(':asc or :desc')
    },
  )

  it('parses the id of a suite', () => {
    expect(parseSuiteAttribute('nejumi-4.1')).toEqual({ value: 'nejumi-4.1' })
  })

  it.each(['Nejumi 4', 'nejumi_4', '-nejumi', 'nejumi-4,trustllm', 'ä', 'x'.repeat(81)])(
    'rejects the suite “%s” with the form of an id',
    (text) => {
      expect(parseSuiteAttribute(text).problem).toContain('the id of a suite')
    },
  )

  it('parses true and false, and rejects other texts', () => {
    expect(parseBoolean('true')).toEqual({ value: true })
    expect(parseBoolean('false')).toEqual({ value: false })
    expect(parseBoolean('yes').problem).toBe('true or false')
  })

  it('parses a theme, and rejects an unknown one with the allowed themes', () => {
    expect(parseTheme('dark')).toEqual({ value: 'dark' })
    expect(parseTheme('Dark').problem).toBe('inherit, light, dark, system')
  })
})
