import { CATEGORIES, type Category } from './category.ts'

/** Returns the value of each category that has one, in the usual order. */
export function mapCategories<Value>(
  getValue: (category: Category) => Value | undefined,
): Partial<Record<Category, Value>> {
  const entries = CATEGORIES.flatMap((category) => {
    const value = getValue(category)
    return value === undefined ? [] : [[category, value] as const]
  })
  return Object.fromEntries(entries)
}
