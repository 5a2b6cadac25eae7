import { compareRuns, findDoubt } from './compareRuns.ts'
import { hasOtherSettings, listCompared, SEPARATOR } from './compareSettings.ts'
import { findParts } from './findParts.ts'
import { addOptions } from '../formats/sortOptions.ts'
import { findSharedNames } from './findSharedNames.ts'
import type { JudgedFigure, UsedFigure } from './judgeFigure.ts'
import { showText } from '../../file/showText.ts'
import { nameSource } from '../mapping/createMapper.ts'
import type { Aliases } from '../models/readAliases.ts'
import { listUnlike } from './listUnlike.ts'
import type { FileReport, RunFacts, TakenFigure } from './FileReport.ts'

/** Reports that use each figure of a model at most once, and the unresolved contradictions. */
export interface Choice {
  readonly reports: readonly FileReport[]
  readonly taken: readonly TakenFigure[]
  readonly contradictions: readonly string[]
}

/** Selects the newest complete run for each model and figure, or else the newest of the largest. */
export function chooseRuns(reports: readonly FileReport[], aliases: Aliases): Choice {
  const groups = new Map<string, TakenFigure[]>()
  const found = reports.flatMap(takenFigures)
  for (const taken of found) {
    const { category, subcategory } = taken.meaning
    const model = taken.run.model ?? ''
    const key = JSON.stringify([aliases.get(model)?.id ?? model, category, subcategory])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [taken])
    else group.push(taken)
  }
  const dropped = new Map<JudgedFigure, string>()
  const taken: TakenFigure[] = []
  const contradictions = findSharedNames(found)
  for (const group of groups.values()) {
    const [best, ...others] = group.sort(compareRuns) as [TakenFigure, ...TakenFigure[]]
    taken.push(best)
    for (const other of others) {
      const isUndecided = contradicts(best, other)
      if (hasOtherSettings(best, other)) contradictions.push(describeSettings(best, other))
      else if (isUndecided) contradictions.push(describeContradiction(best, other))
      dropped.set(other.judged, isUndecided ? contradicted(best, other) : lost(best, other))
    }
  }
  const parts = findParts(taken, aliases)
  for (const [judged, reason] of parts) dropped.set(judged, reason)
  return {
    reports: reports.map((report) => drop(report, dropped)),
    taken: taken.filter(({ judged }) => !parts.has(judged)),
    contradictions,
  }
}

function takenFigures(report: FileReport): TakenFigure[] {
  const { run } = report
  if (run === undefined) return []
  return report.figures.flatMap((judged) =>
    judged.meaning === undefined ? [] : [{ judged, meaning: judged.meaning, report, run }],
  )
}

function describeSettings(best: TakenFigure, other: TakenFigure): string {
  const shown = [best, other].map(describeValue)
  const facts = listUnlike(best, other)
  const [one, two] = [listCompared(best, other), listCompared(other, best)]
  const [first, second] = [showUnlike(one, two), showUnlike(two, one)]
  const ways = ['one of them', ...(facts.length === 0 ? listWays(best, other) : [])]
  return `${describeFigure(best)}: ${shown[0]} with ${first} and ${shown[1]} with ${second}; allowed: ${ways.join(', or ')}`
}

/** Lists how a person can make two figures of runs that differ only in their settings. */
function listWays(best: TakenFigure, other: TakenFigure): readonly string[] {
  const name = [best.run, other.run].flatMap(nameAlias).at(-1)
  const isMapped = best.judged.figure.meaning !== undefined && best.report.format !== 'table'
  return [
    ...(isMapped ? [`"settings" of the figure in ${nameSource(best.meaning)}`] : []),
    ...(name === undefined ? [] : [`an entry in the aliases for ${JSON.stringify(name)}`]),
  ]
}

/** Returns the exact id under which the aliases can name a run with its settings. */
function nameAlias({ model, settings }: RunFacts): string[] {
  const isNamed = settings === undefined || model === null || model.includes(settings)
  return isNamed ? [] : [addOptions(model, [settings])]
}

/** Shows the settings that only one of two runs has. A run of HELM may have dozens that both have. */
function showUnlike(one: readonly string[], other: readonly string[]): string {
  const unlike = one.filter((setting) => !other.includes(setting))
  if (unlike.length > 0) return unlike.join(SEPARATOR)
  return one.length > 0 ? 'no such setting' : 'no settings'
}

function contradicts(best: TakenFigure, other: TakenFigure): boolean {
  if (hasOtherSettings(best, other)) return true
  if (best.judged.figure.value === other.judged.figure.value) return false
  return findDoubt(best, other) !== undefined
}

function describeFigure({ meaning, run }: TakenFigure): string {
  return `model ${JSON.stringify(run.model)}, ${meaning.subcategory}`
}

function describeContradiction(best: TakenFigure, other: TakenFigure): string {
  const model = describeFigure(best)
  if (isSameFile(best, other)) {
    const [first, second] = [best, other].map(({ judged }) => String(judged.figure.value))
    const [one, two] = [best, other].map(nameFigure)
    const found = `${best.report.file} has ${first} as ${one} and ${second} as ${two}`
    return `${model}: ${found}${describeMarks(best, other)}`
  }
  const [first, second] = [best, other].map(describeValue)
  return `${model}: ${first} and ${second}, and ${findDoubt(best, other) ?? ''}; allowed: one of them`
}

/** Says that the names of two rows differ in marks alone, and what is allowed. */
function describeMarks({ run: one }: TakenFigure, { run: other }: TakenFigure): string {
  const name = other.written ?? one.written
  if (name === undefined || one.written === other.written) return '; allowed: one of them'
  const alias = JSON.stringify(showText(name))
  return `; marks of footnotes are left out of names; allowed: one of them, or an entry in the aliases for ${alias}`
}

function describeValue({ judged, report, run }: TakenFigure): string {
  return `${report.file} has ${String(judged.figure.value)}${inPlace(run)}`
}

function inPlace({ place, written }: RunFacts): string {
  if (place === undefined) return ''
  return ` in ${place}${written === undefined ? '' : ` (${JSON.stringify(showText(written))})`}`
}

function isSameFile(best: TakenFigure, other: TakenFigure): boolean {
  return best.report.file === other.report.file
}

function nameFigure({ judged: { figure }, run }: TakenFigure): string {
  return [figure.task, figure.metric, figure.variant].filter(Boolean).join(' ') + inPlace(run)
}

function contradicted(best: TakenFigure, other: TakenFigure): string {
  return isSameFile(best, other)
    ? `it contradicts another figure of its file: ${nameFigure(best)}`
    : `it contradicts another file: ${best.report.file}`
}

function lost(best: TakenFigure, other: TakenFigure): string {
  const [owner, place] = isSameFile(best, other)
    ? ['its file', nameFigure(best)]
    : ['another file', best.report.file]
  if (best.judged.figure.value === other.judged.figure.value) {
    return `${owner} has the same figure: ${place}`
  }
  return `${owner} has a ${nameAdvantage(best.judged, other.judged)} run: ${place}`
}

function nameAdvantage({ figure: best }: UsedFigure, { figure: other }: UsedFigure): string {
  if (other.isPartial && !best.isPartial) return 'complete'
  return best.isPartial && best.n !== other.n ? 'larger' : 'newer'
}

function drop(report: FileReport, dropped: ReadonlyMap<JudgedFigure, string>): FileReport {
  if (!report.figures.some((judged) => dropped.has(judged))) return report
  const figures = report.figures.map((judged): JudgedFigure => {
    const reason = dropped.get(judged)
    return reason === undefined ? judged : { ...judged, meaning: undefined, reason }
  })
  return { ...report, figures }
}
