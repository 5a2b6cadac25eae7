import type { ReactElement } from 'react'
import {
  formatPercent,
  formatZ,
  isMeasured,
  standingOf,
  type Category,
  type Score,
} from '../../domain/index.ts'
import type { SharedLabels } from '../../labels/index.ts'
import { BandLabel, ScoreBar, ZScore } from '../../ui/index.ts'

/** One score: its percentage, its z-score, a bar, and its band in words. */
export function drawScore(category: Category, score: Score, labels: SharedLabels): ReactElement {
  const standing = standingOf(score)
  const name = labels.score.shortCategories[category]
  const band = <BandLabel standing={standing}>{labels.bands[standing]}</BandLabel>
  if (!isMeasured(score)) {
    return (
      <span className="tl-score-cell" data-category={name}>
        {band}
      </span>
    )
  }
  return (
    <span className="tl-score-cell" data-category={name}>
      {`${formatPercent(score.raw, labels.locale)} `}
      <ZScore spoken={labels.score.z}>{formatZ(score.z, labels.locale)}</ZScore>
      <ScoreBar raw={score.raw} />
      {band}
    </span>
  )
}
