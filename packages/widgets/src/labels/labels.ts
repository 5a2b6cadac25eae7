import type {
  Category,
  LeaderboardColumn,
  LeaderboardSort,
  ScoreStanding,
} from '../domain/index.ts'
import type { CompareLabels } from './compareLabels.ts'
import type {
  FormLabels,
  NewsletterFormLabels,
  RequestFormLabels,
  TermsOfUseLabels,
} from './formLabels.ts'
import type { ModelLabels } from './modelLabels.ts'
import type { ShareLabels } from './shareLabels.ts'

/** One key of the rows' order, and what its column is called. */
export interface NamedSort extends LeaderboardSort {
  readonly column: string
}

/** The sentences of the leaderboard table. */
export interface LeaderboardLabels {
  /** What the table is, for those who cannot see it. */
  readonly caption: string
  readonly columns: Readonly<Record<LeaderboardColumn, string>>
  /** What the columns without scores show, in a sentence. */
  readonly about: Readonly<Record<'name' | 'provider' | 'date' | 'actions', string>>
  /** Names the row of sort buttons where the table is too narrow for its headers. */
  readonly sortBy: string
  readonly searchLabel: string
  readonly searchPlaceholder: string
  readonly providerLabel: string
  readonly allProviders: string
  readonly advancedFilters: string
  readonly advancedFiltersNotice: string
  /** How many models are on screen of how many. */
  readonly shown: (shown: number, total: number) => string
  /** What is heard once the rows are others, or in another order: `shown`, and each key of the order. */
  readonly sortedBy: (shown: string, sorting: readonly NamedSort[]) => string
  /** Which of several keys a column is sorted by, from 1 on. */
  readonly sortKey: (position: number, count: number) => string
  /** Opens the choice of columns. */
  readonly columnMenu: string
  /** Names the column of check boxes. */
  readonly select: string
  /** Names the check box of one model. */
  readonly selectModel: (model: string) => string
  /** Names the bar of the selected models. */
  readonly selectedModels: string
  readonly deselectModel: (model: string) => string
  readonly clearSelection: string
  /** Leads to the comparison of the selected models. */
  readonly compareSelected: (count: number) => string
  /** Why one more model is not selected. */
  readonly selectionFull: (limit: number) => string
  readonly view: string
  readonly compare: string
  /** The name of a row's action for those who hear it away from its row. */
  readonly actionFor: (action: string, model: string) => string
  readonly loading: string
  readonly errorTitle: string
  readonly errorText: string
  readonly retry: string
  /** Why no row is on screen: what was searched for, and at which provider. */
  readonly nothingMatches: (search: string, provider: string | undefined) => string
  readonly clearFilters: string
  /** Leads to the whole leaderboard where only its first rows are shown. */
  readonly showAll: (total: number) => string
  /** How many rows the source sent that could not be read. */
  readonly unreadable: (count: number) => string
}

/** What stands in the place of a score, and beside it. */
export interface ScoreLabels {
  /** The categories in one word, where there is room for no more. */
  readonly shortCategories: Readonly<Record<Category, string>>
  readonly composite: string
  /** What z is called: in the legend, and before each for those who cannot see where it stands. */
  readonly z: string
  readonly comingSoon: string
  readonly noDate: string
  /** Stands before the titles of the sources of the figures. */
  readonly figuresFrom: string
  /** Stands between names that are only listed, with its space: a comma in most languages. */
  readonly comma: string
  /** In the place of a chart that cannot be drawn; its numbers stand beside it. */
  readonly chartFailed: string
  /** What of the figures is not the sources' own. */
  readonly ownMeans: string
  /** Names the list of the bands and where each begins. */
  readonly legend: string
  /** What each score and z mean, in a sentence. */
  readonly about: Readonly<Record<Category | 'composite' | 'z', string>>
  /**
   * Which scores are in a band: `from` a percentage on, if it is not the lowest, and `below` another,
   * if it is not the highest.
   */
  readonly aboutBand: (band: string, from: string | undefined, below: string | undefined) => string
  /** What it means that a score is missing. */
  readonly aboutMissing: string
}

/** What is said of the publication that the figures were read from. */
export interface ReleaseLabels {
  readonly asOf: (date: string) => string
  readonly licence: (name: string) => string
  /** Leads from a release that stays what it is to the latest one. */
  readonly newer: (date: string) => string
}

/** What stands in the place of a widget that failed. */
export interface WidgetLabels {
  readonly brokenTitle: string
  readonly brokenText: string
  readonly tryAgain: string
}

/**
 * Every sentence that a widget can say, in one language. Whoever adds a sentence adds it to each
 * language in `locales`, or the types do not fit.
 */
export interface Labels {
  /**
   * The language as a BCP 47 tag, which also rules how numbers are written: `de`, or `ar-u-nu-latn`
   * for Arabic with the digits 0 to 9.
   */
  readonly locale: string
  /** Which way the language is read. */
  readonly dir: 'ltr' | 'rtl'
  readonly categories: Readonly<Record<Category, string>>
  readonly bands: Readonly<Record<ScoreStanding, string>>
  readonly score: ScoreLabels
  readonly leaderboard: LeaderboardLabels
  readonly model: ModelLabels
  readonly compare: CompareLabels
  readonly release: ReleaseLabels
  readonly share: ShareLabels
  readonly form: FormLabels
  readonly requestForm: RequestFormLabels
  readonly newsletterForm: NewsletterFormLabels
  readonly termsOfUse: TermsOfUseLabels
  readonly widget: WidgetLabels
}

/** Some sentences in other words; the rest stay as they are. */
export type LabelOverrides = { readonly [Section in keyof Labels]?: Partial<Labels[Section]> }

/** The sections that one widget, or some, need; the others are shared by all. */
export type WidgetSection =
  | 'leaderboard'
  | 'model'
  | 'compare'
  | 'share'
  | 'form'
  | 'requestForm'
  | 'newsletterForm'
  | 'termsOfUse'

/** The sentences, language and direction that every widget needs. */
export type SharedLabels = Omit<Labels, WidgetSection>

/** The sections given, with some sentences in other words, and the sections that only these have. */
export function mergeLabels<Some extends LabelOverrides>(
  labels: Some,
  overrides: LabelOverrides = {},
): Some {
  const sections = Object.keys({ ...labels, ...overrides }) as (keyof Labels)[]
  const merged = sections.map((section) => {
    const [words, given] = [labels[section], overrides[section]]
    const isText = typeof (words ?? given) === 'string'
    return [section, isText ? (given ?? words) : { ...(words as object), ...(given as object) }]
  })
  return Object.fromEntries(merged) as Some
}
