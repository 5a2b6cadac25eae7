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

/**
 * One score: its percentage, its z-score, a bar, and its band in words. The marks are called as the cell
 * itself is: as components they would be a fifth of what React keeps of a row.
 */
export function drawScore(category: Category, score: Score, labels: SharedLabels): ReactElement {
  const standing = standingOf(score)
  const name = labels.score.shortCategories[category]
  const band = BandLabel({ standing, children: labels.bands[standing] })
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
      {ZScore({ spoken: labels.score.z, children: formatZ(score.z, labels.locale) })}
      {ScoreBar({ raw: score.raw })}
      {band}
    </span>
  )
}
