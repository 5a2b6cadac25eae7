import type { contestedListTexts as en } from '../en/contestedList.tsx'
import { isolate } from '../isolate.ts'

export const contestedListTexts: typeof en = {
  title: 'أرقام معترَض عليها',
  lead: ({ json }) => <>بلاغات عن أخطاء في الأرقام، وما آلت إليه. وهي متاحة أيضًا بصيغة {json}.</>,
  loading: 'جارٍ تحميل البلاغات عن الأرقام…',
  failed: 'تعذّر تحميل البلاغات عن الأرقام.',
  none: 'لا رقم معترَض عليه.',
  heading: ({ number, state }) => `رقم ${number}: ${state}`,
  reported: ({ figure, date }) => (
    <>
      {figure}. أُبلغ عنه بتاريخ {date}.
    </>
  ),
  decided: ({ figure, date, decided }) => (
    <>
      {figure}. أُبلغ عنه بتاريخ {date}، وبُتّ فيه بتاريخ {decided}.
    </>
  ),
  providerSays: 'يقول المزوّد:',
  corrected: ({ date }) => `صُحّح في إصدار ${isolate(date)}`,
}
