import { showText } from '../file/showText.ts'
import type { Removal, Removals } from './findRemovals.ts'

/** How many models of a suite are named. */
const NAMED = 20

/** Describes what leaves the database, a line for each suite, and what goes with it. */
export function describeRemovals({ list, suites }: Removals): string {
  const left = new Map(suites.map(({ id, title }) => [id, { title, removals: [] as Removal[] }]))
  const whole = new Set(left.keys())
  for (const removal of list) {
    const { suite: id, suiteTitle: title } = removal
    const { removals } = left.get(id) ?? { removals: [] }
    left.set(id, { title, removals: [...removals, removal] })
  }
  const models = uniqueModels(list.filter(({ isModelGone }) => isModelGone))
  return [
    'The database has what the files no longer have:',
    ...[...left].flatMap(([id, { title, removals }]) => [
      `- ${whole.has(id) ? 'the whole suite' : 'from the suite'} ${id} (${showText(title)}): ` +
        `models: ${removals.length}, figures: ${sum(removals, ({ figures }) => figures)}`,
      ...describeModels(removals),
    ]),
    `In all: whole suites: ${suites.length}, whole models: ${models.length}, evaluations: ` +
      `${sum(list, ({ evaluations }) => evaluations.length)}, figures: ${sum(list, ({ figures }) => figures)}.`,
  ].join('\n')
}

function describeModels(removals: readonly Removal[]): string[] {
  const names = removals.slice(0, NAMED).map(describeModel)
  const rest = removals.length - names.length
  return [...names, ...(rest > 0 ? [`    and ${rest} more`] : [])]
}

function describeModel({ model, modelName, isModelGone, figures }: Removal): string {
  const whole = isModelGone ? ', the whole model' : ''
  return `    ${model} (${showText(modelName)}): figures: ${figures}${whole}`
}

function uniqueModels(removals: readonly Removal[]): string[] {
  return [...new Set(removals.map(({ model }) => model))]
}

function sum(removals: readonly Removal[], count: (removal: Removal) => number): number {
  return removals.reduce((total, removal) => total + count(removal), 0)
}
