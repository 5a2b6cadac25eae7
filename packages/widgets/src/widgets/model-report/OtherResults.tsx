import { useEvaluationsContext } from '../../data/index.ts'
import {
  getComparedMeasures,
  isMeasured,
  type EvaluatedModel,
  type SuiteResult,
} from '../../domain/index.ts'
import { EvaluationDate, formatScoreOrFigures, getMeasureName } from '../../ui/index.ts'

interface OtherResultsProps {
  readonly model: EvaluatedModel
  readonly Heading: 'h2' | 'h3' | 'h4'
}

/** The model's results in other suites, apart from the report's. Renders nothing when there are none. */
export function OtherResults({ model, Heading }: OtherResultsProps) {
  const { labels } = useEvaluationsContext()
  const { otherResults = [] } = model
  if (otherResults.length === 0) return null
  return (
    <section className="tl-card tl-padded-card tl-other-results">
      <Heading className="tl-card-title">{labels.suite.otherResults}</Heading>
      {otherResults.map((result) => (
        <OtherResult key={result.suite.id} modelId={model.id} result={result} />
      ))}
      <p className="tl-note">{labels.suite.otherResultsNote}</p>
    </section>
  )
}

interface OtherResultProps {
  readonly modelId: string
  readonly result: SuiteResult
}

function OtherResult({ modelId, result: { suite, evaluation } }: OtherResultProps) {
  const { labels, links, Link } = useEvaluationsContext()
  return (
    <>
      <p className="tl-other-suite">
        <Link href={links.model(modelId, suite.id)}>
          <bdi>{suite.title}</bdi>
        </Link>{' '}
        <span className="tl-muted">
          <EvaluationDate evaluation={evaluation} labels={labels.score} />
        </span>
      </p>
      <dl className="tl-card-scores">
        {getComparedMeasures(suite).map((measure) => {
          const score = evaluation.scores[measure]
          if (measure === 'composite' && !isMeasured(score)) return null
          return (
            <div key={measure} className="tl-card-score">
              <dt>{getMeasureName(measure, labels)}</dt>
              <dd>{formatScoreOrFigures(score, labels)}</dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
