import type { newsletterTexts as en } from '../en/newsletter.ts'

export const newsletterTexts: typeof en = {
  stays: 'يبقى ما تكتبه في هذا التبويب إلى أن ترسله.',
  expect: 'ما الذي ستتلقّاه',
}
