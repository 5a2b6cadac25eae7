import type { sponsorTexts as en } from '../en/sponsor.ts'
import { number } from './words.ts'

export const sponsorTexts: typeof en = {
  mission:
    'Unser Anliegen ist, dass jeder nachsehen kann, wie sicher und zuverlässig ein Sprachmodell ist, und woher jede Zahl stammt.',
  once: {
    name: 'Einmalig',
    price: 'Beliebiger Betrag',
    text: 'Jede Spende bezahlt Bewertungen.',
    action: 'Einmalig spenden',
  },
  monthly: {
    name: 'Monatlich',
    text: 'Mit regelmäßigen Spenden können wir vorausplanen.',
    action: 'Monatlich spenden',
  },
  perMonth: ({ dollars }) => `${number(dollars)} $ im Monat`,
  institutional: {
    name: 'Für Institutionen',
    price: 'Nach Absprache',
    text: 'Für Universitäten, Stiftungen und Unternehmen, zu Bedingungen, die uns unabhängig lassen.',
    action: 'Schreiben Sie uns',
  },
  uses: 'Was Ihre Unterstützung bezahlt',
  perEvaluation: ({ dollars }) =>
    `${number(dollars)} $ bezahlen die vollständige Bewertung der Sicherheit eines Modells.`,
  impact: 'Was wir erreicht haben',
  statements: {
    modelsEvaluated: 'bewertete Modelle',
    probes: 'Prompts',
    evaluationsRun: 'durchgeführte Bewertungen',
  },
  recognition: 'Dank',
  names: 'Hier werden die Namen unserer Förderer stehen. Ihrer kann der erste sein.',
}
