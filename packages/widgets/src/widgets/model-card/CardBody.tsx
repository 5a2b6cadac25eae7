import { useEvaluationsContext, useRelease } from '../../data/index.ts'
import {
  formatComposite,
  formatDate,
  getCategories,
  getScoreBand,
  getUncertainty,
  hasComposite,
  measuresComposite,
  type ComparedModel,
} from '../../domain/index.ts'
import {
  BandLabel,
  IntervalText,
  RanksText,
  ReleaseNote,
  ScoreBar,
  SourceLink,
} from '../../ui/index.ts'
import { ChangedNote } from '../frame/index.ts'
import { CardScore } from './CardScore.tsx'

interface CardBodyProps {
  readonly model: ComparedModel
}

/** The content of a card whose model has loaded. */
export function CardBody({ model }: CardBodyProps) {
  const { labels, links, Link } = useEvaluationsContext()
  const release = useRelease()
  const { id, name, provider, evaluation, suite, invalidFields = 0 } = model
  const { composite, scores, evaluatedOn, origin } = evaluation
  const { interval, ranks } = getUncertainty(evaluation, 'composite')
  return (
    <>
      <p className="tl-model-card-name">
        <Link className="tl-model-link" href={links.model(id)}>
          <bdi>{name}</bdi>
        </Link>
      </p>
      <p className="tl-muted">
        <bdi>{provider}</bdi> · <time dateTime={evaluatedOn}>{formatDate(evaluatedOn)}</time>
        <ChangedNote modelId={id} />
      </p>
      {suite !== undefined && (
        <p className="tl-muted">
          <bdi>{suite.title}</bdi>
        </p>
      )}
      {measuresComposite(suite) && (
        <p className="tl-tile-percent" data-missing={!hasComposite(composite)}>
          <span className="tl-visually-hidden">{labels.score.composite} </span>
          {formatComposite(composite, labels.score.comingSoon, labels.locale)}{' '}
          {hasComposite(composite) && interval !== undefined && (
            <IntervalText score={composite} interval={interval} labels={labels} />
          )}
        </p>
      )}
      {hasComposite(composite) && (
        <>
          <ScoreBar raw={composite} interval={interval} />
          <BandLabel band={getScoreBand(composite)}>
            {labels.bands[getScoreBand(composite)]}
          </BandLabel>{' '}
          <RanksText ranks={ranks} labels={labels} />
        </>
      )}
      <dl className="tl-card-scores">
        {getCategories(suite).map((category) => (
          <CardScore key={category} category={category} score={scores[category]} />
        ))}
      </dl>
      {invalidFields > 0 && <p className="tl-note">{labels.score.invalidFields(invalidFields)}</p>}
      {origin !== undefined && (
        <p className="tl-muted tl-model-card-source">
          {labels.score.figuresFrom} <SourceLink {...origin} />
        </p>
      )}
      <ReleaseNote
        release={release}
        labels={labels.release}
        Link={Link}
        latestHref={links.model(id)}
      />
    </>
  )
}
