import type { changeListTexts as en } from '../en/changeList.tsx'
import { isolate } from '../isolate.ts'
import { number } from './words.ts'

export const changeListTexts: typeof en = {
  title: 'سجل التغييرات',
  lead: 'كل إصدار من الأرقام، مقارنًا رقمًا رقمًا بالإصدار الذي قبله.',
  leadOfModel: 'ما أضافته إصدارات أرقامنا أو غيّرته أو حذفته في هذا النموذج.',
  formats: ({ feed, json }) => (
    <>
      بصيغة {feed} أو {json}
    </>
  ),
  formatsOfModel: ({ feed, json, all }) => (
    <>
      بصيغة {feed} أو {json}؛ {all}
    </>
  ),
  feed: 'موجز Atom',
  allModels: 'كل النماذج',
  loading: 'جارٍ تحميل سجل التغييرات…',
  failed: 'تعذّر تحميل سجل التغييرات.',
  none: 'لا تغيير مسجَّل.',
  addedTo: ({ suite }) => `أُضيف إلى ${isolate(suite)}.`,
  added: 'أُضيف إلى الأرقام.',
  more: ({ count }) => `المزيد (${number(count)})`,
  report: 'التقرير عن هذا الإصدار',
  file: 'الإصدار كما نُشر',
  comma: '، ',
  reportProblem: 'الإبلاغ عن خطأ',
  reportProblemWith: ({ model, figure }) => `الإبلاغ عن خطأ: ${isolate(model)}، ${figure}`,
}
