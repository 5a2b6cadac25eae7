import { bidiIsolate } from '../domain/index.ts'
import type { ModelLabels } from '../labels/index.ts'
import { arCount, arPlural } from './arWords.ts'

/** The sentences of a model's card and page in Arabic. */
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
      zero: 'بلا اختبارات',
      one: 'اختبار واحد',
      two: 'اختباران',
      few: `${arCount(count)} اختبارات`,
      many: `${arCount(count)} اختبارًا`,
      other: `${arCount(count)} اختبار`,
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
  totalProbes: 'إجمالي الاختبارات',
  missingFigures: 'ما ينقص لحساب الدرجة:',
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
  averageTitle: 'مقارنةً بمتوسط كل النماذج',
  averageModel: 'المتوسط',
  averageOver: (models) =>
    arPlural(models, {
      zero: 'بلا نماذج',
      one: 'متوسط نموذج واحد',
      two: 'متوسط نموذجين',
      few: `متوسط ${arCount(models)} نماذج`,
      many: `متوسط ${arCount(models)} نموذجًا`,
      other: `متوسط ${arCount(models)} نموذج`,
    }),
  averageFailed: 'تعذّر تحميل المتوسط.',
}
