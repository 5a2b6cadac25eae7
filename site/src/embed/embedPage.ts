import type { LanguageCode } from '@transparency-lab/widgets/languages'

/** The widgets that can be embedded, as host pages name them. */
export type EmbedWidget = 'leaderboard' | 'model-card' | 'compare'

/** The custom element of each widget. */
export const WIDGET_TAGS: Readonly<Record<EmbedWidget, string>> = {
  leaderboard: 'safety-leaderboard',
  'model-card': 'safety-model-card',
  compare: 'safety-compare',
}

/** A page that shows one widget and nothing else, for a frame. */
export interface EmbedPage {
  readonly widget: EmbedWidget
  /** The model of a page about one model. */
  readonly modelId?: string
  /** The suite of a page about one suite. */
  readonly suiteId?: string
  /** The language that the path names; undefined for the site's own. */
  readonly language?: LanguageCode
  readonly title: string
  /** Path from the root of the site. */
  readonly path: string
  /** Path of the site's page with the same content. */
  readonly sitePath: string
  /** Approximate height on a wide screen in px, for frames that no script resizes. */
  readonly height: number
}

/** The class of the element with the figures in the HTML of a frame's page. */
export const FIGURES_CLASS = 'frame-figures'

/** Returns the path of a suite's leaderboard within the folder of embed pages. */
export function suiteFramePath(id: string): string {
  return `suite/${encodeSegment(id)}`
}

/** Returns the path of a model's card within the folder of embed pages. */
export function modelFramePath(id: string): string {
  return `model/${encodeSegment(id)}`
}

/** Encodes a segment of a path without lone surrogates, for which encodeURIComponent throws. */
function encodeSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
}

/** The folder of everything that other sites load, except snapshots. */
export const EMBED_FOLDER = '/embed/'

/** Returns the folder of the embed pages in a language; of those in the site's own without one. */
export function getEmbedFolder(language?: string): string {
  return language === undefined ? EMBED_FOLDER : `${EMBED_FOLDER}${language}/`
}

/** Returns the path in a language of an embed page whose path names none. */
export function translatedPath(path: string, language: LanguageCode): string {
  return getEmbedFolder(language) + path.slice(EMBED_FOLDER.length)
}

/** The titles of embed pages in one language. */
interface EmbedTitles {
  readonly leaderboard: string
  readonly compare: string
  readonly model: (values: { readonly model: string }) => string
}

/** The embed pages of a site. */
export interface EmbedPages {
  readonly leaderboard: EmbedPage
  /** Returns the page with the leaderboard of one suite. */
  readonly suite: (id: string) => EmbedPage
  /** A comparison, whose query string names the models. */
  readonly compare: EmbedPage
  /** Returns the page of one model. */
  readonly model: (id: string, name: string) => EmbedPage
}

/**
 * Creates the embed pages of a site.
 *
 * @param titles in the language of the pages
 * @param language the language that the paths name; the site's own without one
 */
export function createEmbedPages(titles: EmbedTitles, language?: LanguageCode): EmbedPages {
  const folder = getEmbedFolder(language)
  const shared = language === undefined ? {} : { language }
  const leaderboard = {
    ...shared,
    widget: 'leaderboard',
    title: titles.leaderboard,
    path: `${folder}leaderboard`,
    sitePath: '/',
    height: 900,
  } as const
  return {
    leaderboard,
    suite: (id) => {
      const path = suiteFramePath(id)
      return { ...leaderboard, suiteId: id, path: folder + path, sitePath: `/${path}` }
    },
    compare: {
      ...shared,
      widget: 'compare',
      title: titles.compare,
      path: `${folder}compare`,
      sitePath: '/compare',
      height: 900,
    },
    model: (id, name) => {
      const path = modelFramePath(id)
      return {
        ...shared,
        widget: 'model-card',
        modelId: id,
        title: titles.model({ model: name }),
        path: folder + path,
        sitePath: `/${path}`,
        height: 360,
      }
    },
  }
}
