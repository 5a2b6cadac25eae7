import type { agreementSectionTexts as en } from '../en/agreementSection.tsx'
import { number, plural } from './words.ts'

export const agreementSectionTexts: typeof en = {
  title: 'Stimmen die Reihen überein?',
  lead: 'Zwei Reihen können eine Kategorie messen und dieselben Modelle verschieden ordnen: Ihre Prompts, Sprachen und Beurteilungen unterscheiden sich.',
  formats: ({ json }) => <>Als {json}</>,
  loading: 'Die Übereinstimmung wird geladen …',
  failed: 'Die Übereinstimmung der Reihen konnte nicht geladen werden.',
  others: ({ count }) => `Paare, die sich nicht vergleichen lassen (${number(count)})`,
  builds:
    'Fassungen und Einstellungen eines Modells können sich zwischen zwei Reihen unterscheiden; welchen Namen jede Reihe ihm gibt, steht in der Liste der Plätze.',
  none: 'Keine zwei Reihen haben genug gemeinsame Modelle für einen Vergleich.',
  places: ({ count }) =>
    plural(count, 'Platz des einen Modells', `Plätze der ${number(count)} Modelle`),
  model: 'Modell',
  dot: ({ model, first, second, firstPlace, secondPlace }) =>
    `${model}: ${first} ${firstPlace}, ${second} ${secondPlace}`,
}
