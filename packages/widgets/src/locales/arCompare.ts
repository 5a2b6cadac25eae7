import { bidiIsolate } from '../domain/index.ts'
import type { CompareLabels, Names } from '../labels/index.ts'
import { arCategories, arCount, arPlural } from './arWords.ts'

/** The labels of the comparison in Arabic. */
export const arCompare: CompareLabels = {
  caption: 'مقارنة بين النماذج',
  selectTitle: 'اختر نماذج للمقارنة',
  selectText: 'اختر ما يصل إلى 3 نماذج لمقارنة تقييمات سلامتها جنبًا إلى جنب.',
  pick: 'اختر نموذجًا',
  pickAnother: 'إضافة نموذج آخر',
  pickPlaceholder: 'ابحث عن نموذج لإضافته…',
  pickFound: (count) =>
    arPlural(count, {
      zero: 'لا يوجد نموذج مطابق',
      one: 'نموذج واحد مطابق',
      two: 'نموذجان مطابقان',
      few: `${arCount(count)} نماذج مطابقة`,
      many: `${arCount(count)} نموذجًا مطابقًا`,
      other: `${arCount(count)} نموذج مطابق`,
    }),
  pickShown: (shown, total) =>
    `يظهر ${arCount(shown)} من النماذج وعددها ${arCount(total)}. اكتب للعثور على غيرها.`,
  noCommonSuite: (models) => `لا مجموعة مشتركة مع ${listed(models)}.`,
  pairs: 'أو ابدأ بأحد هذه الأزواج',
  pairReasons: {
    highest: 'أعلى درجتين',
    extremes: 'الأعلى والأدنى',
    neighbours: 'درجتان متجاورتان',
  },
  pairOfProvider: (provider) => `الأعلى والأدنى لدى ${bidiIsolate(provider)}`,
  pair: listed,
  loadingModels: 'جارٍ تحميل النماذج…',
  modelsFailed: 'تعذّر تحميل قائمة النماذج.',
  loadingModel: 'جارٍ تحميل بيانات التقييم…',
  modelFailed: 'تعذّر تحميل هذا التقييم.',
  noEvaluation: 'لا يوجد تقييم منشور لهذا النموذج.',
  retry: 'إعادة المحاولة',
  remove: 'إزالة',
  removeModel: (model) => `إزالة ${bidiIsolate(model)}`,
  added: (model) => `أُضيف ${bidiIsolate(model)}`,
  pairAdded: (models) => `أُضيف ${listed(models)}`,
  removed: (model) => `أُزيل ${bidiIsolate(model)}`,
  share: 'مشاركة المقارنة',
  exportData: 'تصدير البيانات',
  detailed: 'مقارنة تفصيلية',
  verdict: 'ما تقوله الأرقام، بالنقاط المئوية',
  allPairs: (count) =>
    arPlural(count, {
      zero: 'لا أزواج',
      one: 'الزوج بالكلمات',
      two: 'الزوجان بالكلمات',
      few: `كل الأزواج بالكلمات (${arCount(count)})`,
      many: `كل الأزواج بالكلمات (${arCount(count)})`,
      other: `كل الأزواج بالكلمات (${arCount(count)})`,
    }),
  showChart: 'رسم بياني',
  fourBands: (belowAverage, poor) =>
    `للمقارنة أربعة مستويات وللوحة المعلومات خمسة: ${belowAverage} يُعدّ هنا ${poor}.`,
  twoAtATime:
    'يُختبر كل فرق على حدة. أما مراكز لوحة الصدارة فتقارن كل نماذجها معًا، ولذلك لا يمكن فيها تمييز نماذج أكثر.',
  measure: 'المقياس',
  measures: { ...arCategories, composite: 'الدرجة الإجمالية' },
  best: 'الأفضل في الصف',
  lower: 'أقل بوضوح من الأفضل',
  chart: 'الفئات',
  insights: 'خلاصة المقارنة',
  bestOf: {
    composite: 'الأفضل في السلامة عمومًا',
    factuality: 'الأفضل في دقة الحقائق',
    toxicity: 'الأفضل في مقاومة السمّية',
  },
  bestText: (models, value) => `${listed(models)}، بدرجة ${value}.`,
  range: 'نطاق الدرجة الإجمالية',
  rangeText: (low, high, points) => `من ${low} إلى ${high}، بفارق ${points} نقطة مئوية.`,
  largestDifference: 'أكبر فارق',
  largestText: (measure, points, { high, low }) =>
    `${measure}، بفارق ${points} نقطة مئوية بين ${listed(high)} و${listed(low)}.`,
  noDifference: 'لا فرق بين النماذج في أي فئة مشتركة بينها.',
  missingScore: (models) => {
    const names = listed(models)
    return arPlural(models.length, {
      zero: 'هذه الدرجة متوفّرة لكل النماذج.',
      one: `هذه الدرجة غير متوفّرة للنموذج ${names}.`,
      two: `هذه الدرجة غير متوفّرة للنموذجين ${names}.`,
      few: `هذه الدرجة غير متوفّرة للنماذج ${names}.`,
      many: `هذه الدرجة غير متوفّرة للنماذج ${names}.`,
      other: `هذه الدرجة غير متوفّرة للنماذج ${names}.`,
    })
  },
  nothingToCompare: 'هذه الدرجة متوفّرة لأقل من نموذجين.',
  verdicts: {
    higher: (high, low, { points, lower, upper, isAtLeast }) =>
      `${bidiIsolate(high)} أعلى من ${bidiIsolate(low)}${isAtLeast ? ' وفق الهوامش المعروفة' : ''}: ${bidiIsolate(points)} نقطة مئوية (من ${bidiIsolate(lower)} إلى ${bidiIsolate(upper)}${isAtLeast ? '، أو أوسع' : ''}).`,
    noClearDifference: (high, low, { points, lower, upper, isAtLeast }) =>
      `${bidiIsolate(high)} و${bidiIsolate(low)} على مستوى واحد: ${bidiIsolate(points)} نقطة مئوية (من ${bidiIsolate(lower)} إلى ${bidiIsolate(upper)}${isAtLeast ? '، أو أوسع' : ''}).`,
    cannotBeJudged: (high, low, points) =>
      `بين ${bidiIsolate(high)} و${bidiIsolate(low)} فارق ${bidiIsolate(points)} نقطة مئوية؛ لا هامش منشور، فلا اختبار.`,
    missing: (one, other) =>
      `لا يمكن المقارنة بين ${bidiIsolate(one)} و${bidiIsolate(other)}: إحدى الدرجتين غير متوفّرة.`,
    levelWithBest: (models) => `على المستوى نفسه: ${listed(models)}.`,
    untestedAgainstBest: (models) =>
      models.length > 0 ? `بلا اختبار مقابل ${listed(models)}.` : 'الهوامش غير معروفة.',
  },
  rowVerdicts: {
    semicolon: '؛ ',
    above: (groups) => groups.map(listed).join(' أعلى من '),
    by: (steps, isAtLeast) =>
      `بفارق ${steps.map(bidiIsolate).join(' و')}${isAtLeast ? '، وفق الهوامش المعروفة' : ''}`,
    orMore: (points) => `${points} أو أكثر`,
    level: (models) => `${listed(models)} على مستوى واحد`,
    levelWithBoth: (model) => `${bidiIsolate(model)} على مستوى واحد مع كليهما`,
    untested: (models) => (models.length > 0 ? `بلا اختبار: ${listed(models)}` : 'بلا اختبار'),
    apart: (least, most) =>
      `بفارق ${least === most ? bidiIsolate(least) : `من ${bidiIsolate(least)} إلى ${bidiIsolate(most)}`}`,
    noMargin: 'لا هامش منشور',
  },
}

function listed(names: Names): string {
  return names.map(bidiIsolate).join(' و')
}
