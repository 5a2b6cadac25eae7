import { isExtraColumnId } from '../domain/index.ts'
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

/** What plain JavaScript got wrong in labels. */
export interface LabelFault {
  /** The place of the label, such as `labels.leaderboard.retry`. */
  readonly at: string
  readonly value: unknown
  /** What the label is allowed to be: a string, a function or an object; for an unknown name, the names that exist. */
  readonly allowed: string | readonly string[]
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

/** Lists the overrides whose name or type no label has. A label that is there but undefined may be anything. */
export function findLabelFaults(label: unknown, given: unknown, at: string): LabelFault[] {
  if (isLeftOut(label) || isLeftOut(given)) return []
  if (getType(given) !== getType(label)) return [{ at, value: given, allowed: getType(label) }]
  if (!isRecord(label) || !isRecord(given)) return []
  return Object.entries(given).flatMap(([name, part]) => {
    if (Object.hasOwn(label, name)) return findLabelFaults(label[name], part, `${at}.${name}`)
    return isExtraColumnId(name) ? [] : [{ at, value: name, allowed: Object.keys(label) }]
  })
}

function isLeftOut(value: unknown): boolean {
  return value === undefined || value === null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return getType(value) === 'object'
}

function getType(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value
}
