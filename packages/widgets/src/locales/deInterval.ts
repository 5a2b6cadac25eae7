import type { Labels } from '../labels/index.ts'

/** The sentences about the sampling error of scores in German. */
export const deInterval: Labels['interval'] = {
  atLeast: (margins) => `mindestens ${margins}`,
  atLevel: (margins, level) => `${margins} bei ${level}`,
  unknown: 'Fehler unbekannt',
  reasons: {
    partialRun: 'Ohne Intervall: Dem Modell wurde nur ein Teil der Eingaben gestellt.',
    noLevel: 'Ohne Intervall: Das Niveau des veröffentlichten Intervalls ist nicht angegeben.',
    noProbeCount: 'Ohne Intervall: Die Zahl der Eingaben ist nicht veröffentlicht.',
    zeroStandardError:
      'Ohne Intervall: Veröffentlicht ist ein Standardfehler von 0, der nichts aussagt.',
    noStandardError:
      'Ohne Intervall: Die Zahl ist kein Anteil, und ein Fehler ist nicht veröffentlicht.',
  },
  places: (best, worst) =>
    best === worst ? `Platz ${best}` : `zwischen Platz ${best} und ${worst}`,
  orWider: (range) => `${range} oder weiter`,
  legend:
    'Die Spannen und die Striche auf den Balken zeigen, wo ein Wert bei sehr vielen Eingaben wie denen der Bewertung läge (95 % Konfidenz, nur Stichprobenfehler); eine Angabe wie 1–2 nennt die Plätze, die sie zulassen. „Mindestens“ und „oder weiter“ heißen, dass der Fehler einer Zahl nicht veröffentlicht ist und die wahre Spanne weiter ist.',
}
