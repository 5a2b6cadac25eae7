import { enShared, WIDGET_SECTIONS } from '../../labels/index.ts'
import { findLabelFaults, type LabelFault } from './findLabelFaults.ts'
import { showValue } from '../showValue.ts'

const ALLOWED: Readonly<Record<string, string>> = {
  string: 'a text',
  list: 'a list',
  object: 'an object of labels, such as de of @transparency-lab/widgets/locales/de',
}

/** The sections of labels that exist. */
const SECTIONS = [...Object.keys(enShared), ...WIDGET_SECTIONS]

/**
 * Describes the faults of the host's labels, in one sentence each.
 *
 * @param known the sections to check, in English
 */
export function describeLabels(known: object, given: object): readonly string[] {
  const unchecked = Object.fromEntries(SECTIONS.map((section) => [section, undefined]))
  return findLabelFaults({ ...unchecked, ...known }, given, 'labels').map(describeFault)
}

function describeFault({ at, value, allowed }: LabelFault): string {
  const shown = showValue(value)
  return typeof allowed === 'string'
    ? `The prop ${at} is ${shown}, not ${ALLOWED[allowed] ?? 'a function'}.`
    : `The prop ${at} has ${shown}. Allowed: ${allowed.join(', ')}.`
}
