import { CATEGORIES, MEASURES, type Category, type Measure } from './category.ts'

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

/** Returns the value of each measure, in the usual order. */
export function mapMeasures<Value>(getValue: (measure: Measure) => Value): Record<Measure, Value> {
  const entries = MEASURES.map((measure) => [measure, getValue(measure)] as const)
  return Object.fromEntries(entries) as Record<Measure, Value>
}
