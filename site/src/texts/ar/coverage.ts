import type { coverageTexts as en } from '../en/coverage.ts'
import { isolate } from '../isolate.ts'
import { number, ofModels, ofSuites } from './words.ts'

export const coverageTexts: typeof en = {
  nothing: ({ category }) => `${category}: لم تُقَس لأي نموذج.`,
  byOne: ({ category, known, all, suites }) =>
    `${category}: مقيسة لـ${number(known)} من ${ofModels(all)}، في ${ofSuites(suites)}.`,
  bySeveral: ({ category, known, all, suites, several }) =>
    `${category}: مقيسة لـ${number(known)} من ${ofModels(all)}، في ${ofSuites(suites)}؛ وعدد ما تقيسه منها أكثر من مجموعة: ${number(several)}.`,
  noDates: 'تواريخ أرقامها غير معروفة.',
  newest: ({ suite, date }) => `أحدث الأرقام أرقام ${isolate(suite)}، ${date}.`,
  noDate: 'التاريخ غير معروف',
  atLatest: ({ date }) => `في موعد أقصاه ${isolate(date)}`,
}
