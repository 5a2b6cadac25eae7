import type { Leaderboard, LeaderboardEntry } from '@transparency-lab/widgets'
import {
  BAND_LABELS,
  CATEGORY_LABELS,
  formatScore,
  formatZ,
  getBandOrMissing,
  getCategories,
  isMeasured,
  type Measure,
} from '@transparency-lab/widgets/domain'
import { distributeScores } from '@transparency-lab/widgets/score-distribution'
import { BandLabel } from '@transparency-lab/widgets/ui/band-label'
import { ScoreStrip } from '@transparency-lab/widgets/ui/score-strip'
import { DescribedParts } from './DescribedParts.tsx'
import { describeRow } from './describeRow.ts'

interface MethodPictureProps {
  /** A model with a composite. */
  readonly entry: LeaderboardEntry
  readonly board: Leaderboard
}

/** The scores of one model as the pages draw them, and what each part of the drawing means. */
export function MethodPicture({ entry, board }: MethodPictureProps) {
  const { items, suite } = board
  const distributions = distributeScores(items)
  const measures: readonly Measure[] = ['composite', ...getCategories(suite)]
  return (
    <div className="site-panel">
      <div className="tl-root">
        <ul className="site-method-rows">
          {measures.map((measure) => {
            const score = entry.scores[measure]
            const band = getBandOrMissing(score)
            return (
              <li key={measure}>
                <span>{measure === 'composite' ? 'Composite' : CATEGORY_LABELS[measure]}</span>
                <ScoreStrip score={score} distribution={distributions[measure]} />
                <span>
                  {formatScore(score)} <BandLabel band={band}>{BAND_LABELS[band]}</BandLabel>
                  {isMeasured(score) && score.z !== undefined && ` z ${formatZ(score.z)}`}
                </span>
              </li>
            )
          })}
        </ul>
      </div>
      <DescribedParts parts={describeRow(entry, board)} />
    </div>
  )
}
