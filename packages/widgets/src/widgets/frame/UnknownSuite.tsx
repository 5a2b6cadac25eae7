import { useLabels, useSuites } from '../../data/index.ts'
import { bidiIsolateIfNeeded, type Suite } from '../../domain/index.ts'

interface UnknownSuiteProps {
  /** The id that the host or an address asked for; undefined for none. */
  readonly requested: string | undefined
  readonly shown: Suite | undefined
}

/** Says that there is no suite with an id, or that it may be an invalid one, and which one is shown instead. */
export function UnknownSuite({ requested, shown }: UnknownSuiteProps) {
  const { unknown, unread } = useLabels().suite
  const suites = useSuites()
  if (requested === undefined || shown === undefined || requested === shown.id) return null
  const hasInvalid = suites.status === 'ready' && suites.value.invalidRows > 0
  const describe = hasInvalid ? unread : unknown
  return (
    <p className="tl-note" role="status">
      {describe(bidiIsolateIfNeeded(requested), bidiIsolateIfNeeded(shown.title))}
    </p>
  )
}
