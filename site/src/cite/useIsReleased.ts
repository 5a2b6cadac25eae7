import { useLoaded } from '../data/useLoaded.ts'
import type { EmbeddedView } from '../embed/embeddedView.ts'
import type { CoverageFile } from '../measured/coverageFile.ts'
import { hasResult } from '../measured/hasResult.ts'
import { loadCoverage } from '../measured/loadCoverage.ts'

/**
 * Returns whether the latest release has the models and the suite of a view; undefined until that is known.
 *
 * @param models the ids of the models of a leaderboard; empty for all
 */
export function useIsReleased(
  embedded: EmbeddedView,
  models: readonly string[] = [],
): boolean | undefined {
  const coverage = useLoaded(loadReleased)
  if (coverage.status === 'pending') return undefined
  // Nearly all views are in the release, so a failed request hides no citation and no pin.
  const file = coverage.status === 'ready' ? coverage.value : undefined
  return file === undefined || isReleased(embedded, models, file)
}

/** Only a backend can have newer models and suites than the release. */
async function loadReleased(): Promise<CoverageFile | undefined> {
  return HAS_BACKEND ? loadCoverage() : undefined
}

function isReleased(
  embedded: EmbeddedView,
  models: readonly string[],
  file: CoverageFile,
): boolean {
  const { widget } = embedded
  if (widget === 'model-card') {
    return hasResult(file, { id: embedded.modelId, suite: embedded.suite })
  }
  const { suite } = widget === 'leaderboard' ? embedded.view : embedded
  const ids = widget === 'compare' ? embedded.modelIds : models
  const hasSuite = suite === undefined || file.suites.some(({ id }) => id === suite)
  return hasSuite && ids.every((id) => hasResult(file, { id }))
}
