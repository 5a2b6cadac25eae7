import type { reportsTexts as en } from '../en/reports.ts'

export const reportsTexts: typeof en = {
  lead: 'Die Ergebnisse unserer Bewertungen: vierteljährliche Vergleiche und Sonderberichte.',
  leadWithoutReports:
    'Ein Bericht zu jeder Veröffentlichung unserer Zahlen, und das Verzeichnis jeder Änderung.',
  subscribe: 'Newsletter abonnieren',
  published: 'Veröffentlichte Berichte',
  upcoming: 'Geplante Berichte',
  plannedFor: 'Geplant für ',
  download: 'PDF herunterladen',
  downloadOf: ({ title }) => `PDF herunterladen: ${title}`,
  view: 'Online lesen',
  viewOf: ({ title }) => `Online lesen: ${title}`,
  notAvailable: 'noch nicht verfügbar',
  releases: 'Berichte zu Veröffentlichungen',
  aboutReleases:
    'Ein Bericht zum Drucken für jede Veröffentlichung der Zahlen auf dieser Website, aus ihr selbst berechnet.',
  loadingReleases: 'Die Berichte zu Veröffentlichungen werden geladen …',
  releasesFailed: 'Die Berichte zu Veröffentlichungen konnten nicht geladen werden.',
  statements: {
    publishedReports: 'veröffentlichte Berichte',
    modelsEvaluated: 'untersuchte Modelle',
    evaluationsRun: 'durchgeführte Bewertungen',
    latestReport: ({ models }) => `neuester Bericht; Modelle darin: ${models}`,
  },
}
