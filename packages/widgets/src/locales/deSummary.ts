import { formatCount, selectPlural } from '../domain/index.ts'
import type { ShortenedNames, SummaryFacts } from '../labels/index.ts'

/** Writes the summary of a leaderboard in German. */
export function deSummary(facts: SummaryFacts): string {
  const { found, missing, unmeasured, published, evaluated } = facts
  const among = found === undefined ? '' : `, ${foundModels(found)}`
  const elsewhere = unmeasured.map(
    ({ categories, suite }) =>
      `${categories.join(', ')}${suite === undefined ? '' : ` (siehe ${suite})`}`,
  )
  return [
    `${facts.measure}${among}: ${leading(facts)}.`,
    missing > 0 && `${lackingModels(missing)}.`,
    elsewhere.length > 0 && `Hier nicht gemessen: ${elsewhere.join(', ')}.`,
    published !== undefined && `Veröffentlicht im ${published}.`,
    published === undefined && evaluated !== undefined && dated(evaluated, facts),
  ]
    .filter(Boolean)
    .join(' ')
}

function dated(evaluated: string, { dateKind }: SummaryFacts): string {
  return dateKind === 'at_latest'
    ? `Bewertet spätestens im ${evaluated}.`
    : `Letzte Bewertung: ${evaluated}.`
}

function leading({ leaders, highest, indistinct, scored, certainty }: SummaryFacts): string {
  if (highest === undefined) return 'nicht gemessen'
  const names = listed(leaders)
  if (scored === 1) return `${names}, ${highest}`
  const isOne = leaders.names.length === 1
  const verb = isOne ? 'liegt' : 'liegen'
  const lead = `${names} ${verb} mit ${highest} vorn`
  if (certainty === undefined) return lead
  if (certainty === 'unknown') return `${lead}; wie klar, ist unbekannt`
  const isOpen = certainty === 'at_least'
  if (indistinct.names.length > 0) {
    const open = indistinct.more > 0 ? 'vielleicht noch andere' : 'vielleicht weitere'
    return `${lead}; davon nicht unterscheidbar: ${listed(indistinct, isOpen ? [open] : [])}`
  }
  const known = isOpen ? 'nach den bekannten Spannen ' : ''
  return `${names} ${verb} mit ${highest} ${known}klar vor allen anderen gemessenen`
}

/** @param open words for more that could belong to the list */
function listed({ names, more }: ShortenedNames, open: readonly string[] = []): string {
  const parts = [...names, ...(more > 0 ? [`${formatCount(more, 'de')} weitere`] : []), ...open]
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} und ${last}`
}

function foundModels(count: number): string {
  const models = { one: 'gefundenes Modell', other: 'gefundene Modelle' }
  return `${formatCount(count, 'de')} ${selectPlural(count, models, 'de')}`
}

function lackingModels(count: number): string {
  const models = selectPlural(count, { one: 'Modell', other: 'Modellen' }, 'de')
  return `${formatCount(count, 'de')} ${models} fehlt dieser Wert`
}
