import type { compareTexts as en } from '../en/compare.tsx'

export const compareTexts: typeof en = {
  lead: 'ثلاثة نماذج على الأكثر جنبًا إلى جنب. تبيّن العلامة أفضل قيمة في كل صف.',
  leftOut: ({ models }) => (
    <>تستبعد المقارنة {models}: فهي تشمل ثلاثة نماذج على الأكثر لها تقييم في هذا الموقع.</>
  ),
  offer: ({ suite, model, offers }) => (
    <>
      لا نتائج للنموذج {model} في {suite}. قارن النموذج نفسه باسمه هناك: {offers}
    </>
  ),
  comma: '، ',
}
