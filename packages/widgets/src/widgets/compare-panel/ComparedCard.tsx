import { type Loadable, useEvaluationsContext, useLabels } from '../../data/index.ts'
import { bidiIsolateIfNeeded, type ComparedModel, type Suite } from '../../domain/index.ts'
import { Button, ModelHeading } from '../../ui/index.ts'
import { ComparedScores } from './ComparedScores.tsx'

interface ComparedCardProps {
  readonly id: string
  /** Undefined while it is unknown. */
  readonly name: string | undefined
  /** Whether the name may become known. */
  readonly isNamePending: boolean
  /** The number of the model's colour, from 1 to 3. */
  readonly series: number
  readonly suite: Suite | undefined
  readonly result: Loadable<ComparedModel | null> | undefined
  readonly onRemove: () => void
}

/** A compared model in short, or its loading or error state. */
export function ComparedCard(props: ComparedCardProps) {
  const { id, isNamePending, series, suite, result, onRemove } = props
  const { links, Link } = useEvaluationsContext()
  const labels = useLabels('compare')
  const allLabels = useLabels()
  const { notInSuite } = allLabels.suite
  const model = result?.status === 'ready' ? result.value : null
  const name = model?.name ?? props.name ?? id
  return (
    <li
      className="tl-card tl-compared-card"
      data-series={series}
      data-status={result?.status ?? 'pending'}
    >
      <ModelHeading
        className="tl-compared-name"
        scores={model?.evaluation.scores}
        labels={allLabels}
      >
        {model === null ? (
          <NameOrBar name={props.name ?? (isNamePending ? undefined : id)} />
        ) : (
          <Link className="tl-model-link" href={links.model(model.id)}>
            <bdi>{model.name}</bdi>
          </Link>
        )}
      </ModelHeading>
      <button
        type="button"
        className="tl-icon-button"
        aria-label={labels.removeModel(name)}
        onClick={onRemove}
      >
        ×
      </button>
      {isPending(result) && <p className="tl-loading">{labels.loadingModel}</p>}
      {result?.status === 'failed' && (
        <div role="alert" className="tl-compared-failure">
          <p>{labels.modelFailed}</p>
          <Button tone="plain" onClick={result.retry}>
            {labels.retry}
          </Button>
          <Button tone="plain" onClick={onRemove}>
            {labels.remove}
          </Button>
        </div>
      )}
      {result?.status === 'ready' && model === null && (
        <p>
          {suite === undefined
            ? labels.noEvaluation
            : notInSuite(bidiIsolateIfNeeded(name), bidiIsolateIfNeeded(suite.title))}
        </p>
      )}
      {model !== null && <ComparedScores model={model} />}
    </li>
  )
}

/** A name, or its place while it loads. */
function NameOrBar({ name }: { readonly name: string | undefined }) {
  return name === undefined ? <span className="tl-skeleton" /> : <bdi>{name}</bdi>
}

function isPending(result: Loadable<ComparedModel | null> | undefined): boolean {
  return result === undefined || result.status === 'pending'
}
