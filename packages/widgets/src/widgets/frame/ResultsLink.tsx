import { useEvaluationsContext } from '../../data/index.ts'
import { bidiIsolateIfNeeded, sortNewestFirst, type Suite } from '../../domain/index.ts'

interface ResultsLinkProps {
  readonly modelId: string
  /** The suites with results of the model. */
  readonly suites: readonly Suite[]
}

/** Links from “coming soon” to a model's results in the newest suite, whose page lists the others. */
export function ResultsLink({ modelId, suites }: ResultsLinkProps) {
  const { labels, links, Link } = useEvaluationsContext()
  const [newest, ...others] = sortNewestFirst(suites)
  if (newest === undefined) return null
  return (
    <Link className="tl-results-link" href={links.model(modelId, newest.id)}>
      {labels.suite.resultsIn(bidiIsolateIfNeeded(newest.title), others.length)}
    </Link>
  )
}
