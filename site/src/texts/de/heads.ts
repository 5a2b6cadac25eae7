import type { headTexts as en } from '../en/heads.ts'

export const headTexts: typeof en = {
  dashboard: {
    title: 'Sicherheit von Sprachmodellen',
    description:
      'Wie gut Sprachmodelle gegen Verzerrungen, Falschaussagen, Toxizität und Jailbreaks bestehen: öffentliche Bewertungen mit ihren Quellen.',
  },
  model: {
    description: 'Die Bewertung der Sicherheit eines Modells, mit jeder Zahl, auf der sie beruht.',
    title: 'Modell',
    unknownTitle: 'Modell nicht gefunden',
  },
  compare: {
    title: 'Modelle vergleichen',
    description: 'Die Bewertungen der Sicherheit von bis zu drei Sprachmodellen nebeneinander.',
  },
  reports: {
    title: 'Berichte',
    description: 'Veröffentlichte und geplante Berichte über die Sicherheit von Sprachmodellen.',
  },
  release: {
    title: 'Bericht',
    description:
      'Die Zahlen einer Veröffentlichung, Reihe für Reihe, zum Drucken und zum Zitieren.',
  },
  request: {
    title: 'Bewertung anfragen',
    description: 'Fragen Sie die Bewertung der Sicherheit eines Sprachmodells an.',
  },
  newsletter: {
    title: 'Newsletter',
    description: 'Neue Bewertungen von Sprachmodellen per E-Mail.',
  },
  sponsor: {
    title: 'Unsere Forschung fördern',
    description: 'So unterstützen Sie unabhängige Bewertungen der Sicherheit von Sprachmodellen.',
  },
  problem: {
    title: 'Fehler melden',
    description:
      'Melden Sie, dass eine veröffentlichte Zahl falsch ist, und was dort stehen müsste.',
  },
  unknown: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite.',
  },
}
