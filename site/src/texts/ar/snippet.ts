import type { snippetTexts as en } from '../en/snippet.ts'
import { isolate } from '../isolate.ts'

export const snippetTexts: typeof en = {
  code: ({ name }) => `الشيفرة: ${isolate(name)}`,
  copy: 'نسخ الشيفرة',
  copied: 'تم النسخ.',
  refused: 'منع المتصفح النسخ. الشيفرة محددة: انسخها يدويًا.',
}
