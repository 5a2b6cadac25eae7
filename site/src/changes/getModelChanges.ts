import type { RecentChange } from '@transparency-lab/widgets'
import { isCorrection, type ChangeRecord, type RecordedRelease } from './changeRecord.ts'

/** For how many days a change is recent. */
const RECENT_DAYS = 30
const DAY_MS = 86_400_000

/** Returns the releases that changed something about a model, each with only what concerns the model. */
export function getModelChanges(
  { releases }: ChangeRecord,
  modelId: string,
): readonly RecordedRelease[] {
  return releases
    .map((release) => ({
      ...release,
      addedModels: release.addedModels
        .filter(({ modelIds }) => modelIds.includes(modelId))
        .map((added) => ({ ...added, modelIds: [modelId] })),
      changes: release.changes.filter((change) => change.modelId === modelId),
    }))
    .filter(({ addedModels, changes }) => addedModels.length + changes.length > 0)
}

/**
 * Returns the models whose published figures changed or were removed in the last 30 days, newest first.
 *
 * @param today YYYY-MM-DD
 */
export function getRecentChanges(
  { releases }: ChangeRecord,
  today: string,
): readonly RecentChange[] {
  const isRecent = (day: string) => {
    const age = (Date.parse(today) - Date.parse(day)) / DAY_MS
    return age >= 0 && age <= RECENT_DAYS
  }
  const found = new Map<string, RecentChange>()
  for (const { publishedOn, changes } of releases) {
    if (!isRecent(publishedOn)) continue
    for (const { modelId, suite } of changes.filter(isCorrection)) {
      const key = JSON.stringify([modelId, suite])
      if (found.has(key)) continue
      found.set(key, { modelId, suiteId: suite ?? undefined, changedOn: publishedOn })
    }
  }
  return [...found.values()]
}
