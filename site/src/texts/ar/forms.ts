import type { formTexts as en } from '../en/forms.ts'
import { isolate } from '../isolate.ts'

export const formTexts: typeof en = {
  needsScript: ({ email }) =>
    `يحتاج هذا النموذج إلى ${isolate('JavaScript')}. يمكنك الكتابة إلى ${isolate(email)} بدلًا من ذلك.`,
  next: 'ما الخطوات التالية',
}
