import type { Labels } from './labels.ts'

/**
 * Labels that replace the default ones, at any depth. The others keep their default. A text, a function and a list are
 * replaced as a whole.
 */
export type LabelOverrides<Some = Labels> = {
  readonly [Name in keyof Some]?: Some[Name] extends
    string | readonly unknown[] | ((...facts: never) => unknown)
    ? Some[Name]
    : LabelOverrides<Some[Name]>
}

/** Merges overrides into labels at any depth. Sections that only the overrides have are added. */
export function mergeLabels<Some extends LabelOverrides>(
  labels: Some,
  overrides: LabelOverrides = {},
): Some {
  return merge(labels, overrides) as Some
}

/** Merges one label. An override of another type would fail where the label is used, so the label stays. */
function merge(label: unknown, given: unknown): unknown {
  if (label === undefined) return given
  if (isLeftOut(given) || getType(given) !== getType(label)) return label
  if (!isRecord(label) || !isRecord(given)) return given
  const names = Object.keys({ ...label, ...given })
  return Object.fromEntries(names.map((name) => [name, merge(label[name], given[name])]))
}

export function isLeftOut(value: unknown): boolean {
  return value === undefined || value === null
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return getType(value) === 'object'
}

export function getType(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value
}
