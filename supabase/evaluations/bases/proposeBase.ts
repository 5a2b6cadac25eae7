import type { ModelBase } from '@transparency-lab/widgets/suite-agreement'
import { splitName, toKey, withoutProvider } from './splitName.ts'

/** A model that has no base yet. */
export interface UnnamedModel {
  readonly id: string
  readonly provider: string
}

/** What may be the base of a model, for a person to confirm. */
export interface ProposedBase {
  /** Whether it is one that other models have, a new one, or unsure: then the model stays apart. */
  readonly kind: 'shared' | 'new' | 'unsure'
  readonly base: string
  readonly configuration: string | null
  readonly reason: string
}

/**
 * Proposes the base of a model from its name alone. It shares a base only with names of the same words; a name that is
 * also near to another base stays apart.
 *
 * @param known the confirmed bases by the ids of models
 */
export function proposeBase(
  model: UnnamedModel,
  known: ReadonlyMap<string, ModelBase>,
): ProposedBase {
  const { key, slug, configuration = null } = splitName(model.id)
  // Some ids start with the maker, such as openai-gpt-5, and some names do, such as mistral-large-3.
  const short = withoutProvider(model.id, model.provider)
  const keys = [key, splitName(short).key]
  const bases = [...new Set([...known.values()].map(({ base }) => base))]
  const near = bases.filter((base) => keys.includes(splitName(base).key))
  const [only, ...others] = near
  if (only === undefined) {
    return {
      kind: 'new',
      base: slug,
      configuration,
      reason: `No base has the words of ${slug}.`,
    }
  }
  const apart = { kind: 'unsure', base: model.id, configuration: null } as const
  if (others.length > 0) {
    return { ...apart, reason: `It is unsure which of these it is: ${near.join(', ')}.` }
  }
  // The date is part of this base's name, so that another date may be another model.
  if (![...keys, toKey(model.id), toKey(short)].includes(toKey(only))) {
    return { ...apart, reason: `${only} is one build, and it is unsure whether this is the same.` }
  }
  return {
    kind: 'shared',
    base: only,
    configuration,
    reason:
      configuration === null
        ? `It has the words of ${only}.`
        : `Without “${configuration}”, it has the words of ${only}.`,
  }
}
