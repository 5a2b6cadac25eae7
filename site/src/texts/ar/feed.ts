import type { feedTexts as en } from '../en/feed.ts'
import { isolate } from '../isolate.ts'

export const feedTexts: typeof en = {
  title: ({ lab }) => `${isolate(lab)}: تغييرات الأرقام المنشورة`,
  subtitle: 'كل إصدار، وكل رقم أضافه أو غيّره أو حذفه، وكل بلاغ عن خطأ في رقم',
  release: ({ title, summary }) => `${title}: ${summary}`,
  models: ({ models, ids }) => `${models}: ${isolate(ids)}`,
  digest: ({ digest }) => `${isolate('SHA-256')} للإصدار: ${isolate(digest)}`,
}
