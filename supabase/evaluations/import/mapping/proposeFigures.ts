import { CATEGORIES } from '@transparency-lab/widgets/domain'
import { FIGURE_KINDS } from '@transparency-lab/widgets/domain-internal'
import { DIRECTIONS } from '../../file/ownMetricSchema.ts'
import { showText } from '../../file/showText.ts'
import { describeChoices } from '../../file/words.ts'
import type { FileReport } from '../choose/FileReport.ts'
import type { MappingName } from './nameInMapping.ts'

const MAX_SHOWN = 3
const UNSAID = '…'

/**
 * Says how a file of own metrics would describe the figures that lack only a meaning. Those of benchmarks that
 * measure a category come first.
 */
export function proposeFigures(reports: readonly FileReport[]): string[] {
  const known = new Map<string, boolean>()
  for (const { figures, reason: rejection } of reports) {
    for (const judged of rejection === null ? figures : []) {
      if (judged.meaning !== undefined || judged.open === undefined) continue
      known.set(describe(judged.open), judged.category !== null)
    }
  }
  if (known.size === 0) return []
  const entries = [...known].sort(([, one], [, other]) => Number(other) - Number(one))
  const shown = entries.slice(0, MAX_SHOWN).map(([text]) => `  ${text}`)
  const more = entries.length - shown.length
  return [
    '',
    'Not used, because nobody says what they mean. If you know it of a metric, fill in its line, put it under',
    '"metrics" of a file for --metrics, and import again (docs/importing.md, Own metrics):',
    ...shown,
    ...(more === 0 ? [] : [`  and ${more} more`]),
    `category: ${describeChoices(CATEGORIES)}; direction: ${describeChoices(DIRECTIONS)};`,
    `measure: ${describeChoices(FIGURE_KINDS)}. Values beyond 0 to 1 need a "scale", such as { "low": 0, "high": 10 }.`,
  ]
}

function describe(name: MappingName): string {
  const shown = Object.entries(name).map(([key, text]) => [key, text && showText(text)] as const)
  return JSON.stringify({
    ...Object.fromEntries(shown),
    category: UNSAID,
    subcategory: UNSAID,
    direction: UNSAID,
    measure: UNSAID,
    why: UNSAID,
    checked_by: UNSAID,
    checked_on: UNSAID,
  })
}
