import { useModel } from '@transparency-lab/widgets'
import {
  DEFAULT_VIEW,
  isModelId,
  normalizeSelection,
  parseSelection,
  parseSuiteId,
  parseView,
} from '@transparency-lab/widgets/domain'
import { useMatch, useSearchParams } from 'react-router-dom'
import type { EmbeddedView } from './embed/embeddedView.ts'
import { PATHS } from './paths.ts'

/** Returns the embeddable view of the current URL; the leaderboard on pages without evaluations. */
export function useUrlEmbed(): EmbeddedView {
  const [params] = useSearchParams()
  const id = useMatch(PATHS.model)?.params.id
  const model = useModel(id ?? '')
  const name = model.status === 'ready' ? model.value?.name : undefined
  const isDashboard = useMatch(PATHS.dashboard) !== null
  const isComparison = useMatch(PATHS.compare) !== null
  try {
    const suite = parseSuiteId(params)
    if (id !== undefined && isModelId(id)) {
      return { widget: 'model-card', modelId: id, name: name ?? id, suite }
    }
    const modelIds = isComparison ? normalizeSelection(parseSelection(params)) : []
    if (modelIds.length > 0) return { widget: 'compare', modelIds, suite }
    return { widget: 'leaderboard', view: isDashboard ? parseView(params) : DEFAULT_VIEW }
  } catch {
    // The footer of every page calls this, also when the page itself fails on its URL.
    return { widget: 'leaderboard', view: DEFAULT_VIEW }
  }
}
