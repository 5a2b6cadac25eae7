import type { ModelBase } from '@transparency-lab/widgets/domain-internal'
import { splitName, toKey, withoutProvider } from './splitName.ts'

/** A model that has no base yet. */
export interface UnnamedModel {
  readonly id: string
  readonly provider: string
}

/** What may be the base of a model, for a person to confirm. */
export interface ProposedBase {
  /** `shared` with other models, `new`, or `unsure`: then the base is the model alone. */
  readonly kind: 'shared' | 'new' | 'unsure'
  readonly base: string
  readonly configuration: string | null
  readonly reason: string
}

/**
 * Proposes the base of a model from its name alone. It is a known base only if the name has the same words and no other
 * known base has them too.
 *
 * @param known the confirmed bases by the ids of models
 */
export function proposeBase(
  model: UnnamedModel,
  known: ReadonlyMap<string, ModelBase>,
): ProposedBase {
  const { key, slug, configuration = null } = splitName(model.id)
  // The maker at the start of an id may be added, as in openai-gpt-5, or a part of the name, as in mistral-large-3.
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
  // The name of this base has a date, so that a model with another date may be another one.
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
