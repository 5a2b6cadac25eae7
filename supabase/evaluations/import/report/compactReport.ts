import type { FileReport } from '../choose/FileReport.ts'
import type { JudgedFigure } from '../choose/judgeFigure.ts'

/** Returns the same text for equal texts, and everything else unchanged. */
type Share = <Value>(value: Value) => Value

/**
 * Creates a function that reduces reports to what is needed after all files are read. Thousands of
 * files repeat the same names and reasons, so equal texts of all reports are one text.
 */
export function createCompactor(): (report: FileReport) => FileReport {
  const share = createShare()
  return (report) => ({
    ...report,
    run: report.run && shareMembers({ ...report.run, figures: undefined }, share),
    figures: report.figures.map((judged) => compactFigure(judged, share)),
  })
}

function createShare(): Share {
  const texts = new Map<unknown, string>()
  return <Value>(value: Value) => {
    if (typeof value !== 'string') return value
    const text = texts.get(value) ?? copyText(value)
    texts.set(text, text)
    return text as typeof value
  }
}

/** A text that is cut from another keeps the other in memory; a copy does not. */
function copyText(text: string): string {
  return structuredClone(text)
}

function shareMembers<Members extends object>(members: Members, share: Share): Members {
  const entries = Object.entries(members).map(([name, value]) => [name, share(value)] as const)
  return Object.fromEntries(entries) as Members
}

function compactFigure(judged: JudgedFigure, share: Share): JudgedFigure {
  if (judged.meaning !== undefined) {
    const { notes = [], ...rest } = judged.figure
    const figure = shareMembers({ ...rest, lookup: undefined, scorers: undefined }, share)
    const meaning = shareMembers(judged.meaning, share)
    return { ...judged, figure: { ...figure, notes: notes.map(share) }, meaning }
  }
  const { category, lowerIsBetter, reason, open } = judged
  const { task, metric, variant, value, n, standardError } = judged.figure
  return {
    figure: {
      task: share(task),
      metric: share(metric),
      variant: share(variant),
      value: share(value),
      n,
      standardError,
    },
    category,
    lowerIsBetter,
    meaning: undefined,
    reason: share(reason),
    open: open && shareMembers(open, share),
  }
}
