import type { describeTexts as en } from '../en/describe.ts'
import { isolate } from '../isolate.ts'
import { models as countModels, number, ofSuites, plural } from './words.ts'

export const describeTexts: typeof en = {
  columns: { name: 'النموذج', provider: 'المزوّد' },
  notMeasured: 'لم تُقَس',
  noScore: 'لا درجة مقيسة',
  comma: '، ',
  semicolon: '؛ ',
  and: ' و',
  score: ({ name, score }) => `${name} ${isolate(score)}`,
  board: ({ count, suite }) =>
    `مقاومة التحيّز والسمّية وكسر الحماية ودقة الحقائق لدى ${languageModels(count)} في ${isolate(suite)}، بقدر ما قِيست، مع المصادر.`,
  boardOfAll: ({ count }) =>
    `مقاومة التحيّز والسمّية وكسر الحماية ودقة الحقائق لدى ${languageModels(count)} في التقييمات المنشورة، بقدر ما قِيست، مع المصادر.`,
  sortedBy: ({ column }) => `مرتّبة حسب ${column}.`,
  leader: ({ measure, model, score }) =>
    `الأعلى في ${measure}: ${isolate(model)}، ${isolate(score)}`,
  mainScores: ({ measure, suite, scores }) => `${measure} في ${isolate(suite)}: ${scores}`,
  model: ({ model, provider, scores }) => `${isolate(model)} من ${isolate(provider)}: ${scores}`,
  modelIn: ({ model, provider, suite, scores }) =>
    `${isolate(model)} من ${isolate(provider)} في ${isolate(suite)}: ${scores}`,
  evaluatedOn: ({ summary, date }) => `${summary}. قُيِّم بتاريخ ${isolate(date)}.`,
  evaluatedBy: ({ summary, date }) => `${summary}. قُيِّم في موعد أقصاه ${isolate(date)}.`,
  compared: ({ models }) => `مقارنة ${models}`,
  comparison: ({ models }) => `تقييمات سلامة ${models} جنبًا إلى جنب، مع مصدر كل رقم.`,
  release: ({ title, names, summary }) => `${title}: ${names}. ${summary}`,
  suites: 'المجموعات',
  sortBy: ({ suite }) => `ترتيب ${isolate(suite)} حسب`,
  compare: 'مقارنة',
  pictures: {
    allModels: 'النماذج اللغوية',
    models: ({ count }) => countModels(count),
    comparison: 'مقارنة',
    reports: 'التقارير',
    aboutReports: 'عن سلامة النماذج اللغوية',
    date: 'التاريخ',
    plannedFor: ({ date }) => `موعده المقرّر ${isolate(date)}`,
    highest: 'أعلى درجة',
    highestIn: ({ count }) => `أعلى درجة في ${ofSuites(count)}`,
    highestInSome: ({ shown, count }) => `أعلى درجة في ${number(shown)} من ${ofSuites(count)}`,
    noScore: 'لا درجة',
    row: ({ label, values }) => `${isolate(label)}: ${values}`,
    whole: ({ title, subtitle, rows }) => `${title} (${subtitle}). ${rows}.`,
  },
}

function languageModels(count: number): string {
  return plural(count, [
    '0 نموذج لغوي',
    'نموذج لغوي واحد',
    'نموذجين لغويين',
    '# نماذج لغوية',
    '# نموذجًا لغويًا',
    '# نموذج لغوي',
  ])
}
