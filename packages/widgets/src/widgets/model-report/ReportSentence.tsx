import { useEvaluationsContext, useLabels } from '../../data/index.ts'
import {
  summarizeReport,
  type Category,
  type ScoreDistributions,
  type Scores,
} from '../../domain/index.ts'
import { getMeasureName } from '../../ui/index.ts'
import { formatPlacement } from './formatPlacement.ts'

interface ReportSentenceProps {
  readonly scores: Scores
  readonly distributions: ScoreDistributions | undefined
}

/** What the scores of the model say, in one computed sentence. */
export function ReportSentence({ scores, distributions }: ReportSentenceProps) {
  const { labels, suite } = useEvaluationsContext()
  const own = useLabels('model')
  const summary = summarizeReport(scores, suite, distributions)
  const { measure, placement, unknownMargins } = summary
  const getNames = (categories: readonly Category[]) =>
    categories.map((category) => labels.categories[category])
  const place = formatPlacement(placement, labels, own)
  return (
    <p className="tl-report-sentence">
      {own.summary({
        measure: getMeasureName(measure, labels),
        place: placement.kind === 'missing' ? undefined : place,
        highest: getNames(summary.highest),
        lowest: getNames(summary.lowest),
        unknownMargins: unknownMargins === 'all' ? unknownMargins : getNames(unknownMargins),
        missing: getNames(summary.missing),
      })}
    </p>
  )
}
