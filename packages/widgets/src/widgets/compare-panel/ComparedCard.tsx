import { type Loadable, useEvaluationsContext, useLabels } from '../../data/index.ts'
import type { ComparedModel } from '../../domain/index.ts'
import { Button } from '../../ui/index.ts'
import { ComparedScores } from './ComparedScores.tsx'

interface ComparedCardProps {
  /** The name of the model, or its id while the name is unknown. */
  readonly name: string
  /** The number of the model's colour, from 1 to 3. */
  readonly series: number
  readonly answer: Loadable<ComparedModel | null> | undefined
  readonly onRemove: () => void
}

/** A compared model in short, or its loading or error state. */
export function ComparedCard({ name, series, answer, onRemove }: ComparedCardProps) {
  const { links, Link } = useEvaluationsContext()
  const words = useLabels('compare')
  const model = answer?.status === 'ready' ? answer.value : null
  return (
    <li
      className="tl-card tl-compared-card"
      data-series={series}
      data-status={answer?.status ?? 'pending'}
    >
      <p className="tl-compared-name">
        {model === null ? (
          <bdi>{name}</bdi>
        ) : (
          <Link className="tl-model-link" href={links.model(model.id)}>
            <bdi>{model.name}</bdi>
          </Link>
        )}
      </p>
      <button
        type="button"
        className="tl-icon-button"
        aria-label={words.removeModel(model?.name ?? name)}
        onClick={onRemove}
      >
        ×
      </button>
      {isPending(answer) && <p className="tl-loading">{words.loadingModel}</p>}
      {answer?.status === 'failed' && (
        <div role="alert" className="tl-compared-failure">
          <p>{words.modelFailed}</p>
          <Button tone="plain" onClick={answer.retry}>
            {words.retry}
          </Button>
          <Button tone="plain" onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      )}
      {answer?.status === 'ready' && model === null && <p>{words.noEvaluation}</p>}
      {model !== null && <ComparedScores model={model} />}
    </li>
  )
}

function isPending(answer: Loadable<ComparedModel | null> | undefined): boolean {
  return answer === undefined || answer.status === 'pending'
}
