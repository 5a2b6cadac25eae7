import type { IncompleteCategory } from '../../derive/findIncomplete.ts'
import { showLine, showText } from '../../file/showText.ts'
import type { FileReport } from '../choose/FileReport.ts'
import type { JudgedFigure } from '../choose/judgeFigure.ts'

const MAX_NAME_LENGTH = 300

/**
 * Serializes the import reports as JSON, one per line, and the categories that no model completes. It yields parts of
 * the text, because the whole can be very long.
 */
export function* reportJson(
  reports: readonly FileReport[],
  incomplete: readonly IncompleteCategory[],
): Generator<string> {
  yield '{"files": ['
  for (const [index, report] of reports.entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(toFile(report))}`
  }
  yield `\n], "incomplete_categories": ${JSON.stringify(incomplete.map(showCategory))}}\n`
}

function showCategory({ category, needed, models }: IncompleteCategory) {
  const showNames = (names: readonly string[]) => names.map((name) => showText(name))
  return {
    category,
    needed: showNames(needed),
    models: models.map(({ id, missing }) => ({ id, missing: showNames(missing) })),
  }
}

function toFile({ file, format, run, reason, figures }: FileReport) {
  return {
    file,
    format: format ?? null,
    accepted: reason === null,
    reason: reason && showLine(reason),
    model: run?.model ? showText(run.model, MAX_NAME_LENGTH) : null,
    figures: namedFigures(figures),
  }
}

/** The figures of one file. Adds the variant to a name that occurs twice. */
function namedFigures(figures: readonly JudgedFigure[]) {
  const names = figures.map(({ figure }) => JSON.stringify([figure.task, figure.metric]))
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return figures.map(({ figure, lowerIsBetter, meaning, category, reason }, index) => {
    const isAlone = counts.get(names[index] ?? '') === 1
    const metric = isAlone || !figure.variant ? figure.metric : `${figure.metric},${figure.variant}`
    return {
      task: showText(figure.task),
      metric: showText(metric),
      value: showValue(figure.value),
      n: figure.n,
      standard_error: figure.standardError,
      lower_is_better: lowerIsBetter,
      category,
      taken: meaning !== undefined,
      reason: reason && showLine(reason),
    }
  })
}

/** Shows a value, which may be a text or an object in place of a number. */
function showValue(value: unknown): unknown {
  if (typeof value === 'string') return showText(value)
  return typeof value === 'object' && value !== null
    ? showText(JSON.stringify(value))
    : (value ?? null)
}
