import { describe, expect, it } from 'vitest'
import type { ReportFacts, SummaryFacts } from '../labels/index.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'

const FACTS: SummaryFacts = {
  measure: 'M',
  found: undefined,
  leaders: { names: ['A'], more: 0 },
  highest: '90%',
  indistinct: { names: [], more: 0 },
  scored: 9,
  missing: 0,
  certainty: 'known',
  unmeasured: [],
  published: undefined,
  evaluated: undefined,
  dateKind: undefined,
}
const names = (text: string, more = 0) => ({ names: [...text], more })

describe('the summary of a leaderboard', () => {
  it.each<readonly [string, Partial<SummaryFacts>, string, string, string]>([
    [
      'a clear leader',
      {},
      'M: A leads with 90%, clearly ahead of all others measured.',
      'M: A liegt mit 90% klar vor allen anderen gemessenen.',
      'M: في الصدارة A بنسبة 90%، بفارق واضح عن كل ما قيس غيرها.',
    ],
    [
      'a leader by known margins',
      { certainty: 'at_least' },
      'M: A leads with 90%, by the known margins clearly ahead of all others measured.',
      'M: A liegt mit 90% nach den bekannten Spannen klar vor allen anderen gemessenen.',
      'M: في الصدارة A بنسبة 90%، بفارق واضح عن كل ما قيس غيرها وفق الهوامش المعروفة.',
    ],
    [
      'one that cannot be told apart',
      { indistinct: names('B') },
      'M: A leads with 90%; B cannot be told apart from it.',
      'M: A liegt mit 90% vorn; davon nicht unterscheidbar: B.',
      'M: في الصدارة A بنسبة 90%؛ ولا يمكن تمييز ما يلي عن الصدارة: B.',
    ],
    [
      'many, and perhaps others',
      { indistinct: names('BC', 4), certainty: 'at_least' },
      'M: A leads with 90%; B, C, 4 more and perhaps others cannot be told apart from it.',
      'M: A liegt mit 90% vorn; davon nicht unterscheidbar: B, C, 4 weitere und vielleicht noch andere.',
      'M: في الصدارة A بنسبة 90%؛ ولا يمكن تمييز ما يلي عن الصدارة: B وC و4 غيرها وربما سواها.',
    ],
    [
      'a tie',
      { leaders: names('AB'), indistinct: names('C') },
      'M: A and B lead with 90%; C cannot be told apart from them.',
      'M: A und B liegen mit 90% vorn; davon nicht unterscheidbar: C.',
      'M: في الصدارة A وB بنسبة 90%؛ ولا يمكن تمييز ما يلي عن الصدارة: C.',
    ],
    [
      'an unknown margin',
      { certainty: 'unknown' },
      'M: A leads with 90%; how clearly is unknown.',
      'M: A liegt mit 90% vorn; wie klar, ist unbekannt.',
      'M: في الصدارة A بنسبة 90%؛ ولا يُعرف مدى وضوح ذلك.',
    ],
    [
      'the only model found, and its date',
      { found: 1, scored: 1, certainty: undefined, evaluated: 'May 2024' },
      'M of the 1 model found: A, 90%. Latest evaluation: May 2024.',
      'M, 1 gefundenes Modell: A, 90%. Letzte Bewertung: May 2024.',
      'M ضمن النتائج وعددها 1: A، 90%. أحدث تقييم: May 2024.',
    ],
    [
      'a date by which the evaluations had ended',
      { certainty: undefined, evaluated: 'May 2024', dateKind: 'at_latest' },
      'M: A leads with 90%. Evaluated by May 2024.',
      'M: A liegt mit 90% vorn. Bewertet spätestens im May 2024.',
      'M: في الصدارة A بنسبة 90%. قُيِّمت النماذج في موعد أقصاه May 2024.',
    ],
    [
      'no score among the models found',
      { found: 2, scored: 0, highest: undefined, leaders: names(''), certainty: undefined },
      'M of the 2 models found: none measured.',
      'M, 2 gefundene Modelle: nicht gemessen.',
      'M ضمن النتائج وعددها 2: لم تُقَس.',
    ],
    [
      'what is missing, and the month',
      {
        certainty: undefined,
        missing: 1,
        unmeasured: [
          { categories: ['X', 'Y'], suite: 'S' },
          { categories: ['Z'], suite: undefined },
        ],
        published: 'May 2024',
        evaluated: 'May 2023',
      },
      'M: A leads with 90%. 1 model lacks this score. Not measured here: X, Y (see S), Z. Published May 2024.',
      'M: A liegt mit 90% vorn. 1 Modell fehlt dieser Wert. Hier nicht gemessen: X, Y (siehe S), Z. Veröffentlicht im May 2024.',
      'M: في الصدارة A بنسبة 90%. نموذج واحد تنقصه هذه الدرجة. ما لا يُقاس هنا: X، Y (انظر S)، Z. نُشرت الأرقام في May 2024.',
    ],
  ])('says %s', (_, facts, ...texts) => {
    const written = [en, de, ar].map(({ leaderboard }) =>
      leaderboard.summary({ ...FACTS, ...facts }).replace(/[\u2068\u2069]/g, ''),
    )
    expect(written).toEqual(texts)
  })
})

const REPORT: ReportFacts = {
  measure: 'M',
  place: 'place 1–2 of 9',
  highest: [],
  lowest: [],
  unknownMargins: [],
  missing: [],
}

describe('the sentence on the scores of a model', () => {
  it.each<readonly [string, Partial<ReportFacts>, string, string, string]>([
    ['only the place', {}, 'M: place 1–2 of 9.', 'M: place 1–2 of 9.', 'M: place 1–2 of 9.'],
    [
      'the highest and the lowest category',
      { highest: ['A'], lowest: ['B', 'C'] },
      'M: place 1–2 of 9; against the mean highest in A, lowest in B, C.',
      'M: place 1–2 of 9; gegenüber dem Mittel am höchsten bei A, am niedrigsten bei B, C.',
      'M: place 1–2 of 9؛ مقارنةً بالمتوسط: الأعلى في A، والأدنى في B، C.',
    ],
    [
      'what is missing and unknown',
      { place: undefined, missing: ['A'], unknownMargins: ['B'] },
      'M: no score; missing: A; margin unknown: B.',
      'M: kein Wert; es fehlt: A; Spanne unbekannt: B.',
      'M: لا درجة؛ ينقص: A؛ الهامش غير معروف: B.',
    ],
    [
      'that no margin is known',
      { unknownMargins: 'all' },
      'M: place 1–2 of 9; all margins unknown.',
      'M: place 1–2 of 9; alle Spannen unbekannt.',
      'M: place 1–2 of 9؛ جميع الهوامش غير معروفة.',
    ],
    ['nothing', { place: '' }, 'M.', 'M.', 'M.'],
  ])('says %s', (_, facts, ...texts) => {
    expect([en, de, ar].map(({ model }) => model.summary({ ...REPORT, ...facts }))).toEqual(texts)
  })
})
