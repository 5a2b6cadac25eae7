import { LOCALE } from '#texts/language.ts'
import { bandNames, scoreNames } from '#texts/scores.ts'
import type { Leaderboard, LeaderboardEntry } from '@transparency-lab/widgets'
import {
  formatScore,
  formatZ,
  getBandOrMissing,
  getCategories,
  isMeasured,
  type Measure,
} from '@transparency-lab/widgets/domain'
import { distributeScores } from '@transparency-lab/widgets/domain-internal'
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
                <span>{scoreNames[measure]}</span>
                <ScoreStrip score={score} distribution={distributions[measure]} />
                <span>
                  {formatScore(score, undefined, LOCALE)}{' '}
                  <BandLabel band={band}>{bandNames[band]}</BandLabel>
                  {isMeasured(score) && score.z !== undefined && ` z ${formatZ(score.z, LOCALE)}`}
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
