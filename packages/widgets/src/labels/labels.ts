import type {
  BandOrMissing,
  Category,
  ExtraColumnId,
  LeaderboardColumn,
  LeaderboardShow,
  LeaderboardSort,
  Measure,
} from '../domain/index.ts'
import type { CompareLabels } from './compareLabels.ts'
import type { ContestedLabels } from './contestedLabels.ts'
import type {
  FormLabels,
  NewsletterFormLabels,
  ProblemFormLabels,
  RequestFormLabels,
  TermsOfUseLabels,
} from './formLabels.ts'
import type { IntervalLabels } from './intervalLabels.ts'
import type { ModelLabels } from './modelLabels.ts'
import type { ShareLabels } from './shareLabels.ts'
import type { SuiteLabels } from './suiteLabels.ts'
import type { SummaryFacts } from './summaryLabels.ts'

/** A sort key with the name of its column. */
export interface NamedSort extends LeaderboardSort {
  readonly column: string
  /**
   * Whether the column has texts, which sort from A to Z.
   * @default that of a column of the package
   */
  readonly isText?: boolean | undefined
  /** Both directions in words; undefined for those of numbers and of texts. */
  readonly words?: readonly [ascending: string, descending: string] | undefined
}

/** The labels of the leaderboard table. */
export interface LeaderboardLabels {
  /** Caption of the table for screen readers. */
  readonly caption: string
  readonly columns: Readonly<Record<LeaderboardColumn, string> & Record<ExtraColumnId, string>>
  /** Tooltips of the columns without scores. */
  readonly about: Readonly<Record<Exclude<LeaderboardColumn, Measure>, string>>
  /** Label of the sort buttons that replace the headers in a narrow table. */
  readonly sortBy: string
  readonly searchLabel: string
  readonly searchPlaceholder: string
  readonly providerLabel: string
  readonly allProviders: string
  readonly advancedFilters: string
  readonly advancedFiltersNotice: string
  /**
   * The number of shown models and of all models; with a limit that cuts a search, also that of the matches.
   *
   * @param matches at least `shown`, at most `total`; `shown` when it is left out
   */
  readonly shown: (shown: number, total: number, matches?: number) => string
  /** Announced after the rows or their order change: `shown`, then each sort key. */
  readonly sortedBy: (shown: string, sorting: readonly NamedSort[]) => string
  /** The position of a column among several sort keys, from 1. */
  readonly sortKey: (position: number, count: number) => string
  /** Header of the picture's column of places, and its tooltip. */
  readonly place: string
  readonly aboutPlace: string
  /** The number of models with a place. */
  readonly ofPlaces: (models: number) => string
  /** The accessible name of the switch between table and picture. */
  readonly showAs: string
  readonly shows: Readonly<Record<LeaderboardShow, string>>
  /** Beside the name of the score whose intervals the picture shows. */
  readonly intervals: string
  /** Label of the button that opens the column menu. */
  readonly columnMenu: string
  /** Header of the column of checkboxes. */
  readonly select: string
  /** Label of the checkbox of one model. */
  readonly selectModel: (model: string) => string
  /** Label of the bar with the selected models. */
  readonly selectedModels: string
  readonly deselectModel: (model: string) => string
  readonly clearSelection: string
  /** Link to the comparison of the selected models. */
  readonly compareSelected: (count: number) => string
  /** Why another model cannot be selected. */
  readonly selectionFull: (limit: number) => string
  readonly view: string
  readonly compare: string
  /** Accessible name of a row's action, which includes the model. */
  readonly actionFor: (action: string, model: string) => string
  readonly loading: string
  readonly errorTitle: string
  readonly errorText: string
  readonly retry: string
  /** Shown when no model matches the search and the provider filter. */
  readonly nothingMatches: (search: string, provider: string | undefined) => string
  readonly clearFilters: string
  /** Link to the full leaderboard when only its first rows are shown. */
  readonly showAll: (total: number) => string
  /** Replaces `showAll` while a search or a filter hides models; the link keeps both. */
  readonly showMatches: (matches: number) => string
  /** Who leads, who cannot be told apart from it, and what is not measured; empty for no summary. */
  readonly summary: (facts: SummaryFacts) => string
  /** The button beside the summary that leads to the legend. */
  readonly howToRead: string
  /** The cell of a model without a value in a column of the host. */
  readonly noValue: string
  /** The ids of chosen models that the suite does not have. */
  readonly notInSuite: (ids: readonly string[]) => string
  /** The number of rows that failed validation. */
  readonly invalidRows: (count: number) => string
  /** The number of suites that failed validation. */
  readonly invalidSuites: (count: number) => string
}

/** The labels of scores, bands and charts. */
export interface ScoreLabels {
  /** One-word names of the categories, for narrow spaces. */
  readonly shortCategories: Readonly<Record<Category, string>>
  readonly composite: string
  /** Name of the z-score, in the legend and before each z-score for screen readers. */
  readonly z: string
  readonly comingSoon: string
  readonly noDate: string
  /** Replaces the date of an evaluation that is an upper bound. */
  readonly evaluatedNoLaterThan: (date: string) => string
  /** Beside the date of a model whose published figures changed lately. */
  readonly changedOn: (date: string) => string
  /** Precedes the titles of the publications. */
  readonly figuresFrom: string
  /** Separator of listed names, including its space. */
  readonly comma: string
  /** Replaces a chart that failed to render. Its numbers are shown next to it. */
  readonly chartFailed: string
  /** Which figures the lab calculates, and how. */
  readonly ownMeans: string
  /** Heading of the legend of bands. */
  readonly legend: string
  /** Link after the legend to how scores are read and made. */
  readonly method: string
  /** Tooltips of the scores and of z. */
  readonly about: Readonly<Record<Measure | 'z', string>>
  /**
   * Tooltip of a band. `from` is its lower bound as a percentage, undefined for the lowest band;
   * `below` is its upper bound, undefined for the highest.
   */
  readonly aboutBand: (band: string, from: string | undefined, below: string | undefined) => string
  /** Tooltip of a missing score. */
  readonly aboutMissing: string
  /**
   * The number of figures that a category without a score has.
   *
   * @param needed the number that its score needs; undefined when it is unknown
   */
  readonly figures: (present: number, needed: number | undefined) => string
  /** Tooltip of a category without a score; `figures` are those that it has. */
  readonly aboutFigures: (figures: string) => string
  /** The number of details of the models on screen that failed validation. */
  readonly invalidFields: (count: number) => string
}

/** The labels about the release of the figures. */
export interface ReleaseLabels {
  readonly asOf: (date: string) => string
  /** When the figures of the suite were published; `month` is such as April 2024. */
  readonly figures: (month: string) => string
  /** The licence of the release, which compiles figures of others. */
  readonly licence: (name: string) => string
  /** Link from an archived release to the latest one. */
  readonly newer: (date: string) => string
}

/** The labels that replace a widget that failed to render. */
export interface WidgetLabels {
  readonly brokenTitle: string
  readonly brokenText: string
  readonly tryAgain: string
}

/**
 * All labels of the widgets in one language. A new label must be added to each language in
 * `locales`; the types require it.
 */
export interface Labels {
  /**
   * The language as a BCP 47 tag. It also determines the format of numbers: `de`, or `ar-u-nu-latn`
   * for Arabic with the digits 0 to 9.
   */
  readonly locale: string
  /** Text direction of the language. */
  readonly dir: 'ltr' | 'rtl'
  readonly categories: Readonly<Record<Category, string>>
  readonly bands: Readonly<Record<BandOrMissing, string>>
  readonly score: ScoreLabels
  readonly suite: SuiteLabels
  readonly interval: IntervalLabels
  readonly leaderboard: LeaderboardLabels
  readonly model: ModelLabels
  readonly compare: CompareLabels
  readonly contested: ContestedLabels
  readonly release: ReleaseLabels
  readonly share: ShareLabels
  readonly form: FormLabels
  readonly requestForm: RequestFormLabels
  readonly newsletterForm: NewsletterFormLabels
  readonly problemForm: ProblemFormLabels
  readonly termsOfUse: TermsOfUseLabels
  readonly widget: WidgetLabels
}

/** The sections that only some widgets need. The others are shared by all. */
export const WIDGET_SECTIONS = [
  'leaderboard',
  'model',
  'compare',
  'share',
  'form',
  'requestForm',
  'newsletterForm',
  'problemForm',
  'termsOfUse',
] as const satisfies readonly (keyof Labels)[]

/** One of the sections that only some widgets need. */
export type WidgetSection = (typeof WIDGET_SECTIONS)[number]

/** The labels, language and direction that every widget needs. */
export type SharedLabels = Omit<Labels, WidgetSection>
