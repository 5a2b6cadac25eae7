import { formatCount, selectPlural } from '../domain/index.ts'
import type { ModelLabels } from '../labels/index.ts'

/** The sentences of a model's card and page in German. */
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
  averageTitle: 'Im Vergleich zum Mittel aller Modelle',
  averageModel: 'Mittel',
  averageOver: (models) =>
    `Mittel aus ${formatCount(models, 'de')} ${selectPlural(models, { one: 'Modell', other: 'Modellen' }, 'de')}`,
  averageFailed: 'Das Mittel konnte nicht geladen werden.',
}
