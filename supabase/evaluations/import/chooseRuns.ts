import type { JudgedFigure } from './judgeFigure.ts'
import type { Aliases } from './readAliases.ts'
import type { FileReport, TakenFigure } from './FileReport.ts'

/** Reports that use each figure of a model at most once, and the unresolved contradictions. */
export interface Choice {
  readonly reports: readonly FileReport[]
  readonly taken: readonly TakenFigure[]
  readonly contradictions: readonly string[]
}

/** Selects the newest complete run for each model and figure. */
export function chooseRuns(reports: readonly FileReport[], aliases: Aliases): Choice {
  const groups = new Map<string, TakenFigure[]>()
  for (const taken of reports.flatMap(takenFigures)) {
    const { category, subcategory } = taken.meaning
    const model = taken.run.model ?? ''
    const key = JSON.stringify([aliases.get(model)?.id ?? model, category, subcategory])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [taken])
    else group.push(taken)
  }
  const dropped = new Map<JudgedFigure, string>()
  const taken: TakenFigure[] = []
  const contradictions: string[] = []
  for (const group of groups.values()) {
    const [best, ...others] = group.sort(compareRuns) as [TakenFigure, ...TakenFigure[]]
    taken.push(best)
    for (const other of others) {
      const isUndecided = contradicts(best, other)
      if (isUndecided) contradictions.push(describeContradiction(best, other))
      dropped.set(
        other.judged,
        isUndecided ? `it contradicts another file: ${best.report.file}` : lost(best, other),
      )
    }
  }
  return { reports: reports.map((report) => drop(report, dropped)), taken, contradictions }
}

function takenFigures(report: FileReport): TakenFigure[] {
  const { run } = report
  if (run === undefined) return []
  return report.figures.flatMap((judged) => {
    const { meaning } = judged
    return meaning === undefined ? [] : [{ judged, meaning, report, run }]
  })
}

/** Sorts complete runs first, then newer runs, then runs with a known number of prompts. */
function compareRuns(one: TakenFigure, other: TakenFigure): number {
  const [first, second] = [one.judged.figure, other.judged.figure]
  const differences = [
    Number(first.isPartial) - Number(second.isPartial),
    (other.run.time ?? 0) - (one.run.time ?? 0),
    Number(first.n === null) - Number(second.n === null),
  ]
  return differences.find((difference) => difference !== 0) ?? 0
}

function contradicts(best: TakenFigure, other: TakenFigure): boolean {
  if (best.judged.figure.isPartial !== other.judged.figure.isPartial) return false
  if (best.judged.figure.value === other.judged.figure.value) return false
  return best.run.time === null || other.run.time === null || best.run.time === other.run.time
}

function describeContradiction(best: TakenFigure, other: TakenFigure): string {
  return (
    `model ${JSON.stringify(best.run.model)}, ${best.meaning.subcategory}: ${best.report.file} has ` +
    `${String(best.judged.figure.value)} and ${other.report.file} has ` +
    `${String(other.judged.figure.value)}, and no date shows which is newer; allowed: one of them`
  )
}

function lost(best: TakenFigure, other: TakenFigure): string {
  const { file } = best.report
  if (best.judged.figure.value === other.judged.figure.value) {
    return `another file has the same figure: ${file}`
  }
  const isPartial = other.judged.figure.isPartial && !best.judged.figure.isPartial
  return `another file has a ${isPartial ? 'complete' : 'newer'} run: ${file}`
}

function drop(report: FileReport, dropped: ReadonlyMap<JudgedFigure, string>): FileReport {
  const figures = report.figures.map((judged) => {
    const reason = dropped.get(judged)
    return reason === undefined ? judged : { ...judged, meaning: undefined, reason }
  })
  return { ...report, figures }
}
