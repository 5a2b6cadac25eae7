import { formatCount, formatRanks } from '../domain/index.ts'
import type { Labels } from '../labels/index.ts'

/** The sentences about the sampling error of scores in German. */
export const deInterval: Labels['interval'] = {
  atLevel: (interval, level) => `${interval} bei ${level}`,
  unknown: 'Spanne unbekannt',
  reasons: {
    partialRun: 'Ohne Intervall: Dem Modell wurde nur ein Teil der Eingaben gestellt.',
    noLevel: 'Ohne Intervall: Das Niveau des veröffentlichten Intervalls ist nicht angegeben.',
    noProbeCount: 'Ohne Intervall: Die Zahl der Eingaben ist nicht veröffentlicht.',
    zeroStandardError:
      'Ohne Intervall: Veröffentlicht ist ein Standardfehler von 0, der nichts aussagt.',
    noStandardError:
      'Ohne Intervall: Die Zahl ist kein Anteil, und ein Fehler ist nicht veröffentlicht.',
  },
  places: (best, worst, models) => {
    const place = `Platz ${formatRanks({ best, worst }, 'de')}`
    return models === undefined ? place : `${place} von ${formatCount(models, 'de')}`
  },
  orWider: (range) => `${range}, oder\u00a0weiter`,
  legend:
    'Der Strich zeigt, wo der Wert bei viel mehr Eingaben derselben Art läge (95 %). Ein schraffiertes Ende, ein offener Punkt oder „oder weiter“ heißt, dass eine Spanne unbekannt ist.',
  chartLegend:
    'Ein Strich ist das 95-%-Intervall, Punkte heißen „oder weiter“, ein schraffiertes Ende heißt, dass die Spanne unbekannt ist.',
}
