import { Fragment } from 'react'
import { useEvaluationsContext, useLabels, useLoadedSuites } from '../../data/index.ts'
import {
  addView,
  isMeasured,
  sortNewestFirst,
  type Category,
  type EvaluatedModel,
} from '../../domain/index.ts'

interface UnmeasuredTileProps {
  readonly category: Category
  readonly model: EvaluatedModel
}

/** A category that the suite does not measure, with links to the suites that do. */
export function UnmeasuredTile({ category, model }: UnmeasuredTileProps) {
  const { labels, links, Link } = useEvaluationsContext()
  const { unmeasured, measuredIn, measuredNowhere } = useLabels('model')
  const { id, otherResults = [] } = model
  const suites = useLoadedSuites()
  const others = sortNewestFirst(suites.filter((suite) => suite.categories.includes(category)))
  const hasResult = (suiteId: string) =>
    otherResults.some(
      ({ suite, evaluation }) => suite.id === suiteId && isMeasured(evaluation.scores[category]),
    )
  const findAddress = (suiteId: string) =>
    hasResult(suiteId)
      ? links.model(id, suiteId)
      : addView(links.dashboard, { suite: suiteId === suites[0]?.id ? undefined : suiteId })
  return (
    <li className="tl-card tl-score-tile" data-unmeasured="">
      <span className="tl-muted tl-tile-name" data-term={category}>
        {labels.categories[category]}
      </span>
      <p className="tl-note">{unmeasured}</p>
      <p className="tl-note">
        {others.length === 0 ? measuredNowhere : `${measuredIn} `}
        {others.map((suite, index) => (
          <Fragment key={suite.id}>
            {index > 0 && labels.score.comma}
            <Link href={findAddress(suite.id)}>
              <bdi>{suite.title}</bdi>
            </Link>
          </Fragment>
        ))}
      </p>
    </li>
  )
}
