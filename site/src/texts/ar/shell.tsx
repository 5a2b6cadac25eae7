import type { shellTexts as en } from '../en/shell.tsx'

export const shellTexts: typeof en = {
  skip: 'تخطَّ إلى المحتوى',
  navigation: 'القائمة الرئيسية',
  destinations: {
    dashboard: 'لوحة المعلومات',
    compare: 'المقارنة',
    reports: 'التقارير',
    request: 'طلب تقييم',
    newsletter: 'النشرة الإخبارية',
    sponsor: 'الدعم',
  },
  colours: 'الألوان',
  themes: { system: 'ألوان النظام', light: 'ألوان فاتحة', dark: 'ألوان داكنة' },
  embed: 'تضمين',
  cite: 'استشهاد',
  exportData: 'تصدير البيانات',
  pageActions: 'إجراءات الصفحة',
  requestModel: 'طلب تقييم نموذج',
  comma: '، ',
  scores: ({ about, method }) => (
    <>
      {about} تتراوح الدرجات بين 0 و100%، والأعلى أفضل؛ والدرجة التي لم تُقَس قط تُترك ولا تُحسب صفرًا.{' '}
      {method}
    </>
  ),
  method: 'كيف تُحسب الدرجات',
  figures: ({ sources, licence }) => (
    <>
      الأرقام المنشورة مأخوذة من {sources}، ولكلٍّ منها شروطه. أما ما نجمعه ونحسبه منها فمرخّص بموجب{' '}
      {licence}.
    </>
  ),
  software: ({ code }) => (
    <>
      البرمجيات حرة بموجب رخصة <bdi>MIT</bdi>: {code}.
    </>
  ),
  code: 'شيفرتها المصدرية',
  npmPackage: ({ npm }) => (
    <>
      حزمة <bdi>npm</bdi> المسماة {npm}
    </>
  ),
  embedFigures: ({ embed, cite }) => (
    <>
      ضع هذه الأرقام في صفحتك: {embed} · {cite}
    </>
  ),
}
