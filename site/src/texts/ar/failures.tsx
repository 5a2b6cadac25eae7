import type { failureTexts as en } from '../en/failures.tsx'

export const failureTexts: typeof en = {
  notFound: 'عذرًا! الصفحة غير موجودة',
  toDashboard: 'العودة إلى لوحة المعلومات',
  goToDashboard: 'الانتقال إلى لوحة المعلومات',
  crashed: 'خطأ غير متوقع في التطبيق!',
  loadAgain: 'إعادة تحميل الصفحة',
  missingCode: ({ cause }) => `تعذّر تحميل شيفرة هذه الصفحة. ${cause}`,
  tryAgain: 'إعادة المحاولة',
  dialog: ({ again }) => <>تعذّر تحميل مربع الحوار. حاول مرة أخرى، أو {again}.</>,
  dialogLoadAgain: 'أعد تحميل الصفحة',
  close: 'إغلاق',
  loadedAgain: 'أُعيد تحميل الموقع. ما كتبته ما زال هنا.',
}
