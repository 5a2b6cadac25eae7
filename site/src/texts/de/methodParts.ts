import type { methodPartTexts as en } from '../en/methodParts.ts'
import { number, plural } from './words.ts'

export const methodPartTexts: typeof en = {
  dot: 'Der Punkt',
  aboutDot: ({ model, score }) =>
    `Der Wert von ${model}: Sein Gesamtwert ist ${score}. Das linke Ende ist 0 %, das rechte 100 %, und höher ist besser.`,
  line: 'Der Strich hindurch',
  noLine: 'Es gibt keinen, und der Punkt ist offen: Die Spanne ist unbekannt.',
  aboutLine: ({ ends }) => `Wo der Wert bei viel mehr Prompts derselben Art läge: ${ends}.`,
  fades: 'Er verblasst, wo eine Spanne unbekannt ist.',
  thinLines: 'Die dünnen Striche',
  aboutThinLines: ({ count }) => `${oneForEach(count)}. Modelle anderer Reihen sind nie dabei.`,
  aboutThinLinesIn: ({ count, suite }) =>
    `${oneForEach(count)} in ${suite}. Modelle anderer Reihen sind nie dabei.`,
  thickLine: 'Der dicke Strich',
  aboutThickLine: ({ mean }) => `Ihr Mittel, ${mean}.`,
  word: 'Das Wort',
  highestBand: ({ band, from }) => `Die Stufe des Wertes. ${band} heißt ab ${from}.`,
  band: ({ band, from, below }) =>
    `Die Stufe des Wertes. ${band} heißt ab ${from} und unter ${below}.`,
  z: 'z',
  above: ({ category, z, distance }) =>
    `${category} hat ${z}: ${distance} Standardabweichungen über dem Mittel der Modelle der Reihe. Der Gesamtwert hat kein z.`,
  below: ({ category, z, distance }) =>
    `${category} hat ${z}: ${distance} Standardabweichungen unter dem Mittel der Modelle der Reihe. Der Gesamtwert hat kein z.`,
  place: 'Der Platz',
  aboutPlace: ({ places }) =>
    `Sein Gesamtwert liegt so: ${places}. Modelle, deren Plätze sich überschneiden, können gleichauf sein.`,
  comingSoon: 'In Kürze',
  aboutComingSoon: 'Niemand hat es hier gemessen; das ist nicht dasselbe wie 0 %.',
  scores: 'Werte',
  aboutScores:
    'Ungewichtete Mittel: eine Kategorie das ihrer Zahlen, der Gesamtwert das der Kategorien, die die Reihe misst. Ein Gesamtwert braucht mindestens zwei Kategorien, und zwar alle.',
  missing: 'Was fehlt',
  aboutMissing:
    'Eine Kategorie, der eine Zahl fehlt, hat keinen Wert, weil sich Mittel über verschiedene Zahlen nicht vergleichen lassen. Was fehlt, zählt nirgends, auch nicht als null.',
  aboutZ:
    'Der Abstand vom Mittel der Modelle der Reihe mit diesem Wert, in Standardabweichungen genau dieser Modelle. Sind alle Werte gleich, ist er 0. Der Gesamtwert hat keinen.',
  bands: 'Stufen',
  aboutBands: ({ bands, compared }) =>
    `${bands}. Im Vergleich: ${compared}. Es entscheidet die Zahl, nicht ihr gerundeter Text.`,
  bandFrom: ({ band, from }) => `${band} ab ${from}`,
  bandBelow: ({ band, below }) => `${band} unter ${below}`,
  comma: ', ',
  intervals: 'Intervalle',
  wilson: ({ level, right, probes, lower, upper }) =>
    `Ein Anteil von Prompts hat das Wilson-Intervall bei ${level}: ${number(right)} von ${number(probes)} Prompts ergeben ${lower} bis ${upper}.`,
  aboutIntervals:
    'Ein veröffentlichtes Intervall geht vor, ebenso ein veröffentlichter Fehler, der größer ist. Andere Zahlen haben ihren veröffentlichten Fehler oder eine unbekannte Spanne. Intervalle erfassen nur den Fehler der Stichprobe: nicht, ob die Prompts gut sind, ob eine Beurteilung irrt oder ob sich das Modell geändert hat.',
  means: 'Mittel, Unterschiede',
  aboutMeans:
    'Ihre Intervalle verbinden die ihrer Teile (MOVER). Die unbekannte Spanne eines Teils zählt dabei als null, sodass das Ergebnis „oder weiter“ sagt.',
  places: 'Plätze',
  aboutPlaces:
    'Jedes Modell wird mit allen anderen zugleich verglichen (Bonferroni). Ein Modell liegt über einem anderen, wenn das Intervall ihres Unterschieds die Null ausschließt. Ein Vergleich ausgewählter Modelle prüft jeden Unterschied für sich und kann deshalb mehr unterscheiden.',
  aboutPlacesOf: ({ count, level }) =>
    `Jedes Modell wird mit allen anderen zugleich verglichen (Bonferroni): Bei ${number(count)} ${plural(count, 'Modell', 'Modellen')} wird jeder Unterschied zum Niveau ${level} geprüft. Ein Modell liegt über einem anderen, wenn das Intervall ihres Unterschieds die Null ausschließt. Ein Vergleich ausgewählter Modelle prüft jeden Unterschied für sich und kann deshalb mehr unterscheiden.`,
  independence: 'Unabhängigkeit',
  aboutIndependence:
    'Zahlen gelten als unabhängig. Zwei Modelle, die dieselben Prompts beantwortet haben, schwanken meist gemeinsam, sodass die wahre Spanne ihres Unterschieds enger ist: „Höher“ ist sicher, „gleichauf“ vielleicht zu vorsichtig. Zahlen eines Modells, die Prompts teilen, irren in der anderen Richtung.',
}

function oneForEach(count: number): string {
  return plural(
    count,
    'Einer für das eine Modell mit diesem Wert',
    `Je einer für die ${number(count)} Modelle mit diesem Wert`,
  )
}
