/** The widgets that can be embedded, as the page of a partner names them. */
export type EmbedWidget = 'leaderboard' | 'model-card' | 'compare'

/** A page that shows one widget and nothing else, to stand in a frame. */
export interface EmbedPage {
  readonly widget: EmbedWidget
  /** Which model, on a page about one. */
  readonly modelId?: string
  readonly title: string
  /** Where it is, from the root of the site. */
  readonly path: string
  /** The site's own page about the same, from its root. */
  readonly sitePath: string
  /** About how tall it is on a wide screen, in px, for whoever must say so in advance. */
  readonly height: number
}

/** Where the site publishes its latest figures, from its root. */
export const LATEST_FIGURES = '/snapshots/snapshot.json'

/** The folder of everything that other sites load, but for the figures. */
export const EMBED_FOLDER = '/embed/'

/** The leaderboard, to stand in a frame. */
export const LEADERBOARD_PAGE: EmbedPage = {
  widget: 'leaderboard',
  title: 'LLM safety leaderboard',
  path: '/embed/leaderboard',
  sitePath: '/',
  height: 900,
}

/** The comparison of the models that its address names, to stand in a frame. */
export const COMPARE_PAGE: EmbedPage = {
  widget: 'compare',
  title: 'LLM safety comparison',
  path: '/embed/compare',
  sitePath: '/compare',
  height: 900,
}

/** One model in short, to stand in a frame. */
export function modelPage(id: string, name: string): EmbedPage {
  const slug = encodeURIComponent(id)
  return {
    widget: 'model-card',
    modelId: id,
    title: `LLM safety evaluation of ${name}`,
    path: `/embed/model/${slug}`,
    sitePath: `/model/${slug}`,
    height: 360,
  }
}
