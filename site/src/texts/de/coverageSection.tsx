import type { coverageSectionTexts as en } from '../en/coverageSection.tsx'
import { models, number, ofModels, plural } from './words.ts'

export const coverageSectionTexts: typeof en = {
  title: 'Was über welches Modell bekannt ist',
  lead: 'Fassungen und Einstellungen eines Modells stehen zusammen unter seinem Namen. Die Daten sind die der Bewertungen: Wann ein Modell erschienen ist, gehört nicht zu diesen Zahlen.',
  formats: ({ json }) => <>Als {json}</>,
  loading: 'Was bekannt ist, wird geladen …',
  failed: 'Was über welches Modell bekannt ist, konnte nicht geladen werden.',
  caption: 'Reihen, die jede Kategorie eines Modells gemessen haben',
  model: 'Modell',
  notMeasured: 'nicht gemessen',
  nothingStated: 'ohne Angabe',
  suite: ({ suite }) => <>{suite}:</>,
  comma: ', ',
  search: 'Modell suchen',
  showAll: ({ count }) =>
    plural(count, 'Das eine Modell anzeigen', `Alle ${number(count)} Modelle anzeigen`),
  noneFound: 'Keine Reihe hat ein Modell mit diesem Namen.',
  found: ({ count }) => models(count),
  shown: ({ shown, count }) =>
    `${number(shown)} von ${ofModels(count)}, die mit den meisten Ergebnissen zuerst`,
}
