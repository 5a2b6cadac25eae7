import type { documentTexts as en } from '../en/document.ts'

export const documentTexts: typeof en = {
  feed: 'تغييرات الأرقام المنشورة',
  partMissing: 'تعذّر تحميل جزء من هذه الصفحة. أعد تحميلها بعد لحظات.',
}
