import { useEvaluationsContext } from '../../data/index.ts'
import {
  getComparedMeasures,
  isMeasured,
  type EvaluatedModel,
  type SuiteResult,
} from '../../domain/index.ts'
import { EvaluationDate, formatScoreOrFigures, getMeasureName } from '../../ui/index.ts'
import { ScorePlace } from './ScorePlace.tsx'
import { ScoreStrip } from './ScoreStrip.tsx'
import { useSuiteScores } from './useSuiteScores.ts'

interface OtherResultsProps {
  readonly model: EvaluatedModel
  readonly Heading: 'h2' | 'h3' | 'h4'
}

/** The model's results in other suites, a line for each. Renders nothing when there are none. */
export function OtherResults({ model, Heading }: OtherResultsProps) {
  const { labels } = useEvaluationsContext()
  const { otherResults = [] } = model
  if (otherResults.length === 0) return null
  return (
    <section className="tl-card tl-padded-card tl-other-results">
      <Heading className="tl-card-title">{labels.suite.otherResults}</Heading>
      <ul className="tl-list">
        {otherResults.map((result) => (
          <OtherResult key={result.suite.id} modelId={model.id} result={result} />
        ))}
      </ul>
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
  const { scores, distributions } = useSuiteScores(evaluation.scores, suite.id)
  return (
    <li className="tl-other-result">
      <p className="tl-other-suite">
        <Link href={links.model(modelId, suite.id)}>
          <bdi>{suite.title}</bdi>
        </Link>{' '}
        <span className="tl-muted">
          <EvaluationDate evaluation={evaluation} labels={labels.score} />
        </span>
      </p>
      <dl className="tl-other-scores">
        {getComparedMeasures(suite).map((measure) => {
          const score = scores[measure]
          if (measure === 'composite' && !isMeasured(score)) return null
          return (
            <div key={measure} className="tl-other-score">
              <dt>{getMeasureName(measure, labels)}</dt>
              <dd>
                <span className="tl-other-figure">{formatScoreOrFigures(score, labels)}</span>
                <ScoreStrip score={score} distribution={distributions?.[measure]} />
                <ScorePlace score={score} distribution={distributions?.[measure]} />
              </dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}
