import type { sponsorTexts as en } from '../en/sponsor.ts'
import { isolate } from '../isolate.ts'
import { number } from './words.ts'

export const sponsorTexts: typeof en = {
  mission: 'رسالتنا أن يستطيع أي إنسان معرفة مدى سلامة نموذج لغوي وموثوقيته، ومن أين جاء كل رقم.',
  once: {
    name: 'مرة واحدة',
    price: 'أي مبلغ',
    text: 'كل تبرّع يموّل تقييمات.',
    action: 'تبرّع مرة واحدة',
  },
  monthly: {
    name: 'كل شهر',
    text: 'التبرّعات المنتظمة تتيح لنا التخطيط مسبقًا.',
    action: 'تبرّع كل شهر',
  },
  perMonth: ({ dollars }) => `${isolate(`$${number(dollars)}`)} في الشهر`,
  institutional: {
    name: 'للمؤسسات',
    price: 'حسب الاتفاق',
    text: 'للجامعات والمؤسسات والشركات، بشروط تحفظ استقلالنا.',
    action: 'اكتب إلينا',
  },
  uses: 'ما الذي يموّله دعمك',
  perEvaluation: ({ dollars }) =>
    `يموّل مبلغ ${isolate(`$${number(dollars)}`)} تقييمًا كاملًا لسلامة نموذج واحد.`,
  impact: 'أثرنا',
  statements: {
    modelsEvaluated: 'النماذج التي قُيِّمت',
    probes: 'المدخلات',
    evaluationsRun: 'التقييمات التي أُجريت',
  },
  recognition: 'شكر وتقدير',
  names: 'ستظهر أسماء داعمينا هنا. ويمكن أن يكون اسمك أولها.',
}
