import { showText } from '../file/showText.ts'
import type { Removal, Removals } from './findRemovals.ts'

/** How many models of a suite are named. */
const NAMED = 20

/** Describes what leaves the database, a line for each suite, and what goes with it. */
export function describeRemovals({ list }: Removals): string {
  const suites = new Map<string, Removal[]>()
  for (const removal of list) {
    const others = suites.get(removal.suite) ?? []
    suites.set(removal.suite, [...others, removal])
  }
  const models = uniqueModels(list.filter(({ isModelGone }) => isModelGone))
  const gone = [...suites.values()].filter(([first]) => first?.isSuiteGone === true).length
  return [
    'The database has figures that the files no longer have:',
    ...[...suites.values()].flatMap(describeSuite),
    `In all: whole suites: ${gone}, whole models: ${models.length}, evaluations: ` +
      `${sum(list, ({ evaluations }) => evaluations.length)}, figures: ${sum(list, ({ figures }) => figures)}.`,
  ].join('\n')
}

function describeSuite(removals: readonly Removal[]): string[] {
  const [first] = removals
  if (first === undefined) return []
  const what = first.isSuiteGone ? 'the whole suite' : 'from the suite'
  const figures = sum(removals, (removal) => removal.figures)
  const head = `- ${what} ${first.suite} (${showText(first.suiteTitle)}): models: ${removals.length}, figures: ${figures}`
  const names = removals.slice(0, NAMED).map(describeModel)
  const rest = removals.length - names.length
  return [head, ...names, ...(rest > 0 ? [`    and ${rest} more`] : [])]
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
