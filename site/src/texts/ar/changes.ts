import type { changeTexts as en } from '../en/changes.ts'
import { isolate } from '../isolate.ts'
import { figures, models, number } from './words.ts'

export const changeTexts: typeof en = {
  addedModels: ({ count }) => `أُضيف: ${models(count)}`,
  addedModelsTo: ({ count, suite }) => `أُضيف إلى ${isolate(suite)}: ${models(count)}`,
  added: ({ score }) => `أُضيف: ${isolate(score)}`,
  removed: ({ score }) => `حُذف: وكان ${isolate(score)}`,
  changed: ({ from, to, points }) =>
    `من ${isolate(from)} إلى ${isolate(to)} (${isolate(points)} نقطة مئوية)`,
  revised: ({ details }) => `بقيت الدرجة، وتغيّر: ${details}`,
  details: {
    prompts: 'عدد المدخلات',
    margin: 'الهامش',
    published: 'القيمة المنشورة',
    unit: 'الوحدة',
    direction: 'هل الأدنى أفضل',
  },
  comma: '، ',
  noReason: 'لم يُسجَّل سبب بعد.',
  byUs: ({ reason }) => `تصحيح منّا: ${isolate(reason)}`,
  bySource: ({ reason }) => `تصحيح من المصدر: ${isolate(reason)}`,
  withReport: ({ reason, report }) => `${reason} (البلاغ رقم ${number(report)})`,
  line: ({ model, figure, change }) => `${isolate(model)}، ${figure}: ${change}`,
  figure: ({ score, figure }) => `${score}، ${isolate(figure)}`,
  changedFigures: ({ count }) => `تغيّر أو حُذف: ${figures(count)}`,
  revisedFigures: ({ count }) => `تغيّرت هوامش أو تفاصيل أخرى: ${figures(count)}`,
  addedFigures: ({ count }) => `أُضيف إلى نماذج معروفة: ${figures(count)}`,
  others: ({ parts }) => `تغييرات أخرى: ${parts}.`,
  otherParts: {
    details: 'هوامش أو تفاصيل أخرى لم تكن للأرقام من قبل',
    dates: 'تواريخ التقييمات',
    notes: 'ملاحظات على التقييمات',
    caveats: 'تحفظات على المجموعات',
    measures: 'ما تقيسه الفئات',
    names: 'أسماء النماذج أو أوصافها',
    sources: 'معلومات عن المجموعات أو المصادر',
    planned: 'النماذج المخطط لها',
  },
  nothing: 'لم يتغيّر أي رقم منشور.',
  semicolon: '؛ ',
  title: ({ date }) => `تقييمات ${isolate(date)}`,
  laterTitle: ({ date, place }) =>
    `تقييمات ${isolate(date)}، الإصدار ${number(place)} في ذلك اليوم`,
}
