import { didYouMean } from '../../file/describeProblem.ts'
import { showText } from '../../file/showText.ts'
import { describeChoices } from '../../file/words.ts'
import type { Figure, Run } from '../formats/importer.ts'
import { isTask } from './isTask.ts'
import type { DeclaredFigure } from './createMapper.ts'

const MAX_LISTED = 12
const MAX_NAME_LENGTH = 100

interface SeenFigure {
  readonly tasks: readonly string[]
  readonly metric: readonly string[]
  readonly part: readonly string[]
  readonly settings: readonly string[]
}

/** The names of the figures of files, to explain why an entry of a mapping fits none of them. */
export class SeenNames {
  private readonly figures = new Map<string, SeenFigure>()
  /** The whole names of the tasks that entries fit. */
  private readonly matches = new Map<DeclaredFigure, Set<string>>()

  add({ settings }: Run, { task, metric, variant, scorers = [], lookup, ...figure }: Figure): void {
    const known = (names: readonly (string | undefined)[]) => [
      ...new Set(names.filter((name) => name !== undefined)),
    ]
    const seen = {
      tasks: known([task, lookup.benchmark]),
      metric: known([metric, lookup.metric]),
      part: known([variant, lookup.variant, ...scorers]),
      settings: known([settings, figure.settings]).flatMap((all) => all.split(', ')),
    }
    this.figures.set(JSON.stringify(seen), seen)
  }

  /** Notes that an entry fits a figure. */
  match(entry: DeclaredFigure, { task, lookup }: Figure): void {
    const whole = [task, lookup.benchmark].find((name) => name.endsWith(`/${entry.task}`))
    if (whole === undefined) return
    this.matches.set(entry, (this.matches.get(entry) ?? new Set()).add(whole))
  }

  /** Finds an entry whose task, named without a package, fits different tasks of several packages. */
  findSeveral(entry: DeclaredFigure): string[] {
    const names = [...(this.matches.get(entry) ?? [])].sort()
    if (names.length < 2) return []
    const value = JSON.stringify(showText(entry.task, MAX_NAME_LENGTH))
    const shown = names.slice(0, MAX_LISTED).map((name) => showText(name, MAX_NAME_LENGTH))
    return [
      `${entry.place}.task is ${value}, which several tasks have; allowed: ${describeChoices(shown)}`,
    ]
  }

  /** Says which key of an entry fits no figure, and what would. */
  describe(entry: DeclaredFigure): string {
    const all = [...this.figures.values()]
    const ofTask = all.filter(({ tasks }) => tasks.some((task) => isTask(task, entry.task)))
    if (ofTask.length === 0) return describeMismatch(entry, 'task', list(all, 'tasks'))
    const ofMetric = ofTask.filter(({ metric }) => metric.includes(entry.metric))
    if (ofMetric.length === 0) return describeMismatch(entry, 'metric', list(ofTask, 'metric'))
    const field = entry.scorer === undefined ? 'filter' : 'scorer'
    const wanted = entry[field]
    const isPart = ofMetric.some(({ part }) => wanted === undefined || part.includes(wanted))
    return isPart
      ? describeMismatch(entry, 'settings', list(ofMetric, 'settings'))
      : describeMismatch(entry, field, list(ofMetric, 'part'))
  }
}

function list(figures: readonly SeenFigure[], field: keyof SeenFigure): string[] {
  return [...new Set(figures.flatMap((figure) => figure[field]))].sort()
}

function describeMismatch(
  entry: DeclaredFigure,
  field: 'filter' | 'metric' | 'scorer' | 'settings' | 'task',
  names: readonly string[],
): string {
  const given = entry[field] ?? ''
  const shown = names.slice(0, MAX_LISTED).map((name) => showText(name, MAX_NAME_LENGTH))
  const more = names.length > shown.length ? ` or ${names.length - shown.length} more` : ''
  const allowed =
    names.length === 0 ? 'absent, because the results have none' : describeChoices(shown)
  const value = JSON.stringify(showText(given, MAX_NAME_LENGTH))
  // A task can be named without its package.
  const known = [...names, ...names.flatMap((name) => name.split('/').at(-1) ?? [])]
  return `${entry.place}.${field} is ${value}; allowed: ${allowed}${more}${didYouMean(given, known)}`
}
