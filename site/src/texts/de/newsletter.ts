import type { newsletterTexts as en } from '../en/newsletter.ts'

export const newsletterTexts: typeof en = {
  stays: 'Was Sie eingeben, bleibt in diesem Tab, bis Sie es absenden.',
  expect: 'Was Sie erwartet',
}
