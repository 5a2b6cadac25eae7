import type { dashboardTexts as en } from '../en/dashboard.tsx'
import { models } from './words.ts'

export const dashboardTexts: typeof en = {
  lead: ({ z }) => (
    <>
      مدى صمود النماذج أمام التحيّز والمعلومات الخاطئة والسمّية وكسر الحماية، بقدر ما تقيسه كل مجموعة.
      تتراوح الدرجات بين 0 و100%، والأعلى أفضل؛ أما {z} فهي البُعد عن متوسط نماذج المجموعة.
    </>
  ),
  unread: ({ parts }) => <>لا تعرف لوحة المعلومات {parts} الواردة في عنوان هذه الصفحة.</>,
  measured: ({ suite }) => <>ماذا تقيس {suite}، وإلى أي حد تتفق المجموعات على ذلك</>,
  agreementOn: ({ category }) => `الاتفاق على ${category}`,
  doSuitesAgree: 'هل تتفق المجموعات؟',
  basesFailed: 'تعذّر تحميل مجموعات هذه النماذج.',
  basesFound: ({ count }) => `في كل المجموعات: ${models(count)}`,
  allBases: 'كل النماذج حسب المجموعة',
}
