import type { citeTexts as en } from '../en/cite.ts'
import { isolate } from '../isolate.ts'

export const citeTexts: typeof en = {
  title: 'الاستشهاد بهذه الأرقام',
  loading: 'جارٍ تحميل الإصدار…',
  failed: 'تعذّر تحميل الإصدار. أغلق مربع الحوار وحاول مرة أخرى.',
  unreleased: 'هذه الأرقام ليست في أي إصدار بعد، ولذلك لا يمكن الاستشهاد بها حتى الآن.',
  forms: 'صيغ الاستشهاد',
  asText: 'نص',
  hint: ({ date }) => `إصدار ${isolate(date)}. يعرض الرابط هذه الأرقام حتى بعد صدور إصدارات لاحقة.`,
  // Not isolated: the visitor would copy the invisible characters. After letters from left to right, a date keeps its order.
  line: ({ lab, year, title, date, digest, url }) =>
    `${lab} (${year}). ${title}. SHA-256 ${digest}, ${date}. ${url}`,
  digest: ({ digest }) => `SHA-256 للإصدار: ${digest}`,
  digestName: 'SHA-256 للإصدار',
  message: 'إذا استخدمت هذه الأرقام فيُرجى الاستشهاد بها كما يلي.',
}
