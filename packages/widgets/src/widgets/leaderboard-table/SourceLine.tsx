import { useEvaluationsContext } from '../../data/index.ts'
import { originsOf, type LeaderboardEntry } from '../../domain/index.ts'

interface SourceLineProps {
  readonly entries: readonly LeaderboardEntry[]
}

/** Where the figures come from, and which of them were computed here. */
export function SourceLine({ entries }: SourceLineProps) {
  const words = useEvaluationsContext().labels.leaderboard
  const origins = originsOf(entries)
  if (origins.length === 0) return null
  return (
    <p className="tl-leaderboard-source">
      {words.figuresFrom}{' '}
      {origins.map(({ title, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url} rel="noopener">
            {title}
          </a>
        </span>
      ))}
      {'. '}
      {words.ownMeans}
    </p>
  )
}
