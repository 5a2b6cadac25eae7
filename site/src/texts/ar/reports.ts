import type { reportsTexts as en } from '../en/reports.ts'
import { isolate } from '../isolate.ts'

export const reportsTexts: typeof en = {
  lead: 'نتائج تقييماتنا: مقارنات فصلية وأعداد خاصة.',
  leadWithoutReports: 'تقرير عن كل إصدار من أرقامنا، وسجل بكل تغيير.',
  subscribe: 'الاشتراك في النشرة الإخبارية',
  published: 'التقارير المنشورة',
  upcoming: 'التقارير القادمة',
  plannedFor: 'موعده المقرّر ',
  download: 'تنزيل PDF',
  downloadOf: ({ title }) => `تنزيل PDF: ${isolate(title)}`,
  view: 'القراءة على الموقع',
  viewOf: ({ title }) => `القراءة على الموقع: ${isolate(title)}`,
  notAvailable: 'غير متاح بعد',
  releases: 'تقارير الإصدارات',
  aboutReleases: 'تقرير قابل للطباعة عن كل إصدار من الأرقام في هذا الموقع، محسوب من ذلك الإصدار.',
  loadingReleases: 'جارٍ تحميل تقارير الإصدارات…',
  releasesFailed: 'تعذّر تحميل تقارير الإصدارات.',
  statements: {
    publishedReports: 'التقارير المنشورة',
    modelsEvaluated: 'النماذج التي حُلِّلت',
    evaluationsRun: 'التقييمات التي أُجريت',
    latestReport: ({ models }) => `أحدث تقرير، وعدد نماذجه ${isolate(models)}`,
  },
}
