import { siteLinks } from '@transparency-lab/widgets'
import { serializeView, type LeaderboardView } from '@transparency-lab/widgets/domain'
import { COMPARE_PAGE, LEADERBOARD_PAGE, modelPage, type EmbedPage } from './embedPage.ts'
import type { FrameSettings } from './frameSettings.ts'

/** What is on screen, as far as it can be put on another page. */
export type EmbeddedView =
  | { readonly widget: 'leaderboard'; readonly view: LeaderboardView }
  | { readonly widget: 'model-card'; readonly modelId: string; readonly name: string }
  | { readonly widget: 'compare'; readonly modelIds: readonly string[] }

/** The languages that an embed can speak. */
export type EmbedLanguage = 'en' | 'de' | 'ar'

/** Whether a language is written from right to left. */
export function isRightToLeft(language: EmbedLanguage): boolean {
  return language === 'ar'
}

/** What a partner chooses besides the view itself. */
export interface EmbedChoices {
  readonly theme: 'inherit' | 'light' | 'dark'
  readonly language: EmbedLanguage
  /** How many rows at most; undefined for all. */
  readonly limit: number | undefined
  /** How much height is kept free until the figures are there, in px. */
  readonly height: number
  /** The one release that is shown, whatever comes later; undefined for the latest. */
  readonly pinned: PinnedRelease | undefined
}

/** Choices that were made; one that is undefined is left to the dialog. */
export type ChosenChoices = {
  readonly [Name in keyof EmbedChoices]?: EmbedChoices[Name] | undefined
}

/** One release of the figures and one of the scripts, each with an address of its own. */
export interface PinnedRelease {
  /** The day of the figures, YYYY-MM-DD. */
  readonly publishedOn: string
  /** Path of the figures, from the root of the site. */
  readonly figures: string
  /** Path of the script, from the root of the site. */
  readonly script: string
  readonly integrity: string
}

/** The page that shows a view in a frame. */
export function embedPageOf(embedded: EmbeddedView): EmbedPage {
  switch (embedded.widget) {
    case 'leaderboard':
      return LEADERBOARD_PAGE
    case 'model-card':
      return modelPage(embedded.modelId, embedded.name)
    case 'compare':
      return COMPARE_PAGE
  }
}

/** The settings by which an embed shows a view; what is as by default is left out. */
export function settingsFor(embedded: EmbeddedView, choices: EmbedChoices): FrameSettings {
  const { theme, language, limit, pinned } = choices
  return {
    ...viewSettings(embedded),
    ...(embedded.widget === 'leaderboard' && limit !== undefined && { limit: String(limit) }),
    ...(theme !== 'inherit' && { theme }),
    ...(language !== 'en' && { lang: language }),
    ...(pinned !== undefined && { src: pinned.figures }),
  }
}

/** The site's page with the same view. */
export function sitePageOf(embedded: EmbeddedView, siteUrl: string): string {
  const links = siteLinks(siteUrl)
  switch (embedded.widget) {
    case 'leaderboard': {
      const query = serializeView(embedded.view).toString()
      return query === '' ? links.dashboard : `${links.dashboard}?${query}`
    }
    case 'model-card':
      return links.model(embedded.modelId)
    case 'compare':
      return links.compare(embedded.modelIds)
  }
}

function viewSettings(embedded: EmbeddedView): FrameSettings {
  if (embedded.widget === 'compare') return { models: embedded.modelIds.join(',') }
  if (embedded.widget === 'model-card') return {}
  const query = serializeView(embedded.view)
  const { search, provider, columns } = embedded.view
  const sort = query.get('sort')
  return {
    ...(search !== '' && { search }),
    ...(provider !== undefined && { provider }),
    ...(sort !== null && { sort }),
    ...(columns !== undefined && { columns: columns.join(' ') }),
  }
}
