import { THEMES } from '../domain/index.ts'
import { showValue } from './showValue.ts'

/** What a prop that plain JavaScript may get wrong is allowed to be. */
const ALLOWED = {
  columns: 'a list of columns',
  theme: `one of ${THEMES.join(', ')}`,
}

/** Describes a prop of a wrong form in a sentence. */
export function describeProp(name: keyof typeof ALLOWED, value: unknown): string {
  return `The prop ${name} is ${showValue(value)}, not ${ALLOWED[name]}.`
}

/** Describes the address of a site without its protocol in a sentence. */
export function describeAddress(dashboard: string): string {
  return `The link to the dashboard is ${showValue(dashboard)}, a page of your own site. Allowed: an address with its protocol, such as ${showValue(`https://${dashboard}`)}, or a path with a slash before it.`
}
