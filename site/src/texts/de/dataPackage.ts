import type { dataPackageTexts as en } from '../en/dataPackage.ts'

export const dataPackageTexts: typeof en = {
  title: 'Bewertungen der Sicherheit von Sprachmodellen',
  about: ({ lab }) =>
    `Veröffentlichte Zahlen zur Resistenz von Sprachmodellen gegen Verzerrungen, Toxizität und Jailbreaks und zu ihrer Faktentreue, mit Werten, Gesamtwerten und Intervallen, die ${lab} daraus berechnet. Ein fehlender Wert wurde nie gemessen oder nie veröffentlicht; er ist nicht null.`,
  scores: 'Werte',
  aboutScores:
    'Eine Zeile für jede Reihe, jedes Modell und jedes Maß, einschließlich des Gesamtwerts. Ein Wert fehlt auch, wenn dem Modell einige der Zahlen fehlen, die seine Kategorie braucht; die Zahlen, die es hat, stehen in der anderen Tabelle.',
  figures: 'Veröffentlichte Zahlen',
  aboutFigures:
    'Eine Zeile für jede veröffentlichte Zahl. Die Zahlen gehören ihren Quellen. Vor einem Text, den eine Tabellenkalkulation als Formel ausführen würde, steht ein Apostroph.',
  release: 'Die ganze Veröffentlichung',
  fields: {
    suite: 'Kennung der Reihe; leer in einer Veröffentlichung ohne Reihen',
    modelId: 'Kennung des Modells',
    probes: 'Zahl der Prompts hinter dem Wert',
    lower: 'Unteres Ende des Intervalls, als Bruchteil',
    upper: 'Oberes Ende des Intervalls, als Bruchteil',
    interval:
      'Wie viel vom Fehler der Stichprobe bekannt ist; at_least, wenn der Fehler einer Zahl unbekannt ist',
    measure: 'Eine Kategorie, oder das Mittel aller gemessenen',
    score: 'Bruchteil des besten Ergebnisses; höher ist besser',
    rankBest: 'Der beste Platz in der Reihe, den das Intervall zulässt',
    rankWorst: 'Der schlechteste Platz, den das Intervall zulässt',
    rankIs:
      'Ob der Bereich der Plätze bekannt ist; at_least, wenn ein unbekannter Fehler ihn weiten könnte',
    model: 'Name des Modells',
    category: 'Die Kategorie, zu der die Zahl gehört',
    figure: 'Name der Zahl',
    publishedValue: 'Die Zahl, wie sie veröffentlicht wurde',
    unit: 'Die Einheit des veröffentlichten Werts',
    rangeLow: 'Das untere Ende der veröffentlichten Skala',
    rangeHigh: 'Das obere Ende der veröffentlichten Skala',
    direction: 'Welches Ende der veröffentlichten Skala das bessere ist',
    figureScore: 'Die Zahl als Bruchteil; höher ist besser',
    computed: 'Wie die Zahl berechnet wurde',
    level: 'Das Niveau des Intervalls',
    source: 'Titel der Publikation',
    sourceUrl: 'Adresse der Publikation',
    licence: 'Nutzungsbedingungen der Zahlen',
    licenceUrl: 'Adresse dieser Bedingungen',
    date: 'Der Tag der Bewertung',
    dateIs:
      'Was das Datum ist; at_latest, wenn die Bewertung an diesem Tag abgeschlossen war; leer, wenn es unbekannt ist',
    categoryMeasures: 'Was die Reihe in der Kategorie gemessen hat',
    caveats: 'Was die Bedeutung jedes Werts der Reihe verändert',
  },
}
