import type { coverageSectionTexts as en } from '../en/coverageSection.tsx'
import { models, number, ofModels } from './words.ts'

export const coverageSectionTexts: typeof en = {
  title: 'ما المعروف عن كل نموذج',
  lead: 'تُجمع نسخ النموذج الواحد وإعداداته تحت اسمه. والتواريخ تواريخ التقييمات: أما متى صدر النموذج فليس جزءًا من هذه الأرقام.',
  formats: ({ json }) => <>بصيغة {json}</>,
  loading: 'جارٍ تحميل المعروف…',
  failed: 'تعذّر تحميل المعروف عن كل نموذج.',
  caption: 'المجموعات التي قاست كل فئة من فئات النموذج',
  model: 'النموذج',
  notMeasured: 'لم تُقَس',
  nothingStated: 'بلا ذكر',
  suite: ({ suite }) => <>{suite}:</>,
  comma: '، ',
  search: 'ابحث عن نموذج',
  showAll: ({ count }) => `عرض كل النماذج (${number(count)})`,
  noneFound: 'لا نموذج بهذا الاسم في أي مجموعة.',
  found: ({ count }) => models(count),
  shown: ({ shown, count }) => `${number(shown)} من ${ofModels(count)}، والأكثر نتائج أولًا`,
}
