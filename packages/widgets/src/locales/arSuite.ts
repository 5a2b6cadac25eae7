import type { Labels } from '../labels/index.ts'
import { arCount, arPlural } from './arWords.ts'

/** The labels about suites in Arabic. */
export const arSuite: Labels['suite'] = {
  choose: 'مجموعة النتائج',
  models: (count) =>
    arPlural(count, {
      zero: 'لا نماذج',
      one: 'نموذج واحد',
      two: 'نموذجان',
      few: `${arCount(count)} نماذج`,
      many: `${arCount(count)} نموذجًا`,
      other: `${arCount(count)} نموذج`,
    }),
  version: (version) => `الإصدار ${version}`,
  evaluatedBy: (evaluator) => `التقييم: ${evaluator}`,
  language: (language) => `اللغة: ${language}`,
  licence: (name) => `ترخيص المصدر: ${name}`,
  about: 'المجموعة اختبار واحد أجرته جهة تقييم واحدة.',
  unmeasured: (categories) => `لا تقيس هذه المجموعة: ${categories.join('، ')}.`,
  compositeOver: (categories) =>
    arPlural(categories, {
      zero: 'لا توجد درجة إجمالية.',
      one: 'لا توجد درجة إجمالية لفئة واحدة.',
      two: 'الدرجة الإجمالية متوسط فئتين.',
      few: `الدرجة الإجمالية متوسط ${arCount(categories)} فئات.`,
      many: `الدرجة الإجمالية متوسط ${arCount(categories)} فئة.`,
      other: `الدرجة الإجمالية متوسط ${arCount(categories)} فئة.`,
    }),
  measured: (sentence) => `المقيس هنا: ${sentence}.`,
  readFirst: 'اقرأ هذا أولًا:',
  moreCaveats: (count) => `المزيد (${arCount(count)})`,
  fewerCaveats: 'عرض أقل',
  unknown: (id, shown) => `لا توجد مجموعة باسم «${id}». المعروض هو ${shown}.`,
  unread: (id, shown) => `تعذّرت قراءة مجموعة باسم «${id}». المعروض هو ${shown}.`,
  foundElsewhere: 'وُجد في مجموعات أخرى:',
  searchingElsewhere: 'جارٍ البحث في المجموعات الأخرى…',
  searchElsewhereFailed: 'تعذّر البحث في المجموعات الأخرى.',
  droppedSort: (suite, columns, sortedBy) =>
    `لا عمود «${columns.join('، ')}» في ${suite}؛ الترتيب حسب ${sortedBy}.`,
  droppedProvider: (suite, provider) =>
    `لا نماذج من ${provider} في ${suite}؛ تُعرض نماذج كل المزوّدين.`,
  droppedSelection: 'أُلغي اختيار النماذج.',
  sameModel: 'النموذج نفسه في مواضع أخرى',
  otherResults: 'النتائج في مجموعات أخرى',
  resultsIn: (suite, others) => {
    const more = arPlural(others, {
      zero: '',
      one: ' ومجموعة أخرى',
      two: ' ومجموعتين أخريين',
      few: ` و${arCount(others)} مجموعات أخرى`,
      many: ` و${arCount(others)} مجموعة أخرى`,
      other: ` و${arCount(others)} مجموعة أخرى`,
    })
    return `النتائج في ${suite}${more}`
  },
  otherResultsNote:
    'لكل مجموعة طريقتها الخاصة، فلا يُحسب متوسط درجاتها مع درجات مجموعة أخرى ولا تُقارن بها.',
  notInSuite: (model, suite) => `لا توجد نتائج للنموذج ${model} في ${suite}.`,
  leftOut: (models, suite) =>
    `${models.join('، ')}: لا نتائج في ${suite}. تجري المقارنة داخل مجموعة واحدة فقط.`,
}
