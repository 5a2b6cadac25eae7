import type { reportMessageTexts as en } from '../en/reportMessage.ts'

// Not isolated: programs for mail show the invisible characters.
export const reportMessageTexts: typeof en = {
  roles: { reader: 'قارئ', provider: 'مزوّد النموذج', evaluator: 'القائم على المجموعة' },
  title: ({ figure }) => `رقم خاطئ: ${figure}`,
  sender: ({ name, address }) => `المرسل: ${name} <${address}>`,
  mayPublish: 'يجوز النشر: نعم',
  mayNotPublish: 'يجوز النشر: لا',
  mail: 'إرسال بالبريد الإلكتروني',
  issue: 'فتح بلاغ علني',
  cut: '[الباقي أطول من أن يتسع له هذا الرابط. يُرجى لصق نسخة بلاغك.]',
  figure: ({ figure }) => `الرقم: ${figure}`,
  address: ({ address }) => `العنوان: ${address}`,
  reportedBy: ({ role }) => `المُبلِغ: ${role}`,
  problem: 'ما الخطأ:',
  correction: 'ما الذي ينبغي أن يكون:',
  evidence: ({ address }) => `الدليل: ${address}`,
}
