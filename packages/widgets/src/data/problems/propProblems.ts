import { LEADERBOARD_SHOWS, SORT_FIELDS, THEMES, isObject } from '../../domain/index.ts'
import { showValue } from '../showValue.ts'

const MODEL_IDS = 'a list of ids of models, such as ["gpt-4"]'
const VIEW = 'an object with fields of a view, such as { search: "gpt" }'
const ADDRESS = 'an address as a text'
const BOOLEAN = 'true or false'
const TO_ADDRESS = 'a function that returns an address'

/** What a prop that plain JavaScript may get wrong is allowed to be, by its name or that of its field. */
const ALLOWED: Readonly<Record<string, string>> = {
  bases: 'a Map from ids of models to their bases',
  brand: 'a text',
  cite: 'a function',
  columnMenu: BOOLEAN,
  columns: 'a list of columns',
  compare: TO_ADDRESS,
  contactEmail: 'an e-mail address',
  contested: TO_ADDRESS,
  dashboard: ADDRESS,
  defaultModelIds: MODEL_IDS,
  defaultReportedFigure: 'a text',
  defaultView: VIEW,
  figure: 'an object of ids, such as { modelId: "gpt-4" }',
  headingLevel: 'one of 1, 2, 3',
  limit: 'a whole number from 1',
  Link: 'a component',
  links: 'an object of addresses, such as that of siteLinks',
  method: ADDRESS,
  model: TO_ADDRESS,
  modelId: 'the id of a model, such as "gpt-4"',
  modelIds: MODEL_IDS,
  models: MODEL_IDS,
  notes: 'one of full, short',
  notify: 'a function',
  prepare: 'a function',
  provider: 'a text',
  recentChanges: 'a list of changes, each an object with modelId, suiteId and changedOn',
  reportProblem: TO_ADDRESS,
  search: 'a text',
  selectable: BOOLEAN,
  selected: MODEL_IDS,
  show: `one of ${LEADERBOARD_SHOWS.join(', ')}`,
  showChart: BOOLEAN,
  showSwitch: BOOLEAN,
  sorting:
    'a list of sort keys, such as { field: "composite", direction: "descending" }. ' +
    `Fields: ${SORT_FIELDS.join(', ')} or the id of a column of your own; directions: ascending, descending`,
  sponsor: ADDRESS,
  suite: 'the id of a suite',
  suiteSwitch: BOOLEAN,
  theme: `one of ${THEMES.join(', ')}`,
  tokens: 'an object of tokens',
  toolbar: BOOLEAN,
  view: VIEW,
}

/**
 * Describes a prop of a wrong form in a sentence.
 *
 * @param name the name of the prop, and of its field after a dot
 */
export function describeProp(name: string, value: unknown): string {
  const field = name.slice(name.lastIndexOf('.') + 1)
  const allowed = /^on[A-Z]/.test(field) ? 'a function' : ALLOWED[field]
  return `The prop ${name} is ${showParts(value)}, not ${allowed ?? 'what its type says'}.`
}

/** Shows the items of a list and the fields of those. */
function showParts(value: unknown): string {
  return Array.isArray(value) ? `[${value.map(showItem).join(', ')}]` : showValue(value)
}

function showItem(item: unknown): string {
  if (!isObject(item) || Array.isArray(item)) return showValue(item)
  return `{ ${Object.entries(item)
    .map(([name, part]) => `${name}: ${showValue(part)}`)
    .join(', ')} }`
}

/** The beginning of an address that lacks its protocol: a host and a slash. */
const HOST_FIRST = /^(?:[\w-]+\.)+[\w-]+(?::\d+)?\/|^localhost:/

/** Describes the address of a site in a sentence if it lacks its protocol. */
export function describeAddress(dashboard: string): readonly string[] {
  if (!HOST_FIRST.test(dashboard)) return []
  return [
    `The link to the dashboard is ${showValue(dashboard)}, a page of your own site. Allowed: an address with its protocol, such as ${showValue(`https://${dashboard}`)}, or a path with a slash before it.`,
  ]
}

/** The properties of elements that no attribute sets. */
const PROPERTIES = ['source', 'labels', 'extraColumns', 'view']

/**
 * Describes attributes that an element does not have, but that are nearly one of its own or name a property, in one
 * sentence each.
 */
export function describeAttributes(
  tag: string,
  names: readonly string[],
  known: readonly string[],
): readonly string[] {
  return names.flatMap((name) => {
    const joined = name.replace(/-/g, '')
    const property = PROPERTIES.find((one) => one.toLowerCase() === joined)
    if (property !== undefined) {
      return [`<${tag}> has no attribute ${name}. Set the property ${property} by a script.`]
    }
    const letters = sortLetters(name)
    const meant = known.find((one) => sortLetters(one) === letters || isOneLetterOff(name, one))
    return meant === undefined || known.includes(name)
      ? []
      : [`<${tag}> has no attribute ${name}. Allowed: ${meant}.`]
  })
}

function sortLetters(text: string): string {
  return text
    .replace(/[^a-z]/g, '')
    .split('')
    .sort()
    .join('')
}

/** Whether one letter is missing in one of two texts, or is another one. */
function isOneLetterOff(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const start = short.split('').findIndex((letter, index) => letter !== long[index])
  const at = start === -1 ? short.length : start
  const rest = long.slice(at + 1)
  return short.slice(at) === rest || short.slice(at + 1) === rest
}
