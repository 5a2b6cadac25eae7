import type { factTexts as en } from '../en/facts.ts'
import { ofSuites, plural } from './words.ts'

export const factTexts: typeof en = {
  stated: 'أرقام يذكرها المختبر، وليست محسوبة من التقييمات في لوحة المعلومات.',
  failed: 'تعذّر عدّ ما في الموقع الآن.',
  now: ({ evaluations, suites }) => {
    const count = plural(evaluations, [
      'لا تقييمات',
      'تقييم واحد لنموذج',
      'تقييمان لنماذج',
      '# تقييمات لنماذج',
      '# تقييمًا لنماذج',
      '# تقييم لنماذج',
    ])
    return `في هذا الموقع الآن: ${count} في ${ofSuites(suites)}.`
  },
}
