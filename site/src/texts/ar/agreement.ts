import type { agreementTexts as en } from '../en/agreement.ts'
import { isolate } from '../isolate.ts'
import { ofModels, plural } from './words.ts'

export const agreementTexts: typeof en = {
  method: ({ least }) =>
    `معامل كندال ${isolate('tau-b')} لدرجات النماذج المشتركة بين مجموعتين: 1 هو الترتيب نفسه، و0 لا ترتيب مشتركًا، و${isolate('−1')} الترتيب المعكوس. ومجال الثقة 95% هو مجال تحويل فيشر، بتباين فيلر وهارتلي وبيرسون (1957). وهو يحسب أثر اختيار النماذج وحده، لا أخطاء درجاتها. ولا تُعقد مقارنة إذا قلّت النماذج المشتركة عن ${ofModels(least)}.`,
  tooFew: ({ first, second, category, count }) =>
    `تشترك ${isolate(first)} و${isolate(second)} في ${shared(count)} لها درجة في «${category}»: أقل من أن تُقارَن.`,
  allEqual: ({ first, second, category, count }) =>
    `تشترك ${isolate(first)} و${isolate(second)} في ${shared(count)} لها درجة في «${category}»، غير أن إحداهما تعطيها كلها الدرجة نفسها.`,
  result: ({ first, second, category, count, order, tau, lower, upper }) =>
    `ترتيب ${isolate(first)} و${isolate(second)} لـ${shared(count)} حسب «${category}» ${order}: ${isolate('tau')} ${isolate(tau)}، من ${isolate(lower)} إلى ${isolate(upper)}.`,
  orders: {
    opposite: 'متعاكس',
    largely: 'متشابه إلى حد كبير',
    partly: 'متشابه جزئيًا',
    slightly: 'متشابه قليلًا',
    independent: 'يكاد يكون مستقلًا',
    unclear: 'لا اتفاق واضحًا فيه',
  },
}

function shared(count: number): string {
  return plural(count, [
    '0 نموذج',
    'نموذج مشترك واحد',
    'نموذجين مشتركين',
    '# نماذج مشتركة',
    '# نموذجًا مشتركًا',
    '# نموذج مشترك',
  ])
}
