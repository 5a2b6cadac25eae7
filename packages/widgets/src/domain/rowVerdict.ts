import type { Measure } from './category.ts'
import { largest, smallest } from './extremes.ts'
import type { ComparedModel } from './modelEvaluation.ts'
import { pairDifferences, type PairDifference } from './pairDifferences.ts'
import { isMeasured } from './score.ts'

type Models = readonly ComparedModel[]

/** The difference between a group of models and the next one, as a fraction. */
export interface GroupStep {
  readonly difference: number
  /** Whether it is the smallest of several differences. */
  readonly isLeast: boolean
}

/** One clause of the verdict on a row. */
export type VerdictClause =
  /** Groups of models, each above the next one by more than chance. */
  | {
      readonly kind: 'above'
      readonly groups: readonly Models[]
      /** The steps between neighbouring groups, from the highest down. */
      readonly steps: readonly GroupStep[]
      /** Whether an unknown error makes the order uncertain. */
      readonly isAtLeast: boolean
    }
  /** Models of which no two differ by more than chance, and their largest difference. */
  | { readonly kind: 'level'; readonly models: Models; readonly most: number }
  /** A model that is level with each of two others, although those two differ by more than chance. */
  | { readonly kind: 'levelWithBoth'; readonly model: ComparedModel }
  /** Models whose errors are all unknown, and their differences. */
  | {
      readonly kind: 'untested'
      readonly models: Models
      readonly least: number
      readonly most: number
    }
  /** Models without the score. */
  | { readonly kind: 'missing'; readonly models: Models }

/**
 * Returns the verdict on a row, most important clause first. It is empty for one model.
 *
 * @param models two or three, in one suite
 */
export function rowVerdict(models: Models, measure: Measure): VerdictClause[] {
  if (models.length < 2) return []
  const missing = models.filter(({ evaluation }) => !isMeasured(evaluation.scores[measure]))
  const pairs = pairDifferences(
    models.filter((model) => !missing.includes(model)),
    measure,
  )
  const higher = withVerdict(pairs, 'higher')
  const groups = groupByOrder(models, higher)
  // In a chain, the first model is above the last one too.
  const isOrdered = ({ high, low }: PairDifference) =>
    placeIn(groups, high) >= 0 &&
    placeIn(groups, low) >= 0 &&
    placeIn(groups, high) !== placeIn(groups, low)
  const others = pairs.filter((pair) => !isOrdered(pair))
  return [
    ...aboveClause(groups, higher),
    ...levelClause(models, withVerdict(others, 'noClearDifference')),
    ...untestedClause(models, withVerdict(others, 'cannotBeJudged')),
    ...(missing.length > 0 ? [{ kind: 'missing', models: missing } as const] : []),
  ]
}

function withVerdict(
  pairs: readonly PairDifference[],
  verdict: NonNullable<PairDifference['difference']>['verdict'],
): PairDifference[] {
  return pairs.filter(({ difference }) => difference?.verdict === verdict)
}

/**
 * Groups models by a balance: each pair counts +1 for its higher model and -1 for its lower one. With up to
 * three models, each group is above the next one.
 */
function groupByOrder(models: Models, higher: readonly PairDifference[]): Models[] {
  const balance = new Map<ComparedModel, number>()
  for (const { high, low } of higher) {
    balance.set(high, (balance.get(high) ?? 0) + 1)
    balance.set(low, (balance.get(low) ?? 0) - 1)
  }
  const levels = [...new Set(balance.values())].sort((a, b) => b - a)
  return levels.map((level) => models.filter((model) => balance.get(model) === level))
}

function placeIn(groups: readonly Models[], model: ComparedModel): number {
  return groups.findIndex((group) => group.includes(model))
}

function aboveClause(
  groups: readonly Models[],
  higher: readonly PairDifference[],
): VerdictClause[] {
  if (groups.length === 0) return []
  const steps = groups.slice(1).map((lower, index) => {
    const between = higher.filter(
      ({ high, low }) => placeIn(groups, high) === index && lower.includes(low),
    )
    return { difference: smallest(getDifferences(between)), isLeast: between.length > 1 }
  })
  const isAtLeast = higher.some(({ difference }) => difference?.interval?.kind === 'at_least')
  return [{ kind: 'above', groups, steps, isAtLeast }]
}

function levelClause(models: Models, level: readonly PairDifference[]): VerdictClause[] {
  const [first, second] = level
  if (first === undefined) return []
  if (second !== undefined && level.length === 2) {
    const shared = getPairedModels(models, [first]).find((model) => isIn(second, model))
    if (shared !== undefined) return [{ kind: 'levelWithBoth', model: shared }]
  }
  return [
    { kind: 'level', models: getPairedModels(models, level), most: largest(getDifferences(level)) },
  ]
}

function untestedClause(models: Models, untested: readonly PairDifference[]): VerdictClause[] {
  if (untested.length === 0) return []
  const differences = getDifferences(untested)
  return [
    {
      kind: 'untested',
      models: getPairedModels(models, untested),
      least: smallest(differences),
      most: largest(differences),
    },
  ]
}

function getPairedModels(models: Models, pairs: readonly PairDifference[]): Models {
  return models.filter((model) => pairs.some((pair) => isIn(pair, model)))
}

function isIn({ high, low }: PairDifference, model: ComparedModel): boolean {
  return high === model || low === model
}

function getDifferences(pairs: readonly PairDifference[]): number[] {
  return pairs.flatMap(({ difference }) => difference?.difference ?? [])
}
