import { bidiIsolate } from '../domain/index.ts'
import type { ContestedLabels } from '../labels/index.ts'
import { arCount, arPlural } from './arWords.ts'

const LEFT_OUT = 'غير صالح وقد حُذف من العرض.'

/** The labels about contested figures in Arabic. */
export const arContested: ContestedLabels = {
  note: {
    open: (number) => `معترَض عليه، رقم ${number}`,
    corrected: (number) => `صُحّح، رقم ${number}`,
    kept: (number) => `معترَض عليه وأُبقي، رقم ${number}`,
    withdrawn: (number) => `سُحب البلاغ، رقم ${number}`,
  },
  listTitle: 'أرقام معترَض عليها:',
  statement: 'بيان المزوّد',
  statedOn: (provider, date) =>
    `كلام ${bidiIsolate(provider)} بتاريخ ${bidiIsolate(date)}، وليس كلامنا.`,
  statementLink: 'حيث نُشر',
  invalidRows: (count) =>
    arPlural(count, {
      zero: `لا بلاغ ولا بيان ${LEFT_OUT}`,
      one: `بلاغ أو بيان واحد ${LEFT_OUT}`,
      two: `بلاغان أو بيانان ${LEFT_OUT}`,
      few: `${arCount(count)} بلاغات أو بيانات ${LEFT_OUT}`,
      many: `${arCount(count)} بلاغًا أو بيانًا ${LEFT_OUT}`,
      other: `${arCount(count)} بلاغ أو بيان ${LEFT_OUT}`,
    }),
  reportProblem: 'الإبلاغ عن خطأ',
  reportMark: 'علامة العلَم تقود إلى نموذج للإبلاغ عن خطأ في الرقم المجاور.',
  reportProblemWith: (figure) => `الإبلاغ عن خطأ: ${bidiIsolate(figure)}`,
}
