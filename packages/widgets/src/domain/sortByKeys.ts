import { compareValues } from './compare.ts'

/** A key that orders items. */
export interface SortKey<Item> {
  /** Returns the value of an item; undefined when it is missing. */
  readonly getValue: (item: Item) => string | number | undefined
  readonly isDescending?: boolean
  /**
   * Compares two items whose values are not missing, the lowest first.
   * @default numbers by size, texts in natural order
   */
  readonly compare?: ((a: Item, b: Item) => number) | undefined
}

/**
 * Returns the items sorted by some keys, most important first. Missing values sort last in both directions. The sort is
 * stable. It reads each value once, because a sort compares an item a dozen times.
 */
export function sortByKeys<Item>(items: readonly Item[], keys: readonly SortKey<Item>[]): Item[] {
  // A stable sort keeps equal items in the order of the less important keys.
  return keys.reduceRight(sortByKey, [...items])
}

function sortByKey<Item>(
  items: readonly Item[],
  { getValue, isDescending, compare }: SortKey<Item>,
): Item[] {
  const present: { readonly item: Item; readonly value: string | number }[] = []
  const missing: Item[] = []
  for (const item of items) {
    const value = getValue(item)
    if (value === undefined) missing.push(item)
    else present.push({ item, value })
  }
  const sign = isDescending === true ? -1 : 1
  present.sort((a, b) => sign * (compare?.(a.item, b.item) ?? compareValues(a.value, b.value)))
  return [...present.map(({ item }) => item), ...missing]
}
