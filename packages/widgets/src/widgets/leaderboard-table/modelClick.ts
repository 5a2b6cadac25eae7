import type { MouseEvent } from 'react'
import type { ClickedModel } from '../../domain/index.ts'
import { isPlainClick } from '../../ui/index.ts'
import type { LeaderboardRow } from './features.ts'

/** Handles a click on the link to a model's page, before the link does. One for a new tab or window is not handled. */
export type ModelClickHandler = (model: ClickedModel, event: MouseEvent<HTMLElement>) => void

/**
 * Returns a handler of clicks anywhere in the rows, which calls that of the host for links to a model's page; undefined
 * without one.
 */
export function createClickHandler(
  rows: readonly LeaderboardRow[],
  onModelClick: ModelClickHandler | undefined,
) {
  if (onModelClick === undefined) return undefined
  return (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return
    const id = findModelId(event.target as Element)
    const model = rows.find((row) => row.id === id)?.original
    if (model === undefined || model.isPlaceholder) return
    onModelClick({ id: model.id, name: model.name, provider: model.provider }, event)
  }
}

/**
 * Returns the id of the model whose page a link in a row leads to: that on the name, and the first of the actions. The
 * address does not tell, because the link component of the host may change it.
 */
function findModelId(clicked: Element): string | undefined {
  const link = clicked.closest('a')
  const cell = link?.closest<HTMLElement>('[data-column]')
  const column = cell?.dataset['column']
  const isModel = column === 'name' || (column === 'actions' && cell?.querySelector('a') === link)
  return isModel ? link?.closest<HTMLElement>('[data-model]')?.dataset['model'] : undefined
}
