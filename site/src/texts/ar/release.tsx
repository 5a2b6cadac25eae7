import type { releaseTexts as en } from '../en/release.tsx'
import { number } from './words.ts'

export const releaseTexts: typeof en = {
  loading: 'جارٍ تحميل التقرير…',
  failed: 'تعذّر تحميل التقرير.',
  lead: 'الأرقام كما نشرها هذا الإصدار؛ وهي لا تتغيّر أبدًا في هذه الصفحة.',
  latest: ({ link }) => <>أحدث إصدار: {link}.</>,
  print: 'طباعة',
  changes: 'ما تغيّر منذ الإصدار السابق',
  first: 'هذا أول إصدار.',
  comparedWith: ({ link }) => <>مقارنةً بـ{link}:</>,
  more: ({ count }) => `في سجل التغييرات مزيد (${number(count)}).`,
  record: ({ link }) => <>كل إصدار مقارنًا رقمًا رقمًا: {link}.</>,
  recordLink: 'سجل التغييرات',
  citation: 'كيف تستشهد بهذا التقرير',
  licence: ({ licence }) => (
    <>
      ما نجمعه ونحسبه مرخّص بموجب {licence}؛ أما الأرقام المنشورة فتخضع لشروط مصادرها المذكورة أعلاه.
    </>
  ),
  data: 'بيانات هذا الإصدار',
  scoresFile: 'الدرجات والمراكز (CSV)',
  figuresFile: 'الأرقام المنشورة (CSV)',
  wholeFile: 'كل شيء (JSON)',
  readFirst: 'اقرأ هذا أولًا:',
  notMeasured: 'ما لم يُقَس أو ليس معروفًا',
  allModels: 'كل نماذج هذا الإصدار في هذه المجموعة',
}
