import { LATEST_FIGURES } from './embedPage.ts'
import {
  embedPageOf,
  isRightToLeft,
  settingsFor,
  sitePageOf,
  type EmbedChoices,
  type EmbeddedView,
} from './embeddedView.ts'
import { escapeHtml } from './escapeHtml.ts'

const TAGS = {
  leaderboard: 'safety-leaderboard',
  'model-card': 'safety-model-card',
  compare: 'safety-compare',
} as const
const LATEST_SCRIPT = '/embed/v1/widgets.js'
const LINE_LENGTH = 80
const LOADER = '/embed/v1/loader.js'

/** A view as a custom element and the script that brings it, as HTML. */
export function elementSnippet(
  embedded: EmbeddedView,
  choices: EmbedChoices,
  siteUrl: string,
): string {
  const { pinned, height } = choices
  const { src = LATEST_FIGURES, ...settings } = settingsFor(embedded, choices)
  const script: Attributes = pinned
    ? [
        ['src', siteUrl + pinned.script],
        ['integrity', pinned.integrity],
        ['crossorigin', 'anonymous'],
      ]
    : [['src', siteUrl + LATEST_SCRIPT]]
  const attributes: Attributes = [
    ['src', siteUrl + src],
    ...modelAttribute('model', embedded),
    ...Object.entries(settings),
    // The direction of the page around it would be its own.
    ...(isRightToLeft(choices.language) ? [['dir', 'rtl'] as const] : []),
    // An element that is unknown as yet is inline, and keeps no height free.
    ['style', `display: block; min-height: ${height}px`],
  ]
  return `${element('script async', script, '')}\n${element(
    TAGS[embedded.widget],
    attributes,
    link(embedded, siteUrl),
  )}`
}

/** A view as a frame that is as tall as its content, and the script that sees to that, as HTML. */
export function frameSnippet(
  embedded: EmbeddedView,
  choices: EmbedChoices,
  siteUrl: string,
): string {
  const attributes: Attributes = [
    ['data-safety-widget', embedded.widget],
    ...modelAttribute('data-safety-model', embedded),
    ...Object.entries(settingsFor(embedded, choices)).map(
      ([name, value]) => [`data-safety-${name}`, value] as const,
    ),
    ['data-safety-title', embedPageOf(embedded).title],
    ['style', `min-height: ${choices.height}px`],
  ]
  return `${element('div', attributes, link(embedded, siteUrl))}\n${element(
    'script async',
    [['src', siteUrl + LOADER]],
    '',
  )}`
}

type Attributes = readonly (readonly [string, string])[]

/** An element in one line, or over as many as it has attributes where one would be too long. */
function element(opening: string, attributes: Attributes, content: string): string {
  const [tag] = opening.split(' ')
  const parts = [opening, ...attributes.map(([name, value]) => `${name}="${escapeHtml(value)}"`)]
  const line = `<${parts.join(' ')}>`
  const head = line.length <= LINE_LENGTH ? line : `<${parts.join('\n  ')}\n>`
  return content === '' ? `${head}</${tag}>` : `${head}\n  ${content}\n</${tag}>`
}

function modelAttribute(name: string, embedded: EmbeddedView): Attributes {
  return embedded.widget === 'model-card' ? [[name, embedded.modelId]] : []
}

/** What a reader finds where no script runs. */
function link(embedded: EmbeddedView, siteUrl: string): string {
  const { title } = embedPageOf(embedded)
  return `<a href="${escapeHtml(sitePageOf(embedded, siteUrl))}">${escapeHtml(title)}</a>`
}
