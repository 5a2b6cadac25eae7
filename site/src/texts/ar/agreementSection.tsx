import type { agreementSectionTexts as en } from '../en/agreementSection.tsx'
import { isolate } from '../isolate.ts'
import { models, number } from './words.ts'

export const agreementSectionTexts: typeof en = {
  title: 'هل تتفق المجموعات؟',
  lead: 'قد تقيس مجموعتان الفئة نفسها وترتّبان النماذج نفسها ترتيبًا مختلفًا: فمدخلاتهما ولغاتهما وأحكامهما مختلفة.',
  formats: ({ json }) => <>بصيغة {json}</>,
  loading: 'جارٍ تحميل الاتفاق…',
  failed: 'تعذّر تحميل اتفاق المجموعات.',
  others: ({ count }) => `أزواج لا يمكن مقارنتها (${number(count)})`,
  builds:
    'قد تختلف نسخ النموذج وإعداداته بين مجموعتين؛ والاسم الذي تطلقه كل مجموعة عليه مذكور في قائمة المراكز.',
  none: 'لا مجموعتين تشتركان في نماذج تكفي للمقارنة.',
  places: ({ count }) => `المراكز: ${models(count)}`,
  model: 'النموذج',
  dot: ({ model, first, second, firstPlace, secondPlace }) =>
    `${isolate(model)}: ${isolate(first)} ${number(firstPlace)}، ${isolate(second)} ${number(secondPlace)}`,
}
