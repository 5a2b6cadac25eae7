import type { Labels } from '../labels/index.ts'

/** The sentences about the sampling error of scores in German. */
export const deInterval: Labels['interval'] = {
  atLeast: (margins) => `mindestens ${margins}`,
  atLevel: (margins, level) => `${margins} bei ${level}`,
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
  places: (best, worst) => (best === worst ? `Platz ${best}` : `Platz ${best}–${worst}`),
  orWider: (range) => `${range} oder weiter`,
  legend:
    'Der Strich zeigt, wo der Wert bei viel mehr Eingaben derselben Art läge (95 %), und eine Angabe wie 1–2 die Plätze, die das zulässt. „Mindestens“ und „oder weiter“ heißen, dass die Spanne einer Zahl unbekannt ist.',
}
