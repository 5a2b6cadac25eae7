import { expect, it } from 'vitest'
import { withoutNulls } from './withoutNulls.ts'

it('puts undefined in place of null at any depth, and keeps everything else', () => {
  const day = new Date(0)
  const given = { url: null, zero: 0, no: false, text: '', day, list: [null, { n: null }, 1] }
  const expected = { ...given, url: undefined, list: [null, { n: undefined }, 1] }
  expect(withoutNulls(given)).toStrictEqual(expected)
  expect(withoutNulls(given).day).toBe(day)
  expect(withoutNulls(null)).toBeNull()
})

it('copies only what has a null', () => {
  const given = { whole: { a: [{ b: 1 }, undefined] }, list: [null], none: null }
  expect(withoutNulls(given).whole).toBe(given.whole)
  expect(withoutNulls(given.whole)).toBe(given.whole)
  expect(given.list).toEqual([null])
})
