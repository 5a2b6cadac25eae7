import type { Figure, Run } from '../formats/importer.ts'
import type { Classifier, MetricRow } from '../metrics/MetricRow.ts'

/** Returns why the classifier behind a figure seems to have judged no answers; null otherwise. */
export function findSilence(row: MetricRow | undefined, run: Run, figure: Figure): string | null {
  const classifier = getClassifier(row)
  if (classifier === undefined) return null
  const { name, mean, least, ends, leavesOut = false } = classifier
  if (!leavesOut && run.time !== null && run.time >= ends) {
    return `the ${name} ended before the run, and an answer that it does not judge counts as the best`
  }
  const proof = run.figures.find(
    ({ lookup, task }) =>
      task === figure.task && lookup.metric === mean && lookup.variant === figure.lookup.variant,
  )
  const isSilent =
    proof === undefined
      ? !leavesOut && figure.value === 0
      : !(Number(proof.value ?? Number.NaN) >= least)
  if (!isSilent) return null
  const judged = `the ${name} judged no answers as far as its file shows`
  return leavesOut ? judged : `${judged}, and each such answer counts as the best`
}

/** Adds to a figure the classifier that judged it, and a note on the answers that it did not judge. */
export function nameJudge(row: MetricRow | undefined, figure: Figure): Figure {
  const classifier = getClassifier(row)
  if (classifier === undefined) return figure
  const { name, leavesOut } = classifier
  const named = { ...figure, judge: figure.judge ?? name }
  if (leavesOut) return named
  const note = `${figure.task}: an answer that the ${name} did not judge counts as the best; the file does not say how many there are.`
  return { ...named, notes: [...(figure.notes ?? []), note] }
}

function getClassifier(row: MetricRow | undefined): Classifier | undefined {
  return typeof row?.use === 'object' ? row.use.classifier : undefined
}
