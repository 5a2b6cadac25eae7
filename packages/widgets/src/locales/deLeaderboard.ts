import { formatCount, isTextField, selectPlural } from '../domain/index.ts'
import type { LeaderboardLabels } from '../labels/index.ts'
import { deSummary } from './deSummary.ts'
import { deShortCategories } from './deWords.ts'

export const deLeaderboard: LeaderboardLabels = {
  caption: 'Bewertungen der Sicherheit und Zuverlässigkeit von Sprachmodellen',
  columns: {
    name: 'Modell',
    provider: 'Anbieter',
    ...deShortCategories,
    composite: 'Gesamtwert',
    date: 'Datum',
    actions: 'Aktionen',
  },
  about: {
    name: 'Das Modell. Sein Name führt zu seinem Bericht.',
    provider: 'Die Organisation, die das Modell veröffentlicht.',
    date: 'Das Datum der Bewertung.',
    actions: 'Öffnet den Bericht des Modells oder vergleicht es.',
  },
  sortBy: 'Sortieren nach',
  searchLabel: 'Modelle suchen',
  searchPlaceholder: 'Modelle suchen …',
  providerLabel: 'Anbieter',
  allProviders: 'Alle Anbieter',
  advancedFilters: 'Erweiterte Filter',
  advancedFiltersNotice: 'Erweiterte Filter folgen in Kürze!',
  shown: (shown, total, matches = shown) => {
    const models = selectPlural(total, { one: 'Modell', other: 'Modellen' }, 'de')
    const found =
      shown < matches && matches < total ? `${formatCount(matches, 'de')} Treffern unter ` : ''
    return `${formatCount(shown, 'de')} von ${found}${formatCount(total, 'de')} ${models}`
  },
  sortedBy: (shown, sorting) => {
    const keys = sorting.map(({ column, field, direction, isText = isTextField(field), words }) => {
      const texts = ['von A bis Z', 'von Z bis A'] as const
      const numbers = ['niedrigste zuerst', 'höchste zuerst'] as const
      const [rising, falling] = words ?? (isText ? texts : numbers)
      return `${column}, ${direction === 'ascending' ? rising : falling}`
    })
    return `${shown}, sortiert nach ${keys.join(', dann nach ')}`
  },
  sortKey: (position, count) => `Sortierschlüssel ${position} von ${count}.`,
  place: 'Platz',
  aboutPlace:
    'Die Plätze, die die Spannen zulassen, ab 1. „Oder weiter“ heißt, dass die Spanne einer Zahl unbekannt ist.',
  ofPlaces: (models) => `von ${formatCount(models, 'de')}`,
  showAs: 'Anzeigen als',
  shows: { table: 'Tabelle', picture: 'Bild' },
  intervals: '95-%-Intervall',
  columnMenu: 'Spalten',
  select: 'Auswählen',
  selectModel: (model) => `${model} auswählen`,
  selectedModels: 'Ausgewählte Modelle',
  deselectModel: (model) => `${model} abwählen`,
  clearSelection: 'Leeren',
  compareSelected: (count) =>
    `${count} ${selectPlural(count, { one: 'Modell', other: 'Modelle' }, 'de')} vergleichen`,
  selectionFull: (limit) =>
    `Es können höchstens ${limit} Modelle verglichen werden. Wählen Sie eines ab, um ein anderes auszuwählen.`,
  view: 'Details',
  compare: 'Vergleich',
  actionFor: (action, model) => `${action}: ${model}`,
  loading: 'Bewertungen werden geladen …',
  errorTitle: 'Fehler beim Laden der Daten',
  errorText:
    'Die Bewertungen konnten nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  retry: 'Erneut versuchen',
  nothingMatches: (search, provider) => {
    if (search !== '') {
      const from = provider === undefined ? '' : ` von ${provider}`
      return `Kein Modell${from} passt zu „${search}“.`
    }
    return provider === undefined
      ? 'Es ist kein Modell aufgeführt.'
      : `Von ${provider} ist kein Modell aufgeführt.`
  },
  clearFilters: 'Filter zurücksetzen',
  showAll: (total) =>
    selectPlural(
      total,
      {
        one: 'Das eine Modell anzeigen',
        other: `Alle ${formatCount(total, 'de')} Modelle anzeigen`,
      },
      'de',
    ),
  showMatches: (matches) =>
    selectPlural(
      matches,
      {
        one: 'Den einen Treffer anzeigen',
        other: `Alle ${formatCount(matches, 'de')} Treffer anzeigen`,
      },
      'de',
    ),
  summary: deSummary,
  howToRead: 'So liest man das',
  noValue: 'keine Angabe',
  notInSuite: (ids) => `Nicht in dieser Reihe: ${ids.join(', ')}.`,
  invalidRows: (count) =>
    selectPlural(
      count,
      {
        one: '1 Modell hat ungültige Daten und wird nicht angezeigt.',
        other: `${formatCount(count, 'de')} Modelle haben ungültige Daten und werden nicht angezeigt.`,
      },
      'de',
    ),
  invalidSuites: (count) =>
    selectPlural(
      count,
      {
        one: '1 Reihe hat ungültige Daten und wird nicht angezeigt.',
        other: `${formatCount(count, 'de')} Reihen haben ungültige Daten und werden nicht angezeigt.`,
      },
      'de',
    ),
}
