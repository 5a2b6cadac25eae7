import type { contestedTexts as en } from '../en/contested.ts'
import { isolate } from '../isolate.ts'

export const contestedTexts: typeof en = {
  states: {
    open: 'مفتوح',
    corrected: 'صُحّح الرقم',
    kept: 'أُبقي الرقم كما هو',
    withdrawn: 'سُحب البلاغ',
  },
  report: ({ number, figure, state }) => `البلاغ رقم ${number} عن ${figure}: ${state}.`,
  entry: ({ number, figure, state }) => `البلاغ رقم ${number}، ${state}: ${figure}`,
  providerSays: ({ words }) => `يقول المزوّد: ${isolate(words)}`,
  corrected: ({ date }) => `صُحّح في إصدار ${isolate(date)}.`,
}
