import { formatCount, selectPlural, type PluralForms } from '../domain/index.ts'
import type { ShortenedNames, SummaryFacts } from './summaryLabels.ts'

/** Writes the summary of a leaderboard in English. */
export function enSummary(facts: SummaryFacts): string {
  const { found, missing, unmeasured, published, evaluated } = facts
  const among =
    found === undefined
      ? ''
      : ` of the ${countModels(found, { one: 'model', other: 'models' })} found`
  const elsewhere = unmeasured.map(
    ({ categories, suite }) =>
      `${categories.join(', ')}${suite === undefined ? '' : ` (see ${suite})`}`,
  )
  return [
    `${facts.measure}${among}: ${leading(facts)}.`,
    missing > 0 &&
      `${countModels(missing, { one: 'model lacks', other: 'models lack' })} this score.`,
    elsewhere.length > 0 && `Not measured here: ${elsewhere.join(', ')}.`,
    published !== undefined && `Published ${published}.`,
    published === undefined && evaluated !== undefined && dated(evaluated, facts),
  ]
    .filter(Boolean)
    .join(' ')
}

function dated(evaluated: string, { dateKind }: SummaryFacts): string {
  return dateKind === 'at_latest'
    ? `Evaluated by ${evaluated}.`
    : `Latest evaluation: ${evaluated}.`
}

function leading({ leaders, highest, indistinct, scored, certainty }: SummaryFacts): string {
  if (highest === undefined) return 'none measured'
  const names = listed(leaders)
  if (scored === 1) return `${names}, ${highest}`
  const isOne = leaders.names.length === 1
  const lead = `${names} ${isOne ? 'leads' : 'lead'} with ${highest}`
  if (certainty === undefined) return lead
  if (certainty === 'unknown') return `${lead}; how clearly is unknown`
  const isOpen = certainty === 'at_least'
  if (indistinct.names.length > 0) {
    const others = listed(indistinct, isOpen ? ['perhaps others'] : [])
    return `${lead}; ${others} cannot be told apart from ${isOne ? 'it' : 'them'}`
  }
  return `${lead}, ${isOpen ? 'by the known margins ' : ''}clearly ahead of all others measured`
}

/** @param open words for more that could belong to the list */
function listed({ names, more }: ShortenedNames, open: readonly string[] = []): string {
  const parts = [...names, ...(more > 0 ? [`${formatCount(more)} more`] : []), ...open]
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

function countModels(count: number, words: PluralForms): string {
  return `${formatCount(count)} ${selectPlural(count, words)}`
}
