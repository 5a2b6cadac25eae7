import { name } from '#lab'
import { LANGUAGE } from '#texts/language.ts'
import { siteLinks } from '@transparency-lab/widgets'
import {
  LEADERBOARD_COLUMNS,
  serializeView,
  type LeaderboardColumn,
  type LeaderboardShow,
  type LeaderboardView,
} from '@transparency-lab/widgets/domain'
import type { LanguageCode } from '@transparency-lab/widgets/languages'
import { TOKEN_NAMES, toTokenAttribute, type Tokens } from '@transparency-lab/widgets/theme/tokens'
import type { EmbedPage } from './embedPage.ts'
import type { FrameSettings } from './frameSettings.ts'
import { EMBED_PAGES } from './siteEmbedPages.ts'

/** A leaderboard that can be embedded. */
export interface EmbeddedLeaderboard {
  readonly widget: 'leaderboard'
  readonly view: LeaderboardView
}

/** A view that can be embedded. */
export type EmbeddedView =
  | EmbeddedLeaderboard
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

/** The themes of an embed; `inherit` follows the host page. */
export const EMBED_THEMES = ['inherit', 'light', 'dark'] as const

/** The options of an embed. */
export interface EmbedChoices {
  readonly theme: (typeof EMBED_THEMES)[number]
  readonly language: LanguageCode
  /** Maximum number of rows; undefined for all. */
  readonly limit: number | undefined
  /** The ids of the models of a leaderboard; undefined for all of its suite. */
  readonly models: readonly string[] | undefined
  /** Whether readers of a leaderboard can search and filter. */
  readonly toolbar: boolean
  /** The notes below a leaderboard. */
  readonly notes: 'full' | 'short'
  /** The colours and sizes that differ from the package's. */
  readonly tokens: Tokens
  /** Whether a line below the widget names the lab. Frames always have it. */
  readonly brand: boolean
  /** How a leaderboard shows its rows at first. */
  readonly show: LeaderboardShow
  /** Whether readers of a leaderboard can switch between the table and the picture. */
  readonly showSwitch: boolean
  /** Whether readers of a leaderboard can choose the suite. */
  readonly suiteSwitch: boolean
  /** Height reserved while the data loads, in px; undefined until the preview has measured it. */
  readonly height: number | undefined
  /** The release that the embed stays at; undefined for the latest one. */
  readonly pinned: PinnedRelease | undefined
}

/** The name of the lab in the line below a widget. */
export const BRAND = name

/** The options of an embed before a reader chooses any, without its height. */
export const DEFAULT_CHOICES: Omit<EmbedChoices, 'height'> = {
  theme: 'inherit',
  language: LANGUAGE,
  limit: undefined,
  models: undefined,
  show: 'table',
  showSwitch: false,
  suiteSwitch: false,
  toolbar: true,
  notes: 'full',
  tokens: {},
  brand: true,
  pinned: undefined,
}

/** What the reader chooses for an embed. The view of the page and the defaults complete it. */
export interface ChosenEmbed extends Partial<Omit<EmbedChoices, 'pinned'>> {
  /** The id of the suite of a leaderboard. */
  readonly suite?: string
  readonly columns?: readonly LeaderboardColumn[]
  /** Whether the chosen models keep the order in which they were chosen. */
  readonly hasOwnOrder?: boolean
  /** The id of the release that the embed stays at, or `latest`. */
  readonly pin?: string
}

/** A change of the options; undefined takes an option back. */
export type EmbedChange = {
  readonly [Name in keyof ChosenEmbed]?: ChosenEmbed[Name] | undefined
}

/** The most rows that an embed can be limited to. */
export const MAX_ROWS = 1000

/** The least height that an embed can reserve, in px; the most is that of a frame. */
export const MIN_RESERVED_HEIGHT = 100

/**
 * Returns a leaderboard with the chosen suite, columns and order.
 *
 * @param chosen with the models that the suite has; undefined for all of them
 */
export function chooseView(
  embedded: EmbeddedLeaderboard,
  { suite, columns, models, hasOwnOrder = false }: EmbedChange,
): EmbeddedLeaderboard {
  return {
    ...embedded,
    view: {
      ...embedded.view,
      ...(suite !== undefined && { suite }),
      columns: nameColumns(columns ?? embedded.view.columns),
      // A search or a filter of the page would hide chosen models.
      ...(models !== undefined && { search: '', provider: undefined }),
      ...(models !== undefined && hasOwnOrder && { sorting: [] }),
    },
  }
}

/** Returns a leaderboard without a provider that its suite does not have, of which it would show no model. */
export function dropMissingProvider(
  embedded: EmbeddedLeaderboard,
  models: readonly { readonly provider: string }[],
): EmbeddedLeaderboard {
  if (embedded.view.provider === undefined) return embedded
  const isKnown = models.some(({ provider }) => provider === embedded.view.provider)
  return isKnown ? embedded : { ...embedded, view: { ...embedded.view, provider: undefined } }
}

/**
 * Returns the chosen models that a suite has; undefined for all of them, which an embed shows without a choice.
 *
 * @param suite the models of the suite; undefined while they load
 */
export function keepSuiteModels(
  suite: readonly { readonly id: string }[] | undefined,
  chosen: readonly string[] = [],
): readonly string[] | undefined {
  const kept = chosen.filter((id) => suite?.some((model) => model.id === id) ?? true)
  return kept.length === 0 ? undefined : kept
}

/** Returns a leaderboard of chosen models with the id of their suite, which is not always the first one. */
export function nameSuite(
  embedded: EmbeddedView,
  { models }: Pick<EmbedChoices, 'models'>,
  first: string | undefined,
): EmbeddedView {
  if (embedded.widget !== 'leaderboard' || models === undefined) return embedded
  return { ...embedded, view: { ...embedded.view, suite: embedded.view.suite ?? first } }
}

/**
 * Names at least one column: an element and a frame with an empty list would show every column. Names none when all are
 * shown, the default.
 */
function nameColumns(columns: LeaderboardView['columns']): LeaderboardView['columns'] {
  if (LEADERBOARD_COLUMNS.every((column) => columns?.includes(column))) return undefined
  return columns?.length === 0 ? ['name'] : columns
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
  /** The version of the package that the script was built from. */
  readonly version: string
}

/** Returns the embed page that shows a view. */
export function getEmbedPage(embedded: EmbeddedView): EmbedPage {
  switch (embedded.widget) {
    case 'leaderboard': {
      const { suite } = embedded.view
      return suite === undefined ? EMBED_PAGES.leaderboard : EMBED_PAGES.suite(suite)
    }
    case 'model-card':
      return EMBED_PAGES.model(embedded.modelId, embedded.name)
    case 'compare':
      return EMBED_PAGES.compare
  }
}

/** Returns the settings of an embed, without those that equal the default. */
export function toFrameSettings(embedded: EmbeddedView, choices: EmbedChoices): FrameSettings {
  const { theme, language, tokens, pinned } = choices
  return {
    ...viewSettings(embedded),
    ...(embedded.widget === 'leaderboard' && leaderboardSettings(choices)),
    ...Object.fromEntries(
      TOKEN_NAMES.flatMap((name) => {
        const value = tokens[name]
        return value === undefined ? [] : [[toTokenAttribute(name), value]]
      }),
    ),
    ...(theme !== 'inherit' && { theme }),
    // An element is English by itself, and a frame has the language of the site.
    ...((language !== 'en' || LANGUAGE !== 'en') && { lang: language }),
    ...(pinned !== undefined && { src: pinned.figures }),
  }
}

function leaderboardSettings(choices: EmbedChoices): FrameSettings {
  const { limit, models, show, showSwitch, suiteSwitch, toolbar, notes } = choices
  return {
    ...(suiteSwitch && { 'suite-switch': 'true' }),
    ...(models === undefined
      ? limit !== undefined && { limit: String(limit) }
      : { models: models.join(',') }),
    ...(show !== 'table' && { show }),
    ...(showSwitch && { 'show-switch': 'true' }),
    ...(!toolbar && { toolbar: 'false' }),
    ...(notes !== 'full' && { notes }),
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
  const { search, provider } = embedded.view
  const columns = nameColumns(embedded.view.columns)
  const sort = query.get('sort')
  return {
    ...suite,
    ...(search !== '' && { search }),
    ...(provider !== undefined && { provider }),
    ...(sort !== null && { sort }),
    ...(columns !== undefined && { columns: columns.join(' ') }),
  }
}
