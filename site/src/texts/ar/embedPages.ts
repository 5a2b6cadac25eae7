import type { embedPageTexts as en } from '../en/embedPages.ts'
import { isolate } from '../isolate.ts'

export const embedPageTexts: typeof en = {
  leaderboard: 'ترتيب سلامة النماذج اللغوية',
  compare: 'مقارنة سلامة النماذج اللغوية',
  model: ({ model }) => `تقييم سلامة ${isolate(model)}`,
}
