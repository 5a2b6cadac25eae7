import type { formTexts as en } from '../en/forms.ts'

export const formTexts: typeof en = {
  needsScript: ({ email }) =>
    `Dieses Formular braucht JavaScript. Sie können stattdessen an ${email} schreiben.`,
  next: 'Wie es weitergeht',
}
