import { NO_SCORES } from './evaluation.ts'
import { foldText } from './foldText.ts'
import type { LeaderboardEntry, ModelSummary } from './leaderboardEntry.ts'

/** A model whose evaluation is planned. */
export type PlannedModel = Pick<ModelSummary, 'name' | 'provider'>

/**
 * Appends a placeholder for each planned model to the evaluated models, except those that have been evaluated
 * since. A placeholder has no score and no date, and shows “Coming soon”.
 */
export function addPlaceholders(
  evaluated: readonly LeaderboardEntry[],
  planned: readonly PlannedModel[],
): LeaderboardEntry[] {
  const entries = [...evaluated]
  const names = new Set(entries.map(getNameKey))
  const ids = new Set(entries.map(({ id }) => id))
  for (const model of planned) {
    const key = getNameKey(model)
    if (names.has(key)) continue
    const entry = toPlaceholder(model, ids)
    entries.push(entry)
    names.add(key)
    ids.add(entry.id)
  }
  return entries
}

/**
 * Returns the model that a planned model has become in other suites; undefined when none has results of it.
 *
 * @param models with the ids of their suites
 */
export function findPlannedModel<Model extends ModelSummary>(
  planned: PlannedModel,
  models: readonly Model[],
): Model | undefined {
  const key = getNameKey(planned)
  return models.find((model) => (model.suiteIds?.length ?? 0) > 0 && getNameKey(model) === key)
}

/** Two providers may plan models of one name, whose ids must differ. */
function toPlaceholder(
  { name, provider }: PlannedModel,
  ids: ReadonlySet<string>,
): LeaderboardEntry {
  const id = `placeholder-${name}`
  return {
    id: ids.has(id) ? `placeholder-${provider}-${name}` : id,
    name,
    provider,
    scores: NO_SCORES,
    evaluatedOn: undefined,
    origin: undefined,
    isPlaceholder: true,
  }
}

function getNameKey({ name, provider }: PlannedModel): string {
  return foldText(`${provider}\n${name}`)
}
