import type { exportTexts as en } from '../en/exporting.tsx'
import { isolate } from '../isolate.ts'

export const exportTexts: typeof en = {
  lead: ({ date }) =>
    `أرقام إصدار ${isolate(date)}. القيم الناقصة فارغة في ${isolate('CSV')} وقيمتها ${isolate('null')} في ${isolate('JSON')}؛ وتُترك النماذج التي ما زال تقييمها مقرّرًا.`,
  saved: ({ file }) => `حُفظ ${isolate(file)}.`,
  failed: 'تعذّر تحميل الإصدار. حاول مرة أخرى.',
  download: ({ format }) => `تنزيل ${isolate(format)}`,
  citation: 'كيف تستشهد بها',
  models: 'النماذج',
  onScreen: 'المعروض على الشاشة',
  wholeSuite: 'المجموعة كلها',
  rows: 'الصفوف',
  scores: 'صف لكل نموذج ومقياس',
  figures: 'صف لكل رقم منشور',
  files: ({ scores, figures, dataPackage }) => (
    <>
      كل مجموعات هذا الإصدار: {scores}، {figures}، {dataPackage}
    </>
  ),
  dataPackage: 'حزمة البيانات',
  pictureSaved: 'حُفظت الصورة.',
  tableTitle: ({ title, suite }) => `${title}: ${isolate(suite)}`,
  search: ({ search }) => `البحث «${isolate(search)}»`,
  provider: ({ provider }) => `المزوّد ${isolate(provider)}`,
  comma: '، ',
  filtered: ({ rows, filters }) => `${rows}؛ ${filters}`,
}
