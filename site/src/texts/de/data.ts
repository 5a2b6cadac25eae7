import type { dataTexts as en } from '../en/data.ts'

export const dataTexts: typeof en = {
  evaluations: 'Bewertungen der Sicherheit von Sprachmodellen',
  evaluationsIn: ({ suite }) => `Bewertungen der Sicherheit von Sprachmodellen: ${suite}`,
  keywords: ['Sprachmodelle', 'Sicherheit von KI'],
  everything: 'Alles',
  scoresFile: 'Werte und Plätze',
  figuresFile: 'Veröffentlichte Zahlen',
  task: 'Bewertung der Sicherheit',
  measured: ({ column, text }) => `${column}: ${text}`,
  note: ({ suite, text }) => `${suite}: ${text}`,
  paste: 'Fügen Sie dies in den Kopf (front matter) der README des Modells auf Hugging Face ein.',
}
