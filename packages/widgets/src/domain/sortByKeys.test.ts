import { expect, it, vi } from 'vitest'
import { sortByKeys, type SortKey } from './sortByKeys.ts'

interface Item {
  readonly id: string
  readonly size?: number
}

const ITEMS: readonly Item[] = [{ id: 'b', size: 1 }, { id: 'x' }, { id: 'a', size: 2 }]
const ids = (keys: readonly SortKey<Item>[], items = ITEMS) =>
  sortByKeys(items, keys)
    .map(({ id }) => id)
    .join(' ')

it('keeps the order of the items without keys', () => {
  expect(ids([])).toBe('b x a')
})

it('compares by the rule of a key, which it calls only where both values are there', () => {
  const compare = vi.fn((a: Item, b: Item) => Number(a.size) - Number(b.size))
  const key = { getValue: ({ size }: Item) => size, compare }
  expect(ids([key])).toBe('b a x')
  expect(ids([{ ...key, isDescending: true }])).toBe('a b x')
  for (const call of compare.mock.calls) expect(call.map(({ id }) => id)).not.toContain('x')
})

it('reads the value of each item once', () => {
  const getValue = vi.fn(({ size }: Item) => size)
  const items = Array.from({ length: 100 }, (_, index) => ({ id: `${index}`, size: index % 7 }))
  sortByKeys(items, [{ getValue }])
  expect(getValue).toHaveBeenCalledTimes(100)
})
