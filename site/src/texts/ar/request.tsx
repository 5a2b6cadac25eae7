import type { requestTexts as en } from '../en/request.tsx'
import { number } from './words.ts'

export const requestTexts: typeof en = {
  lead: 'هل ينقص لوحة المعلومات نموذج؟ أخبرنا أي نموذج هو، ولماذا يهم. يبقى ما تكتبه في هذا التبويب إلى أن ترسله.',
  earlier: 'ما آلت إليه الطلبات السابقة',
  requested: 'النماذج المطلوبة',
  none: 'لا طلب معلن بعد. يظهر الطلب هنا بعد أن نقرأه.',
  states: {
    requested: 'مطلوب',
    accepted: 'مقبول',
    evaluating: 'قيد التقييم',
    published: 'منشور',
    declined: 'مرفوض',
  },
  count: ({ count }) => `(${number(count)})`,
  requestedOn: ({ provider, date }) => (
    <>
      {provider} · طُلب بتاريخ {date}
    </>
  ),
  since: ({ provider, date, since }) => (
    <>
      {provider} · طُلب بتاريخ {date}، وهو في هذه الحال منذ {since}
    </>
  ),
  evaluated: ({ model }) => (
    <>النموذج {model} مقيَّم بالفعل. ولك مع ذلك أن تطلب إصدارًا آخر منه أو إعدادًا آخر له.</>
  ),
  known: ({ model, state, since }) => (
    <>
      النموذج {model} مطلوب بالفعل: {state} منذ <bdi>{since}</bdi>.
    </>
  ),
}
