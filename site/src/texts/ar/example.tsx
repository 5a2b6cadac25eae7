import type { exampleTexts as en } from '../en/example.tsx'
import { isolate } from '../isolate.ts'

export const exampleTexts: typeof en = {
  title: ({ model }) => <>مثال محسوب: {model}</>,
  titleIn: ({ model, suite }) => (
    <>
      مثال محسوب: {model} في {suite}
    </>
  ),
  figures: 'الأرقام المنشورة',
  columns: {
    figure: 'الرقم',
    published: 'المنشور',
    score: 'الدرجة',
    probes: 'المدخلات',
    interval: 'مجال الثقة 95%',
  },
  composite: ({ mean }) => `الدرجة الإجمالية: ${isolate(mean)}`,
  category: ({ category, mean }) => `${category}: ${isolate(mean)}`,
  places: ({ places }) =>
    `عند مقارنته بكل نماذج المجموعة معًا يكون موضع درجته الإجمالية: ${places}.`,
  openPlaces: ({ places }) =>
    `عند مقارنته بكل نماذج المجموعة معًا يكون موضع درجته الإجمالية: ${places}، لأن هامش أحد الأرقام غير معروف.`,
  unknown: 'غير معروف',
  missing: 'ناقصة',
  notKept: 'غير محفوظ',
  lowerIsBetter: ({ figure }) => `${isolate(figure)}، الأدنى أفضل`,
}
