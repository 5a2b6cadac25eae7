import type { embedPageTexts as en } from '../en/embedPages.ts'

export const embedPageTexts: typeof en = {
  leaderboard: 'Rangliste der Sicherheit von Sprachmodellen',
  compare: 'Vergleich der Sicherheit von Sprachmodellen',
  model: ({ model }) => `Bewertung der Sicherheit von ${model}`,
}
