import type { LeaderboardEntry } from '@transparency-lab/widgets'
import { describeStatistics } from './describeStatistics.ts'

/** How scores, bands, intervals and places are computed. */
export function MethodStatistics({ items }: { readonly items: readonly LeaderboardEntry[] }) {
  return (
    <dl className="site-method-words">
      {describeStatistics(items).map(({ part, words }) => (
        <div key={part}>
          <dt>{part}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
