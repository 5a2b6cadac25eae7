import type { suiteReportTexts as en } from '../en/suiteReport.ts'
import { isolate } from '../isolate.ts'
import { models, number, ofModels, plural } from './words.ts'

export const suiteReportTexts: typeof en = {
  allModels: 'كل النماذج',
  none: 'لا نموذج مقيَّم.',
  notStated: 'غير مذكور',
  evaluator: 'جهة التقييم',
  version: 'الإصدار',
  language: 'لغة المدخلات',
  models: 'النماذج',
  unread: ({ count, unread }) => `${number(count)}، و${number(unread)} لا يمكن قراءتها`,
  figures: 'الأرقام المنشورة',
  licence: 'ترخيص المصدر',
  range: ({ first, last }) => `من ${isolate(first)} إلى ${isolate(last)}`,
  orEarlier: ({ dates }) => `${dates}، أو قبل ذلك`,
  published: 'تاريخ النشر',
  evaluated: 'تاريخ التقييم',
  source: 'المصدر',
  furtherSource: ({ place }) => `المصدر ${number(place)}`,
  caption: ({ count, column }) => `${models(count)} حسب ${column}`,
  captionOfFirst: ({ shown, count, column }) =>
    `الأوائل (${number(shown)}) من ${ofModels(count)} حسب ${column}`,
  unmeasured: ({ categories }) => `${categories}: لم تُقَس في هذه المجموعة.`,
  unmeasuredHere: ({ categories, suite }) =>
    `${categories}: لم تُقَس في هذه المجموعة، بل في ${isolate(suite)}.`,
  missing: ({ column, missing, count }) =>
    `${column}: بلا درجة ${number(missing)} من ${ofModels(count)}.`,
  unknownMargins: ({ column, unknown, count }) =>
    `${column}: هوامش غير معروفة: ${scores(unknown, count)}.`,
  unknownPlaces: ({ column, unknown, count }) =>
    `${column}: هوامش غير معروفة، ومعها المراكز: ${scores(unknown, count)}.`,
  openMargins: ({ column, open, count }) =>
    `${column}: هوامش قد تكون أوسع: ${scores(open, count)}.`,
}

function scores(count: number, all: number): string {
  const total = plural(all, ['0 درجة', 'درجة واحدة', 'درجتين', '# درجات', '# درجة', '# درجة'])
  return `${number(count)} من ${total}`
}
