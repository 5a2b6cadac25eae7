import {
  createListRule,
  optionalBoolean,
  optionalFunction,
  optionalObject,
  createChoiceRule,
  optionalText,
  optionalTexts,
  type PropRules,
} from '../../data/index.ts'
import {
  isExtraColumnId,
  LEADERBOARD_SHOWS,
  SORT_FIELDS,
  type LeaderboardView,
  isObject,
} from '../../domain/index.ts'
import type { LeaderboardTableProps } from './LeaderboardTable.tsx'

const show = /* @__PURE__ */ createChoiceRule(LEADERBOARD_SHOWS)

/** What plain JavaScript may get wrong in the props of the leaderboard. */
export const LEADERBOARD_RULES: PropRules<LeaderboardTableProps> = {
  view: optionalObject,
  defaultView: optionalObject,
  limit: (limit) => limit === undefined || limit === Infinity || isCount(limit),
  models: optionalTexts,
  columns: createListRule(() => true),
  show,
  notes: createChoiceRule(['full', 'short']),
  selectable: optionalBoolean,
  columnMenu: optionalBoolean,
  suiteSwitch: optionalBoolean,
  showSwitch: optionalBoolean,
  toolbar: optionalBoolean,
  onViewChange: optionalFunction,
  onModelClick: optionalFunction,
  onRetry: optionalFunction,
}

/** The same in a view. */
export const VIEW_RULES: PropRules<Partial<LeaderboardView>> = {
  suite: optionalText,
  search: optionalText,
  provider: optionalText,
  sorting: createListRule(isSortKey),
  columns: optionalTexts,
  selected: optionalTexts,
  show,
}

function isCount(limit: unknown): boolean {
  return Number.isInteger(limit) && Number(limit) >= 1
}

function isSortKey(key: unknown): boolean {
  if (!isObject(key)) return false
  const { field, direction } = key
  const isKnown = (SORT_FIELDS as readonly unknown[]).includes(field)
  return (
    (isKnown || (typeof field === 'string' && isExtraColumnId(field))) &&
    (direction === 'ascending' || direction === 'descending')
  )
}
