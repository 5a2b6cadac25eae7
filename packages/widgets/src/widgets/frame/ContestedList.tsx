import { useContested, useEvaluationsContext } from '../../data/index.ts'
import type { ContestedFigure, ContestState, Suite } from '../../domain/index.ts'
import { ContestedNote } from './FigureNotes.tsx'

/** The states in which a table lists a figure as contested. */
const LISTED_STATES: readonly ContestState[] = ['open', 'kept']

interface ContestedListProps {
  /** Undefined where the figures have no suites. */
  readonly suite: Suite | undefined
  readonly models: readonly { readonly id: string; readonly name: string }[]
}

/** The contested figures of the models of a table in the suite that it shows; nothing when there are none. */
export function ContestedList({ suite, models }: ContestedListProps) {
  const { labels } = useEvaluationsContext()
  const { figures, invalidRows } = useContested()
  const names = new Map(models.map(({ id, name }) => [id, name]))
  const shown = figures.filter(
    ({ modelId, suiteId, state }) =>
      names.has(modelId) && suiteId === suite?.id && LISTED_STATES.includes(state),
  )
  return (
    <>
      {shown.length > 0 && (
        <p className="tl-source-note tl-contested-list">
          {labels.contested.listTitle}{' '}
          {shown.map((contested, index) => (
            <span key={contested.number}>
              {index > 0 && '; '}
              <bdi>{names.get(contested.modelId)}</bdi>
              {labels.score.comma}
              <FigureName contested={contested} />
              <ContestedNote number={contested.number} state={contested.state} />
            </span>
          ))}
        </p>
      )}
      {invalidRows > 0 && (
        <p className="tl-source-note">{labels.contested.invalidRows(invalidRows)}</p>
      )}
    </>
  )
}

function FigureName({ contested }: { readonly contested: ContestedFigure }) {
  const { labels } = useEvaluationsContext()
  const { measure, figure } = contested
  if (figure !== undefined) return <bdi>{figure}</bdi>
  return measure === 'composite' ? labels.score.composite : labels.categories[measure]
}
