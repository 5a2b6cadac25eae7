import { formatCount, selectPlural } from '../domain/index.ts'
import type { Labels } from '../labels/index.ts'

/** The labels about suites in German. */
export const deSuite: Labels['suite'] = {
  choose: 'Ergebnisreihe',
  models: (count) =>
    `${formatCount(count, 'de')} ${selectPlural(count, { one: 'Modell', other: 'Modelle' }, 'de')}`,
  version: (version) => `Fassung ${version}`,
  evaluatedBy: (evaluator) => `bewertet von ${evaluator}`,
  language: (language) => `Sprache: ${language}`,
  licence: (name) => `Lizenz der Quelle: ${name}`,
  about: 'Eine Reihe ist ein Test eines Prüfers.',
  unmeasured: (categories) => `Diese Reihe misst nicht: ${categories.join(', ')}.`,
  compositeOver: (categories) =>
    selectPlural(
      categories,
      {
        one: 'Bei nur einer Kategorie gibt es keinen Gesamtwert.',
        other: `Der Gesamtwert ist das Mittel aus ${formatCount(categories, 'de')} Kategorien.`,
      },
      'de',
    ),
  measured: (sentence) => `Hier gemessen: ${sentence}.`,
  readFirst: 'Bitte zuerst lesen:',
  moreCaveats: (count) => `${formatCount(count, 'de')} mehr`,
  fewerCaveats: 'Weniger zeigen',
  unknown: (id, shown) => `Es gibt keine Reihe „${id}“. Angezeigt wird ${shown}.`,
  unread: (id, shown) => `Eine Reihe „${id}“ ließ sich nicht lesen. Angezeigt wird ${shown}.`,
  foundElsewhere: 'In anderen Reihen gefunden:',
  searchingElsewhere: 'Die anderen Reihen werden durchsucht …',
  searchElsewhereFailed: 'Die anderen Reihen konnten nicht durchsucht werden.',
  droppedSort: (suite, columns, sortedBy) =>
    `${suite} hat keine Spalte „${columns.join(', ')}“; sortiert nach ${sortedBy}.`,
  droppedProvider: (suite, provider) =>
    `${suite} hat keine Modelle von ${provider}; alle Anbieter werden angezeigt.`,
  droppedSelection: 'Die Auswahl ist aufgehoben.',
  sameModel: 'Dasselbe Modell an anderer Stelle',
  otherResults: 'Ergebnisse in anderen Reihen',
  resultsIn: (suite, others) => {
    const more = selectPlural(
      others,
      { one: 'einer weiteren', other: `${formatCount(others, 'de')} weiteren` },
      'de',
    )
    return `Ergebnisse in ${suite}${others === 0 ? '' : ` und ${more}`}`
  },
  otherResultsNote:
    'Jede Reihe hat ihr eigenes Verfahren. Ihre Werte werden weder gemittelt noch mit denen einer anderen verglichen.',
  notInSuite: (model, suite) => `${model} hat keine Ergebnisse in ${suite}.`,
  leftOut: (models, suite) =>
    `${models.join(', ')}: keine Ergebnisse in ${suite}. Verglichen wird nur innerhalb einer Reihe.`,
}
