import { useLabels } from '../../data/index.ts'
import { bidiIsolateIfNeeded, type Suite } from '../../domain/index.ts'

interface UnknownSuiteProps {
  /** The id that the host or an address asked for; undefined for none. */
  readonly requested: string | undefined
  readonly shown: Suite | undefined
}

/** Says that there is no suite with an id, and which one is shown instead. */
export function UnknownSuite({ requested, shown }: UnknownSuiteProps) {
  const labels = useLabels().suite
  if (requested === undefined || shown === undefined || requested === shown.id) return null
  return (
    <p className="tl-note" role="status">
      {labels.unknown(bidiIsolateIfNeeded(requested), bidiIsolateIfNeeded(shown.title))}
    </p>
  )
}
