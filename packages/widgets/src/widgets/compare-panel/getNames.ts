import { bidiIsolateIfNeeded, type ComparedModel } from '../../domain/index.ts'

/** Returns the names of models, for a sentence of any direction. */
export function getNames(models: readonly ComparedModel[]): string[] {
  return models.map(({ name }) => bidiIsolateIfNeeded(name))
}
