import type { exampleTexts as en } from '../en/example.tsx'

export const exampleTexts: typeof en = {
  title: ({ model }) => <>Durchgerechnet für {model}</>,
  titleIn: ({ model, suite }) => (
    <>
      Durchgerechnet für {model} in {suite}
    </>
  ),
  figures: 'Veröffentlichte Zahlen',
  columns: {
    figure: 'Zahl',
    published: 'Veröffentlicht',
    score: 'Wert',
    probes: 'Prompts',
    interval: '95-%-Intervall',
  },
  composite: ({ mean }) => `Gesamtwert: ${mean}`,
  category: ({ category, mean }) => `${category}: ${mean}`,
  places: ({ places }) =>
    `Mit allen anderen Modellen der Reihe zugleich verglichen, liegt sein Gesamtwert so: ${places}.`,
  openPlaces: ({ places }) =>
    `Mit allen anderen Modellen der Reihe zugleich verglichen, liegt sein Gesamtwert so: ${places}, denn die Spanne einer Zahl ist unbekannt.`,
  unknown: 'unbekannt',
  missing: 'fehlt',
  notKept: 'nicht aufbewahrt',
  lowerIsBetter: ({ figure }) => `${figure}, niedriger ist besser`,
}
