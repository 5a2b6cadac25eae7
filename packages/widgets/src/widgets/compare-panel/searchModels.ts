import {
  bidiIsolateIfNeeded,
  createSearchMatcher,
  findSharedSuite,
  type ModelSummary,
  type Suite,
} from '../../domain/index.ts'
import type { CompareLabels, SharedLabels } from '../../labels/index.ts'
import type { ComboboxOption } from '../../ui/index.ts'
import type { ComparedSuite } from './useComparedSuite.ts'

interface SearchedModels {
  readonly models: readonly ModelSummary[]
  /** The ids that the list leaves out. */
  readonly selected: readonly string[]
  readonly comparison: ComparedSuite
  readonly labels: CompareLabels
  readonly shared: SharedLabels
}

/**
 * Returns the models that match a text, with their suites: first those of the comparison's suite, then those that
 * lead to another one, last those that cannot join the chosen models.
 */
export function searchModels(text: string, searched: SearchedModels): ComboboxOption[] {
  const { models, selected, comparison } = searched
  const matches = createSearchMatcher(text)
  const found = models.filter((model) => !selected.includes(model.id) && matches(model))
  const { suite } = comparison
  if (suite === undefined) return found.map(toOption)
  const groups: ComboboxOption[][] = [[], [], []]
  for (const model of found) {
    const joined = findSharedSuite(model, { ...comparison, suite })
    const group = joined === undefined ? 2 : Number(joined.id !== suite.id)
    groups[group]?.push({
      ...toOption(model),
      note: describeSuites(model, joined, searched),
      isDisabled: joined === undefined,
    })
  }
  return groups.flat()
}

function toOption({ id, name, provider }: ModelSummary): ComboboxOption {
  return { id, label: name, hint: provider }
}

/** Names the suites of a model, and says why it cannot join the chosen ones. */
function describeSuites(
  { suiteIds = [] }: ModelSummary,
  joined: Suite | undefined,
  { comparison, labels, shared }: SearchedModels,
): string {
  const titles = comparison.all.flatMap(({ id, title }) =>
    suiteIds.includes(id) ? bidiIsolateIfNeeded(title) : [],
  )
  if (titles.length === 0) return labels.noEvaluation
  const text = titles.join(shared.score.comma)
  if (joined !== undefined) return text
  return `${text}. ${labels.noCommonSuite(comparison.compared.map(({ name }) => name))}`
}
