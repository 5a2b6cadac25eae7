import type { StoredModel } from '@transparency-lab/widgets'
import type { Snapshot } from '@transparency-lab/widgets/snapshot'
import release from '../supabase/tests/evaluations/releases/snapshot-bf0741e30234ec8f083920bfc585ad6a08d15057a54f510296b4249e1d1bd989.json'

// A JSON module has texts where a snapshot has words of the domain.
const { models } = release as unknown as Snapshot

/** Published models from the tests’ own release of one suite, as of a source without suites. */
export const publishedModels: readonly StoredModel[] = models.flatMap((model) => {
  const evaluations = model.evaluations.flatMap(({ suiteId, ...evaluation }) =>
    suiteId === 'trustllm' ? [evaluation] : [],
  )
  return evaluations.length === 0 ? [] : [{ ...model, evaluations }]
})
