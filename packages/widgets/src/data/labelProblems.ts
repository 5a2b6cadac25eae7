import type { LabelFault } from '../labels/index.ts'
import { showValue } from './showValue.ts'

const ALLOWED: Readonly<Record<string, string>> = {
  string: 'a text',
  list: 'a list',
  object: 'an object of labels, such as de of @transparency-lab/widgets/locales/de',
}

/** Describes a fault of the host's labels in a sentence. */
export function describeLabelFault({ at, value, allowed }: LabelFault): string {
  const shown = showValue(value)
  return typeof allowed === 'string'
    ? `The prop ${at} is ${shown}, not ${ALLOWED[allowed] ?? 'a function'}.`
    : `The prop ${at} has ${shown}. Allowed: ${allowed.join(', ')}.`
}
