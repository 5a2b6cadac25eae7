import { bidiIsolate } from '../domain/index.ts'
import type { ModelLabels, ReportFacts } from '../labels/index.ts'
import { arCount, arPlural } from './arWords.ts'

/** The labels of a model's card and page in Arabic. */
export const arModel: ModelLabels = {
  loading: 'جارٍ تحميل بيانات التقييم…',
  notFoundTitle: 'النموذج غير موجود',
  notFoundText: 'تعذّر العثور على تقييم النموذج المطلوب.',
  failed: 'تعذّر تحميل هذا التقييم.',
  backToDashboard: 'العودة إلى لوحة المعلومات',
  compare: 'مقارنة',
  share: 'مشاركة',
  exportReport: 'تصدير التقرير',
  evaluatedOn: (date) => `قُيِّم بتاريخ ${bidiIsolate(date)}`,
  probes: (count) =>
    arPlural(count, {
      zero: 'بلا مدخلات',
      one: 'مدخل واحد',
      two: 'مدخلان',
      few: `${arCount(count)} مدخلات`,
      many: `${arCount(count)} مدخلًا`,
      other: `${arCount(count)} مدخل`,
    }),
  details: (model) => `التقرير الكامل عن ${bidiIsolate(model)}`,
  scores: 'الدرجات',
  tabs: {
    bias: 'تحليل التحيّز',
    factuality: 'الدقة',
    toxicity: 'السمّية',
    jailbreak: 'كسر الحماية',
  },
  mockData: (tab) => `${tab} (بيانات تجريبية)`,
  totalProbes: 'إجمالي المدخلات',
  missingFigures: 'ما ينقص لحساب الدرجة:',
  unscored: 'لا يدخل في حساب الدرجة',
  noSubcategories: {
    bias: 'ساعدنا على تقديم تحليل مفصّل للتحيّز بسرعة أكبر!',
    factuality: 'ساعدنا على تقديم تحليل مفصّل للدقة بسرعة أكبر!',
    toxicity: 'ساعدنا على تقديم تحليل مفصّل للسمّية بسرعة أكبر!',
    jailbreak: 'ساعدنا على تقديم تحليل مفصّل لكسر الحماية بسرعة أكبر!',
  },
  support: 'ادعم أبحاثنا',
  notes: 'ملاحظات على التقييم',
  noNotes: 'لا توجد ملاحظات على هذا التقييم.',
  information: 'معلومات النموذج',
  provider: 'المزوّد',
  evaluationDate: 'تاريخ التقييم',
  source: 'المصدر',
  noSource: 'لم يُذكر مصدر',
  viewDetails: 'عرض تفاصيل النموذج',
  summary: ({ measure, place, highest, lowest, unknownMargins, missing }) => {
    const parts = [
      place ?? 'لا درجة',
      highest.length > 0 &&
        `مقارنةً بالمتوسط: الأعلى في ${highest.join('، ')}، والأدنى في ${lowest.join('، ')}`,
      missing.length > 0 && `ينقص: ${missing.join('، ')}`,
      describeUnknown(unknownMargins),
    ].filter(Boolean)
    return `${measure}${parts.length === 0 ? '' : `: ${parts.join('؛ ')}`}.`
  },
  higher: (count, models) => `أعلى منه: ${arCount(count)} من ${arCount(models)}`,
  onlyScore: 'النموذج الوحيد الذي له هذه الدرجة',
  stripLegend: 'كل خط رفيع نموذج في المجموعة، والخط السميك متوسطها، والمقياس من 0 إلى 100%.',
  othersFailed: 'تعذّر تحميل النماذج الأخرى في المجموعة.',
  unmeasured: 'لا تقيسه هذه المجموعة.',
  measuredIn: 'تقيسه:',
  measuredNowhere: 'لا تقيسه أي مجموعة هنا.',
  columns: {
    figure: 'الرقم',
    published: 'المنشور',
    score: 'الدرجة',
    band: 'المستوى',
    interval: 'مجال الثقة (95%)',
    probes: 'المدخلات',
  },
  lowerIsBetter: 'الأدنى أفضل',
  higherIsBetter: 'الأعلى أفضل',
  working: (scores, composite) =>
    `الدرجة الإجمالية: ${bidiIsolate(`(${scores.join(' + ')}) / ${arCount(scores.length)} = ${composite}`)}، نحسبها قبل التقريب.`,
  notWorkable: (missing) => `لا درجة إجمالية، إذ ينقص: ${missing.join('، ')}.`,
  statedComposite: 'الدرجة الإجمالية هي التي يذكرها المصدر، لا متوسط هذه الدرجات.',
}

function describeUnknown(margins: ReportFacts['unknownMargins']): string | undefined {
  if (margins === 'all') return 'جميع الهوامش غير معروفة'
  return margins.length > 0 ? `الهامش غير معروف: ${margins.join('، ')}` : undefined
}
