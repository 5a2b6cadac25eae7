import type { MouseEvent } from 'react'
import { useEvaluationsContext } from '../../data/index.ts'
import type { LeaderboardEntry } from '../../domain/index.ts'
import type { LeaderboardRow } from './features.ts'

/** The model whose link is clicked. */
export type ClickedModel = Pick<LeaderboardEntry, 'id' | 'name' | 'provider'>

/** Handles a click on the link to a model's page, before the link does. */
export type ModelClickHandler = (model: ClickedModel, event: MouseEvent<HTMLElement>) => void

/** Returns the handler of all clicks in the rows, which calls that of the host for links to a model's page. */
export function useModelClick(
  rows: readonly LeaderboardRow[],
  onModelClick: ModelClickHandler | undefined,
) {
  const { links } = useEvaluationsContext()
  if (onModelClick === undefined) return undefined
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const id = link?.closest<HTMLElement>('[data-model]')?.dataset['model']
    const model = rows.find((row) => row.id === id)?.original
    // Other links of a row lead to the comparison or to another suite.
    if (model === undefined || link?.getAttribute('href') !== links.model(model.id)) return
    onModelClick({ id: model.id, name: model.name, provider: model.provider }, event)
  }
}
