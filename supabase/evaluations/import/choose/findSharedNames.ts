import type { TakenFigure } from './FileReport.ts'

/**
 * Finds names that an own metric shares with figures of another meaning. The import keeps the newest run of a name, so
 * one meaning would replace the other under the checker's name.
 */
export function findSharedNames(found: readonly TakenFigure[]): string[] {
  const owns = new Map<string, TakenFigure>()
  for (const figure of found) {
    if (figure.meaning.own !== undefined) owns.set(figure.meaning.subcategory, figure)
  }
  const problems = found.flatMap(({ meaning, judged, report }) => {
    const own = owns.get(meaning.subcategory)?.meaning.own
    if (own === undefined || own === meaning.own) return []
    const name = JSON.stringify(meaning.subcategory)
    const { task, metric } = judged.figure
    return [
      `the own metric ${own.task} ${own.metric}: subcategory is ${name}, which ${task} ${metric} of ${report.file} has; ` +
        'allowed: a name of its own',
    ]
  })
  // One line is enough for the figures of many models.
  return problems.slice(0, 1)
}
