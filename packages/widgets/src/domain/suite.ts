import type { CalendarDate } from './calendarDate.ts'
import { CATEGORIES, type Category, type Measure } from './category.ts'
import { isModelId } from './modelId.ts'

/** What a suite says about one of its categories. */
export interface CategoryDetails {
  /** The names of the figures that the category's score needs. */
  readonly figures: readonly string[]
  /** One sentence on what was measured; absent when the suite does not say it. */
  readonly measures?: string
  /** A few words of this sentence, for the head of a column; absent when there are none. */
  readonly short?: string
}

/** Results that may be ranked together: one evaluator, one method, one version. */
export interface Suite {
  /** Readable and stable; part of addresses. */
  readonly id: string
  readonly title: string
  readonly version: string | undefined
  /** The language of the prompts, in English. */
  readonly language: string | undefined
  readonly evaluator: string | undefined
  /** An http or https address of the publication. */
  readonly url: string | undefined
  /** The terms of use of the figures. */
  readonly licence: string | undefined
  readonly licenceUrl: string | undefined
  readonly publishedOn: CalendarDate | undefined
  readonly description: string | undefined
  /** The categories that the suite measures, in their usual order. */
  readonly categories: readonly Category[]
  /** What is known about these categories; absent when the source does not send it. */
  readonly categoryDetails?: Readonly<Partial<Record<Category, CategoryDetails>>>
  /** Up to three facts that change the meaning of every score; absent when there are none. */
  readonly caveats?: readonly string[]
  /** Number of models with an evaluation; undefined when the source sent an invalid one. */
  readonly models: number | undefined
}

/** The facts about a suite of which only the id and the title are known. */
export const NO_SUITE_FACTS = {
  version: undefined,
  language: undefined,
  evaluator: undefined,
  url: undefined,
  licence: undefined,
  licenceUrl: undefined,
  publishedOn: undefined,
  description: undefined,
} as const

/** Returns the categories that a suite measures: all four without a suite. */
export function getCategories(suite: Pick<Suite, 'categories'> | undefined): readonly Category[] {
  return suite?.categories ?? CATEGORIES
}

/** Returns the categories that a suite does not measure. */
export function getUnmeasuredCategories(suite: Pick<Suite, 'categories'> | undefined): Category[] {
  const measured = getCategories(suite)
  return CATEGORIES.filter((category) => !measured.includes(category))
}

/** Returns whether a suite has composites: a single category has no mean of its own. */
export function measuresComposite(suite: Pick<Suite, 'categories'> | undefined): boolean {
  return getCategories(suite).length > 1
}

/** Returns the categories that a suite measures, and its composite if it has one. */
export function getMeasures(suite: Pick<Suite, 'categories'> | undefined): Measure[] {
  const categories = getCategories(suite)
  return measuresComposite(suite) ? [...categories, 'composite'] : [...categories]
}

/** Returns the score that ranks a suite's models: the composite, or its only category. */
export function getRankingScore(suite: Pick<Suite, 'categories'> | undefined): Measure {
  const [only, ...others] = getCategories(suite)
  return only === undefined || others.length > 0 ? 'composite' : only
}

/** Returns the suite with an id, or the first one if there is none; undefined in an empty list. */
export function findSuite(suites: readonly Suite[], id: string | undefined): Suite | undefined {
  return suites.find((suite) => suite.id === id) ?? suites[0]
}

/** Returns suites with the newest first; those without a date of publication come last, in their order. */
export function sortNewestFirst<Dated extends Pick<Suite, 'publishedOn'>>(
  suites: readonly Dated[],
): Dated[] {
  const date = ({ publishedOn = '' }: Dated) => publishedOn
  return [...suites].sort((a, b) => Number(date(a) < date(b)) - Number(date(a) > date(b)))
}

/** The query parameter with the id of a suite. */
export const SUITE_PARAMETER = 'suite'

/**
 * Parses the id of a suite from a query string.
 *
 * @returns undefined when it is missing, invalid, or there more than once
 */
export function parseSuiteId(params: URLSearchParams): string | undefined {
  const [id, ...more] = params.getAll(SUITE_PARAMETER)
  return id !== undefined && more.length === 0 && isModelId(id) ? id : undefined
}
