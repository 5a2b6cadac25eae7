import type { factTexts as en } from '../en/facts.ts'
import { number, plural } from './words.ts'

export const factTexts: typeof en = {
  stated: 'Angaben des Labors, nicht aus den Bewertungen der Übersicht berechnet.',
  failed: 'Was die Website jetzt enthält, konnte nicht gezählt werden.',
  now: ({ evaluations, suites }) =>
    `Jetzt auf dieser Website: ${number(evaluations)} ${plural(evaluations, 'Bewertung eines Modells', 'Bewertungen von Modellen')} in ${number(suites)} ${plural(suites, 'Reihe', 'Reihen')}.`,
}
