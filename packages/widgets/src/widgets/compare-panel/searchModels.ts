import {
  bidiIsolateIfNeeded,
  createSearchMatcher,
  findSharedSuite,
  groupByBase,
  withBaseName,
  type ModelBases,
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
  readonly bases: ModelBases
  readonly labels: CompareLabels
  readonly shared: SharedLabels
}

/**
 * Returns the models that match a text, with their suites: first those of the comparison's suite, then those that
 * lead to another one, last those that cannot join the chosen models. The configurations of a base stand together.
 */
export function searchModels(text: string, searched: SearchedModels): ComboboxOption[] {
  const { models, selected, comparison, bases } = searched
  const matches = createSearchMatcher(text)
  const found = groupByBase(
    models.filter((model) => !selected.includes(model.id) && matches(withBaseName(model, bases))),
    bases,
  )
  const { suite } = comparison
  if (suite === undefined) return found.map((model) => toOption(model, bases))
  const groups: ComboboxOption[][] = [[], [], []]
  for (const model of found) {
    const joined = findSharedSuite(model, { ...comparison, suite })
    const group = joined === undefined ? 2 : Number(joined.id !== suite.id)
    groups[group]?.push({
      ...toOption(model, bases),
      note: describeSuites(model, joined, searched),
      isDisabled: joined === undefined,
    })
  }
  return groups.flat()
}

function toOption({ id, name, provider }: ModelSummary, bases: ModelBases): ComboboxOption {
  const configuration = bases.get(id)?.configuration
  const hint = configuration === undefined ? provider : `${provider} · ${configuration}`
  return { id, label: name, hint }
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
