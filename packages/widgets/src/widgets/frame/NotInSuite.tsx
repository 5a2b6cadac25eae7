import { useEvaluationsContext, useLoadedSuites } from '../../data/index.ts'
import { bidiIsolateIfNeeded, type ComparedModel } from '../../domain/index.ts'
import { Notice } from '../../ui/index.ts'

interface NotInSuiteProps {
  readonly model: ComparedModel
  /** The id of the suite in which the model has no results. */
  readonly suite: string | undefined
}

/** Says that a model has no results in a suite, and links to its results in others. */
export function NotInSuite({ model, suite = '' }: NotInSuiteProps) {
  const { labels, links, Link } = useEvaluationsContext()
  const suites = useLoadedSuites()
  const title = suites.find(({ id }) => id === suite)?.title ?? suite
  const results = [model, ...(model.otherResults ?? [])]
  return (
    <Notice
      tone="hint"
      title={labels.suite.notInSuite(bidiIsolateIfNeeded(model.name), bidiIsolateIfNeeded(title))}
    >
      {labels.suite.otherResults}
      {': '}
      {results.map((result, index) => (
        <span key={result.suite?.id ?? ''}>
          {index > 0 && labels.score.comma}
          <Link href={links.model(model.id, result.suite?.id)}>
            <bdi>{result.suite?.title}</bdi>
          </Link>
        </span>
      ))}
    </Notice>
  )
}
