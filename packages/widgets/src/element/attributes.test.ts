import { describe, expect, it } from 'vitest'
import {
  readColumns,
  readLimit,
  readList,
  readSorting,
  readSwitch,
  readTheme,
} from './attributes.ts'

describe('an attribute', () => {
  it.each([
    ['a b', ['a', 'b']],
    ['a,b', ['a', 'b']],
    [' a ,\n b  c ', ['a', 'b', 'c']],
    ['', []],
    [' , ', []],
  ])('with the list “%s” holds %j', (text, words) => {
    expect(readList(text)).toEqual(words)
  })

  it.each([
    ['1', 1],
    [' 25 ', 25],
    ['1000000', 1_000_000],
  ])('with the limit “%s” allows %i rows', (text, limit) => {
    expect(readLimit(text)).toEqual({ value: limit })
  })

  it.each(['0', '-1', '1.5', '1e3', 'all', 'NaN', 'Infinity', '٣'])(
    'with the limit “%s” says what it must be',
    (text) => {
      expect(readLimit(text)).toEqual({ problem: 'a whole number from 1 on' })
    },
  )

  it('names columns in any order, and twice is once', () => {
    expect(readColumns('composite bias, bias')).toEqual({ value: ['bias', 'composite'] })
  })

  it('with a column that there is not says which there are', () => {
    expect(readColumns('bias overall').problem).toContain('name, provider, bias')
  })

  it('names an order', () => {
    expect(readSorting('bias:asc')).toEqual({ value: [{ field: 'bias', direction: 'ascending' }] })
    expect(readSorting('name:desc,bias:asc').value).toHaveLength(2)
  })

  it.each(['bias', 'bias:up', 'overall:asc', 'bias:asc:desc', 'BIAS:ASC', '__proto__:asc'])(
    'with the order “%s” says which there are',
    (text) => {
      expect(readSorting(text).problem).toContain(':asc or :desc')
    },
  )

  it('switches something on or off, or learns how', () => {
    expect(readSwitch('true')).toEqual({ value: true })
    expect(readSwitch('false')).toEqual({ value: false })
    expect(readSwitch('yes').problem).toBe('true or false')
  })

  it('names a theme, or learns which there are', () => {
    expect(readTheme('dark')).toEqual({ value: 'dark' })
    expect(readTheme('Dark').problem).toBe('inherit, light, dark, system')
  })
})
