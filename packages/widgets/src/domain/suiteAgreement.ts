import { CATEGORIES, type Category } from './category.ts'
import type { LeaderboardEntry } from './leaderboardEntry.ts'
import { kendallTau, type RankCorrelation } from './rankCorrelation.ts'
import type { ModelBase } from './modelBase.ts'
import { isMeasured } from './score.ts'
import type { Suite } from './suite.ts'

/** The entries of a suite. */
export interface SuiteBoard {
  readonly suite: Suite
  readonly items: readonly LeaderboardEntry[]
}

/** A model's result in a category. */
export interface SharedResult {
  readonly id: string
  readonly name: string
  readonly raw: number
  /** The place among the shared models, from 1; tied models share the best one. */
  readonly place: number
}

/** A base with its results in two suites. */
export interface SharedModel {
  readonly base: string
  readonly first: SharedResult
  readonly second: SharedResult
}

/** How similarly two suites order the models that they share, in one category. */
export interface SuiteAgreement {
  readonly category: Category
  readonly first: Suite
  readonly second: Suite
  /** By place in the first suite. */
  readonly models: readonly SharedModel[]
  /** Undefined when the suites share too few models, or when one suite gives all of them the same score. */
  readonly correlation: RankCorrelation | undefined
}

/** The fewest shared models for which an agreement is stated. */
export const MIN_SHARED_MODELS = 8

/**
 * Compares the order of models in each category that two suites measure, in the order of categories and
 * suites.
 *
 * A suite can have several configurations of a base. The comparison uses a configuration that both suites
 * have. If they share none, it uses in each suite the model without a configuration, or else the first by id.
 * The choice never depends on scores.
 *
 * @param getBase returns the base of a model; a model without one is its own base
 */
export function listAgreements(
  boards: readonly SuiteBoard[],
  getBase: (id: string) => ModelBase | undefined,
): SuiteAgreement[] {
  return CATEGORIES.flatMap((category) => {
    const measured = boards.filter(({ suite }) => suite.categories.includes(category))
    return measured.flatMap((first, index) =>
      measured.slice(index + 1).map((second): SuiteAgreement => {
        const models = findShared({ category, first, second, getBase })
        const pairs = models.map((model) => [model.first.raw, model.second.raw] as const)
        return {
          category,
          first: first.suite,
          second: second.suite,
          models,
          correlation: models.length < MIN_SHARED_MODELS ? undefined : kendallTau(pairs),
        }
      }),
    )
  })
}

interface Candidate extends Omit<SharedResult, 'place'> {
  readonly configuration: string | undefined
}

interface SharedOptions {
  readonly category: Category
  readonly first: SuiteBoard
  readonly second: SuiteBoard
  readonly getBase: (id: string) => ModelBase | undefined
}

function findShared({ category, first, second, getBase }: SharedOptions): SharedModel[] {
  const ofSecond = groupByBase(second, category, getBase)
  const shared = [...groupByBase(first, category, getBase)].flatMap(([base, candidates]) => {
    const others = ofSecond.get(base)
    return others === undefined ? [] : [{ base, ...choosePair(candidates, others) }]
  })
  const firstRaws = shared.map((model) => model.first.raw)
  const secondRaws = shared.map((model) => model.second.raw)
  const placed = shared.map((model) => ({
    base: model.base,
    first: toResult(model.first, firstRaws),
    second: toResult(model.second, secondRaws),
  }))
  return placed.sort((a, b) => orderBy(a.first.place - b.first.place, a.base < b.base))
}

function groupByBase(
  { items }: SuiteBoard,
  category: Category,
  getBase: SharedOptions['getBase'],
): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>()
  for (const { id, name, scores } of items) {
    const score = scores[category]
    if (!isMeasured(score)) continue
    const { base, configuration } = getBase(id) ?? { base: id }
    const group = groups.get(base) ?? []
    groups.set(base, [...group, { id, name, raw: score.raw, configuration }])
  }
  return groups
}

function choosePair(first: readonly Candidate[], second: readonly Candidate[]) {
  const ordered = [...first].sort(compareCandidates)
  const others = [...second].sort(compareCandidates)
  for (const one of ordered) {
    const other = others.find(({ configuration }) => configuration === one.configuration)
    if (other !== undefined) return { first: one, second: other }
  }
  return { first: ordered[0] as Candidate, second: others[0] as Candidate }
}

function compareCandidates(a: Candidate, b: Candidate): number {
  const isPlain = (candidate: Candidate) => Number(candidate.configuration === undefined)
  return orderBy(isPlain(b) - isPlain(a), a.id < b.id)
}

/** Compares by a difference. When it is 0, `isFirst` decides. */
function orderBy(difference: number, isFirst: boolean): number {
  if (difference !== 0) return difference
  return isFirst ? -1 : 1
}

function toResult({ id, name, raw }: Candidate, all: readonly number[]): SharedResult {
  return { id, name, raw, place: 1 + all.filter((other) => other > raw).length }
}
