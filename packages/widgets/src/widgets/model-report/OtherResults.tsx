import type { ReactNode } from 'react'
import {
  useEvaluationsContext,
  useLabels,
  useLoadedSuites,
  useModels,
  useRankedLeaderboard,
} from '../../data/index.ts'
import {
  getMeasures,
  isMeasured,
  listOtherConfigurations,
  type EvaluatedModel,
  type ModelSummary,
  type Scores,
  type Suite,
  type SuiteResult,
} from '../../domain/index.ts'
import { EvaluationDate, formatScoreOrFigures, getMeasureName, ScoreStrip } from '../../ui/index.ts'
import { ScorePlace } from './ScorePlace.tsx'
import { useSuiteScores } from './useSuiteScores.ts'

interface OtherResultsProps {
  readonly model: EvaluatedModel
  readonly Heading: 'h2' | 'h3' | 'h4'
}

/**
 * The results of the model in other suites, and those of its other configurations, a line for each. Renders nothing
 * when there are none.
 */
export function OtherResults({ model, Heading }: OtherResultsProps) {
  const { labels, bases } = useEvaluationsContext()
  const { otherResults = [] } = model
  const configurations = listOtherConfigurations(model.id, bases)
  if (otherResults.length === 0 && configurations.length === 0) return null
  return (
    <section className="tl-card tl-padded-card tl-other-results">
      <Heading className="tl-card-title">{labels.suite.sameModel}</Heading>
      <ul className="tl-list">
        {otherResults.map((result) => (
          <OtherResult key={result.suite.id} modelId={model.id} result={result} />
        ))}
        {configurations.length > 0 && <ConfigurationResults ids={configurations} />}
      </ul>
      <p className="tl-note">{labels.suite.otherResultsNote}</p>
    </section>
  )
}

/** The results of the other configurations of a model, in every suite. */
function ConfigurationResults({ ids }: { readonly ids: readonly string[] }) {
  const { labels } = useEvaluationsContext()
  const suites = useLoadedSuites()
  const models = useModels()
  if (models.status === 'pending') return null
  if (models.status === 'failed') {
    return (
      <li className="tl-note" role="alert">
        {labels.suite.searchElsewhereFailed}
      </li>
    )
  }
  const configurations = models.value.items.filter(({ id }) => ids.includes(id))
  return suites.flatMap((suite) =>
    configurations
      .filter(({ suiteIds }) => suiteIds?.includes(suite.id))
      .map((model) => (
        <ConfigurationResult key={`${suite.id} ${model.id}`} model={model} suite={suite} />
      )),
  )
}

interface ConfigurationResultProps {
  readonly model: ModelSummary
  readonly suite: Suite
}

/** A result of another configuration. The leaderboard of its suite has its scores. */
function ConfigurationResult({ model: { id, name }, suite }: ConfigurationResultProps) {
  const { labels, bases } = useEvaluationsContext()
  const { othersFailed } = useLabels('model')
  const board = useRankedLeaderboard(suite.id)
  const entry =
    board.status === 'ready' ? board.value.items.find((item) => item.id === id) : undefined
  const configuration = bases.get(id)?.configuration
  return (
    <li className="tl-other-result">
      <SuiteLine id={id} suite={suite}>
        <bdi>{configuration === undefined ? name : `${name} (${configuration})`}</bdi>
        {entry !== undefined && (
          <>
            {' · '}
            <EvaluationDate evaluation={entry} labels={labels.score} />
          </>
        )}
      </SuiteLine>
      {entry !== undefined && <SuiteFigures suite={suite} scores={entry.scores} />}
      {board.status === 'failed' && <p className="tl-note">{othersFailed}</p>}
    </li>
  )
}

interface OtherResultProps {
  readonly modelId: string
  readonly result: SuiteResult
}

/** A result of the model itself in another suite. */
function OtherResult({ modelId, result: { suite, evaluation } }: OtherResultProps) {
  const { labels } = useEvaluationsContext()
  return (
    <li className="tl-other-result">
      <SuiteLine id={modelId} suite={suite}>
        <EvaluationDate evaluation={evaluation} labels={labels.score} />
      </SuiteLine>
      <SuiteFigures suite={suite} scores={evaluation.scores} />
    </li>
  )
}

interface SuiteLineProps {
  readonly id: string
  readonly suite: Suite
  readonly children: ReactNode
}

/** A suite, with a link to the results of a model there, and what they are. */
function SuiteLine({ id, suite, children }: SuiteLineProps) {
  const { links, Link } = useEvaluationsContext()
  return (
    <p className="tl-other-suite">
      <Link href={links.model(id, suite.id)}>
        <bdi>{suite.title}</bdi>
      </Link>{' '}
      <span className="tl-muted">{children}</span>
    </p>
  )
}

interface SuiteFiguresProps {
  readonly suite: Suite
  readonly scores: Scores
}

/** Each score of a model in a suite, among those of the other models there. */
function SuiteFigures({ suite, scores: own }: SuiteFiguresProps) {
  const { labels } = useEvaluationsContext()
  const { scores, distributions } = useSuiteScores(own, suite.id)
  return (
    <dl className="tl-other-scores">
      {getMeasures(suite).map((measure) => {
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
  )
}
