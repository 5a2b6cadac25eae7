import {
  BAND_LABELS,
  formatDate,
  formatPercent,
  formatScore,
  formatZ,
  getBandOrMissing,
  isMeasured,
  type LeaderboardEntry,
  type Score,
} from '@transparency-lab/widgets/domain'
import type { BenchColumn } from './columns.ts'

interface CellContentProps {
  readonly column: BenchColumn
  readonly entry: LeaderboardEntry
}

/** The content of a cell, for contenders in React. */
export function CellContent({ column, entry }: CellContentProps) {
  const { id, name, provider, evaluatedOn, isPlaceholder, scores } = entry
  switch (column) {
    case 'name':
      return isPlaceholder ? name : <a href={`/model/${id}`}>{name}</a>
    case 'provider':
      return provider
    case 'composite':
      return <span className="bench-composite">{formatScore(scores.composite)}</span>
    case 'date':
      return formatDate(evaluatedOn)
    case 'actions':
      return isPlaceholder ? null : (
        <span className="bench-actions">
          <a href={`/model/${id}`}>View</a>
          <a href={`/compare?models=${id}`}>Compare</a>
        </span>
      )
    case 'bias':
    case 'factuality':
    case 'toxicity':
    case 'jailbreak':
      return <ScoreContent score={scores[column]} />
  }
}

function ScoreContent({ score }: { readonly score: Score }) {
  const bandOrMissing = getBandOrMissing(score)
  return (
    <span className="bench-score">
      {isMeasured(score) && (
        <>
          <span className="bench-percent">{formatPercent(score.raw)}</span>
          <span className="bench-z">{formatZ(score.z)}</span>
          <span className="bench-bar">
            <span
              className="bench-bar-fill"
              data-band-label={bandOrMissing}
              style={{ width: formatPercent(score.raw) }}
            />
          </span>
        </>
      )}
      <span className="bench-band">{BAND_LABELS[bandOrMissing]}</span>
    </span>
  )
}
