import { useMemo } from 'react'
import { useLabels, useLeaderboard } from '../../data/index.ts'
import {
  bidiIsolateIfNeeded,
  getRankingScore,
  suggestedPairs,
  type SuggestedPair,
  type Suite,
} from '../../domain/index.ts'
import type { CompareLabels } from '../../labels/index.ts'
import { Button, getMeasureName, useUniqueId } from '../../ui/index.ts'

interface SuggestedPairsProps {
  /** The suite of the pairs. */
  readonly suite: Suite | undefined
  readonly onChoose: (pair: SuggestedPair) => void
}

/** Buttons that select a pair of models. Renders nothing if the leaderboard has no pairs or fails to load. */
export function SuggestedPairs({ suite, onChoose }: SuggestedPairsProps) {
  const labels = useLabels('compare')
  const shared = useLabels()
  const leaderboard = useLeaderboard(suite?.id)
  const id = useUniqueId()
  const entries = leaderboard.status === 'ready' ? leaderboard.value.items : undefined
  const by = getRankingScore(suite)
  const score = getMeasureName(by, shared)
  const pairs = useMemo(() => suggestedPairs(entries ?? [], by), [entries, by])
  // Reserves the height of the pairs, so that nothing below moves.
  if (leaderboard.status === 'pending') return <div className="tl-pairs" aria-hidden="true" />
  if (pairs.length === 0) return null
  return (
    <div className="tl-pairs">
      <p id={id} className="tl-note">
        {labels.pairs}
      </p>
      <ul className="tl-list" aria-labelledby={id}>
        {pairs.map((pair) => (
          <li key={pair.models.map((model) => model.id).join()}>
            <Button tone="plain" className="tl-pair" onClick={() => onChoose(pair)}>
              <span className="tl-pair-reason">{`${score}: ${formatReason(pair, labels)}`}</span>
              <span className="tl-pair-names">
                {labels.pair(pair.models.map(({ name }) => bidiIsolateIfNeeded(name)))}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function formatReason(
  { reason, models: [{ provider }] }: SuggestedPair,
  labels: CompareLabels,
): string {
  return reason === 'provider'
    ? labels.pairOfProvider(bidiIsolateIfNeeded(provider))
    : labels.pairReasons[reason]
}
