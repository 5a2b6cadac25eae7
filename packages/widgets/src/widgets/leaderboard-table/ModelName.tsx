import { useEvaluationsContext } from '../../data/index.ts'
import type { LeaderboardEntry } from '../../domain/index.ts'

interface ModelNameProps {
  readonly entry: LeaderboardEntry
}

/** The header of a row: its model, which leads to the model's page once there is one. */
export function ModelName({ entry: { id, name, isPlaceholder } }: ModelNameProps) {
  const { links, Link } = useEvaluationsContext()
  return (
    <th role="rowheader" scope="row" data-column="name">
      {isPlaceholder ? (
        <bdi>{name}</bdi>
      ) : (
        <Link className="tl-model-link" href={links.model(id)}>
          <bdi>{name}</bdi>
        </Link>
      )}
    </th>
  )
}
