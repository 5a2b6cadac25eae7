import type { Category, ScoreStanding, SortField } from '../domain/index.ts'
import type { CompareLabels } from './compareLabels.ts'
import type { FormLabels, NewsletterFormLabels, RequestFormLabels } from './formLabels.ts'
import type { ModelLabels } from './modelLabels.ts'
import type { ShareLabels } from './shareLabels.ts'

/** The columns of the leaderboard: what it can be sorted by, and what it cannot. */
export type LeaderboardColumn = SortField | 'date' | 'actions'

/** The sentences of the leaderboard table. */
export interface LeaderboardLabels {
  /** What the table is, for those who cannot see it. */
  readonly caption: string
  readonly columns: Readonly<Record<LeaderboardColumn, string>>
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
  /** How many rows the source sent that could not be read. */
  readonly unreadable: (count: number) => string
}

/** What stands in the place of a score, and beside it. */
export interface ScoreLabels {
  /** The categories in one word, where there is room for no more. */
  readonly shortCategories: Readonly<Record<Category, string>>
  readonly composite: string
  /** A z-score in words, for those who cannot see that it stands beside its percentage. */
  readonly zScore: (z: string) => string
  readonly comingSoon: string
  readonly noDate: string
  /** Stands before the titles of the sources of the figures. */
  readonly figuresFrom: string
  /** In the place of a chart that cannot be drawn; its numbers stand beside it. */
  readonly chartFailed: string
  /** What of the figures is not the sources' own. */
  readonly ownMeans: string
}

/** What stands in the place of a widget that failed. */
export interface WidgetLabels {
  readonly brokenTitle: string
  readonly brokenText: string
  readonly tryAgain: string
}

/** Every sentence that a widget can say. */
export interface Labels {
  readonly categories: Readonly<Record<Category, string>>
  readonly bands: Readonly<Record<ScoreStanding, string>>
  readonly score: ScoreLabels
  readonly leaderboard: LeaderboardLabels
  readonly model: ModelLabels
  readonly compare: CompareLabels
  readonly share: ShareLabels
  readonly form: FormLabels
  readonly requestForm: RequestFormLabels
  readonly newsletterForm: NewsletterFormLabels
  readonly widget: WidgetLabels
}

/** Some sentences in other words; the rest stay as they are. */
export type LabelOverrides = { readonly [Section in keyof Labels]?: Partial<Labels[Section]> }

/** The labels with some sentences in other words. */
export function mergeLabels(labels: Labels, overrides: LabelOverrides = {}): Labels {
  return {
    categories: { ...labels.categories, ...overrides.categories },
    bands: { ...labels.bands, ...overrides.bands },
    score: { ...labels.score, ...overrides.score },
    leaderboard: { ...labels.leaderboard, ...overrides.leaderboard },
    model: { ...labels.model, ...overrides.model },
    compare: { ...labels.compare, ...overrides.compare },
    share: { ...labels.share, ...overrides.share },
    form: { ...labels.form, ...overrides.form },
    requestForm: { ...labels.requestForm, ...overrides.requestForm },
    newsletterForm: { ...labels.newsletterForm, ...overrides.newsletterForm },
    widget: { ...labels.widget, ...overrides.widget },
  }
}
