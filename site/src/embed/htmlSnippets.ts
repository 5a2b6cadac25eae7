import { LANGUAGES } from '@transparency-lab/widgets/languages'
import { LATEST_FIGURES } from '../releases/paths.ts'
import { EMBED_FOLDER, WIDGET_TAGS } from './embedPage.ts'
import {
  BRAND,
  getEmbedPage,
  getSitePageUrl,
  toFrameSettings,
  type EmbedChoices,
  type EmbeddedView,
} from './embeddedView.ts'
import { escapeHtml } from './escapeHtml.ts'

const LATEST_SCRIPT = `${EMBED_FOLDER}v1/widgets.js`
const LINE_LENGTH = 80
const LOADER = `${EMBED_FOLDER}v1/loader.js`

/** Returns the HTML of a custom element that shows a view, with its script. */
export function elementSnippet(
  embedded: EmbeddedView,
  choices: EmbedChoices,
  siteUrl: string,
): string {
  const { pinned } = choices
  const script: Attributes = pinned
    ? [
        ['src', siteUrl + pinned.script],
        ['integrity', pinned.integrity],
        ['crossorigin', 'anonymous'],
      ]
    : [['src', siteUrl + LATEST_SCRIPT]]
  return `${element('script async', script, '')}\n${widgetTag(embedded, choices, siteUrl)}`
}

/** Returns the HTML of a custom element that shows a view, without its script. */
export function widgetTag(embedded: EmbeddedView, choices: EmbedChoices, siteUrl: string): string {
  const { src = LATEST_FIGURES, ...settings } = toFrameSettings(embedded, choices)
  const attributes: Attributes = [
    ['src', siteUrl + src],
    ...modelAttribute('model', embedded),
    ...Object.entries(settings),
    ...(choices.brand ? [['brand', BRAND] as const] : []),
    // Otherwise the element would inherit the direction of the host page.
    ['dir', LANGUAGES[choices.language].dir],
    // Before its script loads, a custom element is inline and would reserve no height.
    ['style', ['display: block', ...minHeight(choices)].join('; ')],
  ]
  return element(WIDGET_TAGS[embedded.widget], attributes, link(embedded, siteUrl))
}

/** Returns the HTML of a frame that shows a view, with the script that resizes it. */
export function frameSnippet(
  embedded: EmbeddedView,
  choices: EmbedChoices,
  siteUrl: string,
): string {
  const attributes: Attributes = [
    ['data-safety-widget', embedded.widget],
    ...modelAttribute('data-safety-model', embedded),
    ...Object.entries(toFrameSettings(embedded, choices)).map(
      ([name, value]) => [`data-safety-${name}`, value] as const,
    ),
    ['data-safety-title', getEmbedPage(embedded).title],
    ...minHeight(choices).map((style) => ['style', style] as const),
  ]
  return `${element('div', attributes, link(embedded, siteUrl))}\n${element(
    'script async',
    [['src', siteUrl + LOADER]],
    '',
  )}`
}

function minHeight({ height }: EmbedChoices): readonly string[] {
  return height === undefined ? [] : [`min-height: ${height}px`]
}

type Attributes = readonly (readonly [string, string])[]

/** Formats an element in one line, or with one line for each attribute if that is too long. */
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

/** The fallback content, for when no script runs. */
function link(embedded: EmbeddedView, siteUrl: string): string {
  const { title } = getEmbedPage(embedded)
  return `<a href="${escapeHtml(getSitePageUrl(embedded, siteUrl))}">${escapeHtml(title)}</a>`
}
