import { formatCount, selectPlural } from '../domain/index.ts'
import type { CompareLabels, Names } from '../labels/index.ts'
import { deCategories } from './deWords.ts'

/** The labels of the comparison in German. */
export const deCompare: CompareLabels = {
  caption: 'Vergleich von Modellen',
  selectTitle: 'Modelle zum Vergleichen auswählen',
  selectText:
    'Wählen Sie bis zu 3 Modelle aus, um die Bewertungen ihrer Sicherheit nebeneinander zu sehen.',
  pick: 'Modell auswählen',
  pickAnother: 'Weiteres Modell hinzufügen',
  pickPlaceholder: 'Modelle suchen …',
  pickFound: (count) =>
    `${formatCount(count, 'de')} ${selectPlural(count, { one: 'Modell passt', other: 'Modelle passen' }, 'de')}`,
  pickShown: (shown, total) =>
    `${formatCount(shown, 'de')} von ${formatCount(total, 'de')} Modellen. Weitere finden Sie durch Tippen.`,
  noCommonSuite: (models) => `Keine gemeinsame Reihe mit ${listed(models)}.`,
  pairs: 'Oder beginnen Sie mit',
  pairReasons: {
    highest: 'die zwei höchsten',
    extremes: 'höchster und niedrigster',
    neighbours: 'zwei benachbarte',
  },
  pairOfProvider: (provider) => `höchster und niedrigster von ${provider}`,
  pair: listed,
  loadingModels: 'Modelle werden geladen …',
  modelsFailed: 'Die Liste der Modelle konnte nicht geladen werden.',
  loadingModel: 'Bewertung wird geladen …',
  modelFailed: 'Diese Bewertung konnte nicht geladen werden.',
  noEvaluation: 'Für dieses Modell ist keine Bewertung veröffentlicht.',
  retry: 'Erneut versuchen',
  remove: 'Entfernen',
  removeModel: (model) => `${model} entfernen`,
  added: (model) => `${model} wurde hinzugefügt`,
  pairAdded: (models) => `${listed(models)} wurden hinzugefügt`,
  removed: (model) => `${model} wurde entfernt`,
  share: 'Vergleich teilen',
  exportData: 'Daten exportieren',
  detailed: 'Vergleich im Einzelnen',
  verdict: 'Was die Zahlen hergeben, in Prozentpunkten',
  allPairs: (count) =>
    selectPlural(
      count,
      { one: 'Das Paar in Worten', other: `Alle ${formatCount(count, 'de')} Paare in Worten` },
      'de',
    ),
  showChart: 'Diagramm',
  fourBands: (belowAverage, poor) =>
    `Der Vergleich hat vier Stufen, die Übersicht fünf: ${belowAverage} heißt hier ${poor}.`,
  twoAtATime:
    'Jeder Unterschied ist für sich geprüft. Die Plätze einer Rangliste vergleichen alle ihre Modelle zugleich; deshalb sind dort mehr Modelle nicht unterscheidbar.',
  measure: 'Kennzahl',
  measures: { ...deCategories, composite: 'Gesamtwert' },
  best: 'bester Wert der Zeile',
  lower: 'deutlich niedriger als der beste',
  chart: 'Kategorien',
  insights: 'Ergebnisse des Vergleichs',
  bestOf: {
    composite: 'Höchste Sicherheit insgesamt',
    factuality: 'Höchste Faktentreue',
    toxicity: 'Höchste Resistenz gegen Toxizität',
  },
  bestText: (models, value) => `${listed(models)} mit ${value}.`,
  range: 'Spanne der Gesamtwerte',
  rangeText: (low, high, points) => `${low} bis ${high}, ein Abstand von ${points} Prozentpunkten.`,
  largestDifference: 'Größter Unterschied',
  largestText: (measure, points, { high, low }) =>
    `${measure}, ${points} Prozentpunkte zwischen ${listed(high)} und ${listed(low)}.`,
  noDifference: 'Die Modelle unterscheiden sich in keiner gemeinsamen Kategorie.',
  missingScore: (models) =>
    `${listed(models)} ${selectPlural(models.length, { one: 'fehlt', other: 'fehlt jeweils' }, 'de')} dieser Wert.`,
  nothingToCompare: 'Weniger als zwei der Modelle haben diesen Wert.',
  verdicts: {
    higher: (high, low, { points, lower, upper, isAtLeast }) =>
      `${high} liegt höher als ${low}${isAtLeast ? ', nach den bekannten Spannen' : ''}: ${points} Prozentpunkte (${lower} bis ${upper}${isAtLeast ? ', oder weiter' : ''}).`,
    noClearDifference: (high, low, { points, lower, upper, isAtLeast }) =>
      `${high} und ${low} liegen gleichauf: ${points} Prozentpunkte (${lower} bis ${upper}${isAtLeast ? ', oder weiter' : ''}).`,
    cannotBeJudged: (high, low, points) =>
      `${high} und ${low} liegen ${points} Prozentpunkte auseinander; keine Spanne veröffentlicht, also kein Test.`,
    missing: (one, other) => `${one} und ${other} lassen sich nicht vergleichen: Ein Wert fehlt.`,
    levelWithBest: (models) =>
      `${listed(models)} ${selectPlural(models.length, { one: 'liegt', other: 'liegen' }, 'de')} gleichauf.`,
    untestedAgainstBest: (models) =>
      models.length > 0 ? `Ohne Test gegen ${listed(models)}.` : 'Spannen unbekannt.',
  },
  rowVerdicts: {
    semicolon: '; ',
    above: (groups) => groups.map(listed).join(' über '),
    by: (steps, isAtLeast) =>
      `um ${listed(steps)}${isAtLeast ? ', nach den bekannten Spannen' : ''}`,
    orMore: (points) => `${points} oder mehr`,
    level: (models) => `${listed(models)} liegen gleichauf`,
    levelWithBoth: (model) => `${model} liegt mit beiden gleichauf`,
    untested: (models) => (models.length > 0 ? `${listed(models)} ohne Test` : 'Ohne Test'),
    apart: (least, most) => `Abstand ${least === most ? least : `${least} bis ${most}`}`,
    noMargin: 'keine Spanne veröffentlicht',
  },
}

function listed(names: Names): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} und ${last}`
}
