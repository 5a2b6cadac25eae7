import type { contrastText as en } from '../en/contrast.ts'
import { isolate } from '../isolate.ts'
import { tenths } from './words.ts'

const SCHEMES = { light: 'في الألوان الفاتحة', dark: 'في الألوان الداكنة' }
const THINGS: Readonly<Record<string, string>> = {
  texts: 'النصوص',
  'secondary texts': 'النصوص الثانوية',
  'the borders of controls': 'حدود عناصر التحكم',
  links: 'الروابط',
  'the texts of bands': 'نصوص المستويات',
}

export const contrastText: typeof en = ({
  scheme,
  what,
  colour,
  ground,
  ratio,
  required,
  nearest,
}) => {
  const advice =
    nearest === undefined
      ? 'لا قيمة تناسب الألوان الأخرى.'
      : `أقرب لون يكفي هو ${isolate(nearest)}.`
  return `${SCHEMES[scheme]}: تباين ${THINGS[what] ?? what} (${isolate(colour)} على ${isolate(ground)}) هو ${isolate(`${tenths(ratio)} : 1`)} والمطلوب ${isolate(`${tenths(required)} : 1`)}. ${advice}`
}
