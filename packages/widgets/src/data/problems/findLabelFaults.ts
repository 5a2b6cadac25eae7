import { isExtraColumnId } from '../../domain/index.ts'
import { getType, isLeftOut, isRecord } from '../../labels/index.ts'

/** What plain JavaScript got wrong in labels. */
export interface LabelFault {
  /** The place of the label, such as `labels.leaderboard.retry`. */
  readonly at: string
  readonly value: unknown
  /** What the label is allowed to be: a string, a function or an object; for an unknown name, the names that exist. */
  readonly allowed: string | readonly string[]
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
