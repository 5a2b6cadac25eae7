import { siteLinks } from '@transparency-lab/widgets'
import {
  serializeView,
  type LeaderboardShow,
  type LeaderboardView,
} from '@transparency-lab/widgets/domain'
import type { LanguageCode } from '@transparency-lab/widgets/languages'
import { COMPARE_PAGE, LEADERBOARD_PAGE, modelPage, type EmbedPage } from './embedPage.ts'
import type { FrameSettings } from './frameSettings.ts'

/** A view that can be embedded. */
export type EmbeddedView =
  | { readonly widget: 'leaderboard'; readonly view: LeaderboardView }
  | {
      readonly widget: 'model-card'
      readonly modelId: string
      readonly name: string
      /** The id of the suite; undefined for the first one with the model. */
      readonly suite?: string | undefined
    }
  | {
      readonly widget: 'compare'
      readonly modelIds: readonly string[]
      /** The id of the suite; undefined for the first one with all of the models. */
      readonly suite?: string | undefined
    }

/** The options of an embed. */
export interface EmbedChoices {
  readonly theme: 'inherit' | 'light' | 'dark'
  readonly language: LanguageCode
  /** Maximum number of rows; undefined for all. */
  readonly limit: number | undefined
  /** How a leaderboard shows its rows at first. */
  readonly show: LeaderboardShow
  /** Whether readers of a leaderboard can switch between the table and the picture. */
  readonly showSwitch: boolean
  /** Whether readers of a leaderboard can choose the suite. */
  readonly suiteSwitch: boolean
  /** Height reserved while the data loads, in px. */
  readonly height: number
  /** The release that the embed stays at; undefined for the latest one. */
  readonly pinned: PinnedRelease | undefined
}

/** The options that the user has set; the dialog fills in those that are undefined. */
export type PartialEmbedChoices = {
  readonly [Name in keyof EmbedChoices]?: EmbedChoices[Name] | undefined
}

/** One snapshot and one script, each with a permanent URL. */
export interface PinnedRelease {
  /** The day of the snapshot, YYYY-MM-DD. */
  readonly publishedOn: string
  /** Path of the snapshot, from the root of the site. */
  readonly figures: string
  /** Path of the script, from the root of the site. */
  readonly script: string
  readonly integrity: string
}

/** Returns the embed page that shows a view. */
export function getEmbedPage(embedded: EmbeddedView): EmbedPage {
  switch (embedded.widget) {
    case 'leaderboard':
      return LEADERBOARD_PAGE
    case 'model-card':
      return modelPage(embedded.modelId, embedded.name)
    case 'compare':
      return COMPARE_PAGE
  }
}

/** Returns the settings of an embed, without those that equal the default. */
export function toFrameSettings(embedded: EmbeddedView, choices: EmbedChoices): FrameSettings {
  const { theme, language, limit, show, showSwitch, suiteSwitch, pinned } = choices
  const isLeaderboard = embedded.widget === 'leaderboard'
  return {
    ...viewSettings(embedded),
    ...(isLeaderboard && suiteSwitch && { 'suite-switch': 'true' }),
    ...(isLeaderboard && limit !== undefined && { limit: String(limit) }),
    ...(isLeaderboard && show !== 'table' && { show }),
    ...(isLeaderboard && showSwitch && { 'show-switch': 'true' }),
    ...(theme !== 'inherit' && { theme }),
    ...(language !== 'en' && { lang: language }),
    ...(pinned !== undefined && { src: pinned.figures }),
  }
}

/** Returns how the page shows the rows of an embedded view. */
export function getEmbeddedShow(embedded: EmbeddedView): LeaderboardShow {
  return (embedded.widget === 'leaderboard' ? embedded.view.show : undefined) ?? 'table'
}

/** Returns the URL of the site's page that shows a view. */
export function getSitePageUrl(embedded: EmbeddedView, siteUrl: string): string {
  const links = siteLinks(siteUrl)
  switch (embedded.widget) {
    case 'leaderboard': {
      const query = serializeView(embedded.view).toString()
      return query === '' ? links.dashboard : `${links.dashboard}?${query}`
    }
    case 'model-card':
      return links.model(embedded.modelId, embedded.suite)
    case 'compare':
      return links.compare(embedded.modelIds, embedded.suite)
  }
}

function viewSettings(embedded: EmbeddedView): FrameSettings {
  const id = embedded.widget === 'leaderboard' ? embedded.view.suite : embedded.suite
  const suite = { ...(id !== undefined && { suite: id }) }
  if (embedded.widget === 'compare') return { models: embedded.modelIds.join(','), ...suite }
  if (embedded.widget === 'model-card') return suite
  const query = serializeView(embedded.view)
  const { search, provider, columns } = embedded.view
  const sort = query.get('sort')
  return {
    ...suite,
    ...(search !== '' && { search }),
    ...(provider !== undefined && { provider }),
    ...(sort !== null && { sort }),
    ...(columns !== undefined && { columns: columns.join(' ') }),
  }
}
