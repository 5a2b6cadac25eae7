import { formatCount, formatRanks } from '../domain/index.ts'
import type { Labels } from '../labels/index.ts'

/** The labels about the sampling error of scores in German. */
export const deInterval: Labels['interval'] = {
  atLevel: (interval, level) => `${interval} bei ${level}`,
  unknown: 'Spanne unbekannt',
  reasons: {
    partial_run: 'Ohne Intervall: Dem Modell wurde nur ein Teil der Prompts gestellt.',
    no_level: 'Ohne Intervall: Das Niveau des veröffentlichten Intervalls ist nicht angegeben.',
    no_probe_count: 'Ohne Intervall: Die Zahl der Prompts ist nicht veröffentlicht.',
    zero_standard_error: 'Ohne Intervall: Veröffentlicht ist ein Fehler von 0, der nichts aussagt.',
    no_standard_error:
      'Ohne Intervall: Die Zahl ist kein Anteil, und ein Fehler ist nicht veröffentlicht.',
  },
  places: (best, worst, models) => {
    const place = `Platz ${formatRanks({ best, worst }, 'de')}`
    return models === undefined ? place : `${place} von ${formatCount(models, 'de')}`
  },
  orWider: (range) => `${range}, oder\u00a0weiter`,
  legend:
    'Der Strich zeigt, wo der Wert bei viel mehr Prompts derselben Art läge (95 %). Ein schraffiertes Ende, ein offener Punkt, ein verblassender Strich, * oder „oder weiter“ heißt, dass eine Spanne unbekannt ist.',
  chartLegend:
    'Ein Strich ist das 95-%-Intervall, Punkte heißen „oder weiter“, ein schraffiertes Ende heißt, dass die Spanne unbekannt ist.',
}
