import { useModel } from '@transparency-lab/widgets'
import {
  DEFAULT_VIEW,
  isModelId,
  normalizeSelection,
  parseSelection,
  parseView,
  selectSuite,
} from '@transparency-lab/widgets/domain'
import { parseSuiteId } from '@transparency-lab/widgets/domain-internal'
import { useLocation, useMatch } from 'react-router-dom'
import type { EmbeddedView } from '../embed/embeddedView.ts'
import { getQueryPath } from './pathQuery.ts'
import { PATHS } from './paths.ts'
import { useKnownSuite } from './useKnownSuite.ts'
import { usePageQuery } from './usePageQuery.ts'

/**
 * Returns the embeddable view of the current URL; the leaderboard on pages without evaluations, such as that of a model
 * that is unknown, failed to load, or is not in the suite.
 */
export function useUrlEmbed(): EmbeddedView {
  const [params] = usePageQuery()
  const page = getQueryPath(useLocation().pathname)
  const id = useMatch(PATHS.model)?.params.id
  const model = useModel(id ?? '')
  const getKnownSuite = useKnownSuite()
  const isDashboard = page === PATHS.dashboard
  const isComparison = page === PATHS.compare
  try {
    const requested = parseSuiteId(params)
    const suite = getKnownSuite(requested)
    if (id !== undefined && isModelId(id) && mayBeIn(requested, model)) {
      const name = model.status === 'ready' ? model.value?.name : undefined
      return { widget: 'model-card', modelId: id, name: name ?? id, suite }
    }
    const modelIds = isComparison ? normalizeSelection(parseSelection(params)) : []
    if (modelIds.length > 0) return { widget: 'compare', modelIds, suite }
    return {
      widget: 'leaderboard',
      view: isDashboard ? { ...parseView(params), suite } : DEFAULT_VIEW,
    }
  } catch {
    // The footer of every page calls this, also when the page itself fails on its URL.
    return { widget: 'leaderboard', view: DEFAULT_VIEW }
  }
}

/** Returns whether a model has, or may have once it has loaded, results in a suite. The page shows none after a failure. */
function mayBeIn(suite: string | undefined, model: ReturnType<typeof useModel>): boolean {
  if (model.status === 'pending') return true
  if (model.status === 'failed' || model.value === null) return false
  return selectSuite(model.value, suite) !== undefined
}
