import { useModel } from '@transparency-lab/widgets'
import {
  DEFAULT_VIEW,
  isModelId,
  parseSelection,
  parseView,
  selectionOf,
} from '@transparency-lab/widgets/domain'
import { useMemo } from 'react'
import { useMatch, useSearchParams } from 'react-router-dom'
import type { EmbeddedView } from './embed/embeddedView.ts'
import { PATHS } from './paths.ts'

/**
 * What of the page that the address names can be put on another page. On a page that shows no
 * evaluations it is the leaderboard.
 */
export function useUrlEmbed(): EmbeddedView {
  const [params] = useSearchParams()
  const id = useMatch(PATHS.model)?.params.id
  const model = useModel(id ?? '')
  const name = model.status === 'ready' ? model.value?.name : undefined
  const isDashboard = useMatch(PATHS.dashboard) !== null
  const isComparison = useMatch(PATHS.compare) !== null
  return useMemo(() => {
    if (id !== undefined && isModelId(id)) {
      return { widget: 'model-card', modelId: id, name: name ?? id }
    }
    try {
      const modelIds = isComparison ? selectionOf(parseSelection(params)) : []
      if (modelIds.length > 0) return { widget: 'compare', modelIds }
      return { widget: 'leaderboard', view: isDashboard ? parseView(params) : DEFAULT_VIEW }
    } catch {
      // It is asked for in the frame of every page, which stands when a page fails.
      return { widget: 'leaderboard', view: DEFAULT_VIEW }
    }
  }, [id, name, isDashboard, isComparison, params])
}
