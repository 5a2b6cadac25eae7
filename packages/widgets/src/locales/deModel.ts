import { formatCount, selectPlural } from '../domain/index.ts'
import type { ModelLabels, ReportFacts } from '../labels/index.ts'

/** The labels of a model's card and page in German. */
export const deModel: ModelLabels = {
  loading: 'Bewertung wird geladen …',
  notFoundTitle: 'Modell nicht gefunden',
  notFoundText: 'Die gewünschte Bewertung eines Modells wurde nicht gefunden.',
  failed: 'Diese Bewertung konnte nicht geladen werden.',
  backToDashboard: 'Zurück zur Übersicht',
  compare: 'Vergleichen',
  share: 'Teilen',
  exportReport: 'Bericht exportieren',
  evaluatedOn: (date) => `bewertet am ${date}`,
  probes: (count) =>
    `${formatCount(count, 'de')} ${selectPlural(count, { one: 'Prompt', other: 'Prompts' }, 'de')}`,
  details: (model) => `Vollständiger Bericht zu ${model}`,
  scores: 'Werte',
  tabs: {
    bias: 'Analyse der Verzerrungen',
    factuality: 'Faktentreue',
    toxicity: 'Toxizität',
    jailbreak: 'Jailbreaks',
  },
  mockData: (tab) => `${tab} (Beispieldaten)`,
  totalProbes: 'Prompts insgesamt',
  missingFigures: 'Für den Wert fehlen:',
  unscored: 'nicht Teil des Wertes',
  noSubcategories: {
    bias: 'Helfen Sie uns, schneller eine detaillierte Analyse der Verzerrungen vorzulegen!',
    factuality: 'Helfen Sie uns, schneller eine detaillierte Analyse der Faktentreue vorzulegen!',
    toxicity: 'Helfen Sie uns, schneller eine detaillierte Analyse der Toxizität vorzulegen!',
    jailbreak: 'Helfen Sie uns, schneller eine detaillierte Analyse der Jailbreaks vorzulegen!',
  },
  support: 'Unsere Forschung unterstützen',
  notes: 'Anmerkungen zur Bewertung',
  noNotes: 'Zu dieser Bewertung gibt es keine Anmerkungen.',
  information: 'Angaben zum Modell',
  provider: 'Anbieter',
  evaluationDate: 'Datum der Bewertung',
  source: 'Quelle',
  noSource: 'Keine angegeben',
  viewDetails: 'Einzelheiten zum Modell',
  summary: ({ measure, place, highest, lowest, unknownMargins, missing }) => {
    const parts = [
      place ?? 'kein Wert',
      highest.length > 0 &&
        `gegenüber dem Mittel am höchsten bei ${highest.join(', ')}, am niedrigsten bei ${lowest.join(', ')}`,
      missing.length > 0 && `es fehlt: ${missing.join(', ')}`,
      describeUnknown(unknownMargins),
    ].filter(Boolean)
    return `${measure}${parts.length === 0 ? '' : `: ${parts.join('; ')}`}.`
  },
  higher: (count, models) =>
    `${formatCount(count, 'de')} von ${formatCount(models, 'de')} ${selectPlural(count, { one: 'liegt', other: 'liegen' }, 'de')} höher`,
  onlyScore: 'das einzige Modell mit diesem Wert',
  stripLegend:
    'Jeder dünne Strich ist ein Modell der Reihe, der dicke ist ihr Mittel; die Skala reicht von 0 bis 100 %.',
  othersFailed: 'Die anderen Modelle der Reihe konnten nicht geladen werden.',
  unmeasured: 'In dieser Reihe nicht gemessen.',
  measuredIn: 'Gemessen in:',
  measuredNowhere: 'Keine Reihe hier misst es.',
  columns: {
    figure: 'Zahl',
    published: 'Veröffentlicht',
    score: 'Wert',
    band: 'Stufe',
    interval: '95-%-Intervall',
    probes: 'Prompts',
  },
  lowerIsBetter: 'niedriger ist besser',
  higherIsBetter: 'höher ist besser',
  working: (scores, composite) =>
    `Gesamtwert: (${scores.join(' + ')}) / ${formatCount(scores.length, 'de')} = ${composite}, von uns vor dem Runden berechnet.`,
  notWorkable: (missing) => `Kein Gesamtwert, denn es fehlt: ${missing.join(', ')}.`,
  statedComposite: 'Der Gesamtwert ist der, den die Quelle angibt, nicht das Mittel dieser Werte.',
}

function describeUnknown(margins: ReportFacts['unknownMargins']): string | undefined {
  if (margins === 'all') return 'alle Spannen unbekannt'
  return margins.length > 0 ? `Spanne unbekannt: ${margins.join(', ')}` : undefined
}
