import { useEvaluationsContext, useRelease } from '../../data/index.ts'
import {
  getCategories,
  isMeasured,
  measuresComposite,
  type ComparedModel,
} from '../../domain/index.ts'
import {
  CompositeFigure,
  EvaluationDate,
  ModelHeading,
  ReleaseNote,
  SourceLink,
} from '../../ui/index.ts'
import { BrandLine, ChangedNote, FigureNotes } from '../frame/index.ts'
import { CardScore } from './CardScore.tsx'

interface CardBodyProps {
  readonly model: ComparedModel
}

/** The content of a card whose model has loaded. */
export function CardBody({ model }: CardBodyProps) {
  const { labels, links, Link } = useEvaluationsContext()
  const release = useRelease()
  const { id, name, provider, evaluation, suite, invalidFields = 0 } = model
  const { scores, origin } = evaluation
  return (
    <>
      <ModelHeading className="tl-model-card-name" scores={scores} labels={labels}>
        <Link className="tl-model-link" href={links.model(id)}>
          <bdi>{name}</bdi>
        </Link>
      </ModelHeading>
      <p className="tl-muted">
        <bdi>{provider}</bdi> · <EvaluationDate evaluation={evaluation} labels={labels.score} />
        <ChangedNote modelId={id} />
      </p>
      {suite !== undefined && (
        <p className="tl-muted">
          <bdi>{suite.title}</bdi>
        </p>
      )}
      {measuresComposite(suite) && (
        <div className="tl-card-composite">
          <span className="tl-visually-hidden">{labels.score.composite} </span>
          <CompositeFigure score={scores.composite} labels={labels} />
          {isMeasured(scores.composite) && <FigureNotes modelId={id} measure="composite" />}
        </div>
      )}
      <dl className="tl-card-scores">
        {getCategories(suite).map((category) => (
          <CardScore key={category} modelId={id} category={category} score={scores[category]} />
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
        suite={model.suite}
        labels={labels}
        Link={Link}
        latestHref={links.model(id)}
      />
      <BrandLine suite={suite} href={links.model(id)} />
    </>
  )
}
