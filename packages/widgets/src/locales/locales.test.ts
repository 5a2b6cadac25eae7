import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import {
  CONTEST_STATES,
  LANGUAGE_CODES,
  LANGUAGES as KNOWN,
  type LanguageCode,
  type TranslationCode,
} from '../domain/index.ts'
import { mergeLabels, type Labels, type ReportFacts, type SummaryFacts } from '../labels/index.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'

const LANGUAGES: Readonly<Record<LanguageCode, Labels>> = { en, de, ar }
const TRANSLATIONS: Readonly<Record<TranslationCode, Labels>> = { de, ar }
const COUNTS = [0, 1, 2, 3, 11, 100, 1000]
const DIFFERENCES = [true, false].map((isAtLeast) => {
  return { points: '1.1', lower: '−0.2', upper: '+2.4', isAtLeast }
})
const NAMES = ['Alpha', 'Beta', 'Gamma']
const SUMMARY: SummaryFacts = {
  measure: 'Composite',
  found: undefined,
  leaders: { names: ['Alpha'], more: 0 },
  highest: '90%',
  indistinct: { names: ['Beta', 'Gamma'], more: 1000 },
  scored: 9,
  missing: 0,
  certainty: 'at_least',
  unmeasured: [{ categories: ['Bias'], suite: 'Suite' }],
  published: '2024',
  evaluated: '2024',
  dateKind: 'day',
}

const REPORT: ReportFacts = {
  measure: 'Composite',
  place: undefined,
  highest: ['Alpha'],
  lowest: ['Beta', 'Gamma'],
  unknownMargins: NAMES,
  missing: NAMES,
}

/** The labels that are the same in English and in another language, with the reason. */
const SAME: Readonly<Record<TranslationCode, Readonly<Record<string, string>>>> = {
  de: {
    dir: 'both are left-to-right',
    'score.comma': 'the comma is the same',
    'compare.rowVerdicts.semicolon': 'the semicolon is the same',
    'newsletterForm.name': 'the word is the same',
    'share.csv': 'the name of a format',
    'share.json': 'the name of a format',
  },
  ar: {
    'share.csv': 'the name of a format',
    'share.json': 'the name of a format',
  },
}

type Sentence = string | ((...given: never[]) => string)

/** Lists every sentence of a language by its path, such as `leaderboard.columns.name`. */
function sentencesOf(part: object, path = ''): [string, Sentence][] {
  return Object.entries(part).flatMap(([key, value]: [string, Sentence | object]) => {
    const at = path === '' ? key : `${path}.${key}`
    return typeof value === 'object' ? sentencesOf(value, at) : [[at, value] as [string, Sentence]]
  })
}

/** Calls each sentence that is a function with sample arguments. */
const SPOKEN: Readonly<Record<string, (labels: Labels) => string[]>> = {
  'score.aboutBand': ({ score }) => [
    score.aboutBand('A', '90%', undefined),
    score.aboutBand('B', '80%', '90%'),
    score.aboutBand('C', undefined, '80%'),
  ],
  'score.changedOn': ({ score }) => [score.changedOn('2026-11-24')],
  'score.figures': ({ score }) => [
    score.figures(0, 1),
    score.figures(2, 3),
    score.figures(2, undefined),
  ],
  'score.aboutFigures': ({ score }) => [score.aboutFigures(score.figures(2, 3))],
  'score.invalidFields': ({ score }) => COUNTS.map(score.invalidFields),
  'leaderboard.shown': ({ leaderboard }) =>
    COUNTS.flatMap((total) => [leaderboard.shown(0, total), leaderboard.shown(total, total)]),
  'leaderboard.sortedBy': ({ leaderboard }) =>
    (['name', 'provider', 'bias'] as const).flatMap((field) =>
      (['ascending', 'descending'] as const).map((direction) =>
        leaderboard.sortedBy('3', [{ field, direction, column: leaderboard.columns[field] }]),
      ),
    ),
  'leaderboard.ofPlaces': ({ leaderboard }) => COUNTS.map(leaderboard.ofPlaces),
  'leaderboard.sortKey': ({ leaderboard }) => [leaderboard.sortKey(2, 3)],
  'leaderboard.selectModel': ({ leaderboard }) => [leaderboard.selectModel('Alpha')],
  'leaderboard.deselectModel': ({ leaderboard }) => [leaderboard.deselectModel('Alpha')],
  'leaderboard.compareSelected': ({ leaderboard }) => [1, 2, 3].map(leaderboard.compareSelected),
  'leaderboard.selectionFull': ({ leaderboard }) => [leaderboard.selectionFull(3)],
  'leaderboard.actionFor': ({ leaderboard }) => [leaderboard.actionFor(leaderboard.view, 'Alpha')],
  'leaderboard.nothingMatches': ({ leaderboard }) => [
    leaderboard.nothingMatches('', undefined),
    leaderboard.nothingMatches('gpt', undefined),
    leaderboard.nothingMatches('', 'Acme'),
    leaderboard.nothingMatches('gpt', 'Acme'),
  ],
  'leaderboard.showAll': ({ leaderboard }) => COUNTS.map(leaderboard.showAll),
  'leaderboard.showMatches': ({ leaderboard }) => COUNTS.map(leaderboard.showMatches),
  'leaderboard.summary': ({ leaderboard }) =>
    COUNTS.map((missing) => leaderboard.summary({ ...SUMMARY, missing, found: missing + 1 })),
  'leaderboard.notInSuite': ({ leaderboard }) => [
    leaderboard.notInSuite(['gpt-9']),
    leaderboard.notInSuite(['gpt-9', 'x']),
  ],
  'leaderboard.invalidRows': ({ leaderboard }) => COUNTS.map(leaderboard.invalidRows),
  'leaderboard.invalidSuites': ({ leaderboard }) => COUNTS.map(leaderboard.invalidSuites),
  'score.evaluatedNoLaterThan': ({ score }) => [score.evaluatedNoLaterThan('2026-11-21')],
  ...Object.fromEntries(
    CONTEST_STATES.map((state) => [
      `contested.note.${state}`,
      ({ contested }: Labels) => [contested.note[state]('12')],
    ]),
  ),
  'contested.statedOn': ({ contested }) => [contested.statedOn('Acme', '2026-11-24')],
  'contested.invalidRows': ({ contested }) => COUNTS.map(contested.invalidRows),
  'contested.reportProblemWith': ({ contested }) => [contested.reportProblemWith('Bias')],
  'model.evaluatedOn': ({ model }) => [model.evaluatedOn('2026-11-21')],
  'model.probes': ({ model }) => COUNTS.map(model.probes),
  'model.details': ({ model }) => [model.details('Alpha')],
  'model.mockData': ({ model }) => [model.mockData(model.tabs.bias)],
  'model.summary': ({ model }) => [
    model.summary({ ...REPORT, place: undefined }),
    model.summary({ ...REPORT, place: '3' }),
  ],
  'model.higher': ({ model }) => COUNTS.map((count) => model.higher(count, 1000)),
  'model.working': ({ model }) => [model.working(['83.3', '76.8'], '80.1%')],
  'model.notWorkable': ({ model }) => [model.notWorkable(NAMES)],
  'compare.noCommonSuite': ({ compare }) => [compare.noCommonSuite(NAMES.slice(0, 2))],
  'compare.removeModel': ({ compare }) => [compare.removeModel('Alpha')],
  'compare.added': ({ compare }) => [compare.added('Alpha')],
  'compare.removed': ({ compare }) => [compare.removed('Alpha')],
  'compare.fourBands': ({ compare, bands }) => [compare.fourBands(bands.belowAverage, bands.poor)],
  'compare.pickFound': ({ compare }) => COUNTS.map(compare.pickFound),
  'compare.pickShown': ({ compare }) => [compare.pickShown(50, 5000)],
  'compare.pairOfProvider': ({ compare }) => [compare.pairOfProvider('Acme')],
  'compare.pair': ({ compare }) => [compare.pair(NAMES.slice(0, 2))],
  'compare.pairAdded': ({ compare }) => [compare.pairAdded(NAMES.slice(0, 2))],
  'compare.bestText': ({ compare }) => NAMES.map((_, n) => compare.bestText(NAMES.slice(n), '91')),
  'compare.rangeText': ({ compare }) => [compare.rangeText('80', '91', '11')],
  'compare.largestText': ({ compare }) => [
    compare.largestText('x', '11', { high: ['Alpha'], low: ['Beta', 'Gamma'] }),
  ],
  'compare.missingScore': ({ compare }) =>
    [0, 1, 2, 3].map((n) => compare.missingScore(NAMES.slice(0, n))),
  'compare.verdicts.higher': ({ compare }) =>
    DIFFERENCES.map((difference) => compare.verdicts.higher('Alpha', 'Beta', difference)),
  'compare.verdicts.noClearDifference': ({ compare }) =>
    DIFFERENCES.map((difference) =>
      compare.verdicts.noClearDifference('Alpha', 'Beta', difference),
    ),
  'compare.verdicts.cannotBeJudged': ({ compare }) => [
    compare.verdicts.cannotBeJudged('Alpha', 'Beta', '1.1'),
  ],
  'compare.verdicts.missing': ({ compare }) => [compare.verdicts.missing('Alpha', 'Beta')],
  'compare.verdicts.levelWithBest': ({ compare }) =>
    [1, 2].map((n) => compare.verdicts.levelWithBest(NAMES.slice(0, n))),
  'compare.verdicts.untestedAgainstBest': ({ compare }) =>
    [0, 1, 2].map((n) => compare.verdicts.untestedAgainstBest(NAMES.slice(0, n))),
  'compare.rowVerdicts.above': ({ compare: { rowVerdicts } }) => [
    rowVerdicts.above([['Alpha'], ['Beta', 'Gamma']]),
    rowVerdicts.above([['Alpha'], ['Beta'], ['Gamma']]),
  ],
  'compare.rowVerdicts.by': ({ compare: { rowVerdicts } }) => [
    rowVerdicts.by([rowVerdicts.orMore('1.1')], true),
    rowVerdicts.by(['1.1', '2.2'], false),
  ],
  'compare.rowVerdicts.orMore': ({ compare }) => [compare.rowVerdicts.orMore('1.1')],
  'compare.rowVerdicts.level': ({ compare }) => [compare.rowVerdicts.level(NAMES)],
  'compare.rowVerdicts.levelWithBoth': ({ compare }) => [
    compare.rowVerdicts.levelWithBoth('Alpha'),
  ],
  'compare.rowVerdicts.untested': ({ compare: { rowVerdicts } }) => [
    rowVerdicts.untested([]),
    rowVerdicts.untested(NAMES.slice(0, 2)),
  ],
  'compare.rowVerdicts.apart': ({ compare: { rowVerdicts } }) => [
    rowVerdicts.apart('1.1', '1.1'),
    rowVerdicts.apart('1.1', '2.2'),
  ],
  'compare.allPairs': ({ compare }) => COUNTS.map(compare.allPairs),
  'interval.atLevel': ({ interval }) => [interval.atLevel('78.2–79.7%', '90.0%')],
  'interval.orWider': ({ interval }) => [interval.orWider('1–3')],
  'interval.places': ({ interval }) => [interval.places(1, 1), interval.places(1, 12, 18)],
  'suite.models': ({ suite }) => COUNTS.map(suite.models),
  'suite.version': ({ suite }) => [suite.version('4')],
  'suite.evaluatedBy': ({ suite }) => [suite.evaluatedBy('Acme')],
  'suite.language': ({ suite }) => [suite.language('Japanese')],
  'suite.unmeasured': ({ suite }) => [suite.unmeasured(NAMES.slice(0, 2))],
  'suite.compositeOver': ({ suite }) => COUNTS.map(suite.compositeOver),
  'suite.unknown': ({ suite }) => [suite.unknown('x', 'Alpha')],
  'suite.unread': ({ suite }) => [suite.unread('x', 'Alpha')],
  'suite.measured': ({ suite }) => [suite.measured('Truth')],
  'suite.moreCaveats': ({ suite }) => COUNTS.map(suite.moreCaveats),
  'suite.notInSuite': ({ suite }) => [suite.notInSuite('Alpha', 'Beta')],
  'suite.leftOut': ({ suite }) => [suite.leftOut(NAMES.slice(0, 2), 'Gamma')],
  'suite.droppedSort': ({ suite }) => [suite.droppedSort('Alpha', NAMES.slice(0, 2), 'Beta')],
  'suite.droppedProvider': ({ suite }) => [suite.droppedProvider('Alpha', 'Acme')],
  'suite.resultsIn': ({ suite }) => COUNTS.map((others) => suite.resultsIn('Alpha', others)),
  'form.tooLong': ({ form }) => COUNTS.map(form.tooLong),
  'release.asOf': ({ release }) => [release.asOf('2026-11-21')],
  'release.figures': ({ release }) => [release.figures('April 2024')],
  'suite.licence': ({ suite }) => [suite.licence('MIT')],
  'release.licence': ({ release }) => [release.licence('CC BY 4.0')],
  'release.newer': ({ release }) => [release.newer('2026-11-21')],
  'share.failed': ({ share }) => [share.failed('https://example.org/')],
}

describe.each(Object.entries(LANGUAGES))('the sentences in %s', (name, labels) => {
  const sentences = sentencesOf(labels)

  it('have the same keys and types as in English', () => {
    const kinds = (all: [string, Sentence][]) => all.map(([at, said]) => `${at}: ${typeof said}`)
    expect(kinds(sentences).sort()).toEqual(kinds(sentencesOf(en)).sort())
  })

  it('are never empty', () => {
    const empty = sentences.filter(([at, said]) =>
      typeof said === 'string'
        ? said.trim() === ''
        : SPOKEN[at]?.(labels).some((text) => text.trim() === ''),
    )
    expect(empty).toEqual([])
  })

  it('are all called by this test if they are functions', () => {
    const silent = sentences.filter(([at, said]) => typeof said === 'function' && !(at in SPOKEN))
    expect(silent.map(([at]) => at)).toEqual([])
  })

  it('never contain undefined or another non-text', () => {
    const texts = Object.values(SPOKEN).flatMap((hear) => hear(labels))
    expect(texts.filter((text) => /undefined|null|NaN|\[object/.test(text))).toEqual([])
  })

  it('declare their language and text direction', () => {
    expect(labels.locale.split('-')[0]).toBe(name)
    expect(labels.dir).toBe(KNOWN[name as LanguageCode].dir)
  })

  it('replace all of English when merged', () => {
    expect(mergeLabels(en, labels)).toEqual(labels)
  })
})

describe.each(Object.entries(TRANSLATIONS))('the translation into %s', (name, labels) => {
  const same = SAME[name as TranslationCode]
  const english = new Map(sentencesOf(en))

  it('leaves no text in English except the listed ones', () => {
    const left = sentencesOf(labels).filter(
      ([at, said]) => typeof said === 'string' && said === english.get(at),
    )
    expect(left.map(([at]) => at).sort()).toEqual(Object.keys(same).sort())
  })

  it('leaves no function with an English sentence', () => {
    const left = Object.values(SPOKEN).flatMap((hear) => {
      const inEnglish = hear(en)
      return hear(labels).filter((text, index) => text === inEnglish[index])
    })
    expect(left).toEqual([])
  })
})

it('each have a file, and an entry of the package', () => {
  const languages = readdirSync(import.meta.dirname).filter((name) => /^[a-z]+\.ts$/.test(name))
  expect(languages.sort()).toEqual(LANGUAGE_CODES.map((code) => `${code}.ts`).sort())
  for (const code of LANGUAGE_CODES) {
    expect(manifest.exports).toHaveProperty([`./locales/${code}`], `./src/locales/${code}.ts`)
  }
})

describe('Arabic', () => {
  it('contains no Latin letters except names, addresses and z', () => {
    const allowed = /\u2068[^\u2069]*\u2069|\bz\b|^CSV$|^JSON$|^rtl$|^ar-u-nu-latn$/g
    const latin = sentencesOf(ar).filter(
      ([, said]) => typeof said === 'string' && /[A-Za-z]/.test(said.replace(allowed, '')),
    )
    expect(latin).toEqual([])
  })

  it('closes each isolate, and uses Arabic punctuation', () => {
    const spoken = Object.values(SPOKEN).flatMap((hear) => hear(ar))
    const written = sentencesOf(ar).flatMap(([, said]) => (typeof said === 'string' ? [said] : []))
    const wrong = [...spoken, ...written].filter(
      (text) => text.split('\u2068').length !== text.split('\u2069').length || /[?;]/.test(text),
    )
    expect(wrong).toEqual([])
  })
})
