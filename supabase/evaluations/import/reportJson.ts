import type { FileReport } from './FileReport.ts'
import type { JudgedFigure } from './judgeFigure.ts'

/** Serializes the import reports as JSON. */
export function reportJson(reports: readonly FileReport[]): string {
  const files = reports.map(({ file, format, run, reason, figures }) => ({
    file,
    format: format ?? null,
    accepted: reason === null,
    reason,
    model: run?.model ?? null,
    figures: namedFigures(figures),
  }))
  return JSON.stringify({ files }, null, 2)
}

/** The figures of one file. Adds the variant to a name that occurs twice. */
function namedFigures(figures: readonly JudgedFigure[]) {
  const names = figures.map(({ figure }) => JSON.stringify([figure.task, figure.metric]))
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return figures.map(({ figure, meaning, category, reason }, index) => {
    const isAlone = counts.get(names[index] ?? '') === 1
    return {
      task: figure.task,
      metric: isAlone || !figure.variant ? figure.metric : `${figure.metric},${figure.variant}`,
      value: figure.value ?? null,
      n: figure.n,
      standard_error: figure.standardError,
      lower_is_better: meaning?.lowerIsBetter ?? figure.lowerIsBetter,
      category,
      taken: meaning !== undefined,
      reason,
    }
  })
}
