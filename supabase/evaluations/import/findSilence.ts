import type { Figure, Run } from './importer.ts'
import type { Classifier, MetricRow } from './metrics/MetricRow.ts'

/** Returns why a figure measures a classifier that judged nothing; null if it judged the answers. */
export function findSilence(row: MetricRow | undefined, run: Run, figure: Figure): string | null {
  const classifier = getClassifier(row)
  if (classifier === undefined) return null
  const { name, mean, least, ends } = classifier
  if (run.time !== null && run.time >= ends) {
    return `the ${name} ended before the run, and an answer that it does not judge counts as the best`
  }
  const proof = run.figures.find(
    ({ lookup, task }) => task === figure.task && lookup.metric === mean,
  )?.value
  const isSilent = typeof proof === 'number' ? !(proof >= least) : figure.value === 0
  return isSilent
    ? `the ${name} judged no answers as far as its file shows, and each such answer counts as the best`
    : null
}

/** Returns a figure with the classifier that judged it, and what its failures do. */
export function nameJudge(row: MetricRow | undefined, figure: Figure): Figure {
  const classifier = getClassifier(row)
  if (classifier === undefined) return figure
  const { name } = classifier
  const note = `${figure.task}: an answer that the ${name} did not judge counts as the best; the file does not say how many there are.`
  return { ...figure, judge: figure.judge ?? name, notes: [...(figure.notes ?? []), note] }
}

function getClassifier(row: MetricRow | undefined): Classifier | undefined {
  return typeof row?.use === 'object' ? row.use.classifier : undefined
}
