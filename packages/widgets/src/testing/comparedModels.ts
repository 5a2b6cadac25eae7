import type { ComparedModel } from '../domain/index.ts'
import { anEvaluation, someScores } from './builders.ts'

/** Creates a compared model with these raw scores; undefined is a missing score. */
export function aComparedModel(name: string, ...raw: (number | undefined)[]): ComparedModel {
  const [bias, factuality, toxicity, jailbreak] = raw
  const scores = someScores(bias, factuality, toxicity, jailbreak)
  const { evaluatedOn, origin } = anEvaluation({ scores })
  return {
    id: name.toLowerCase(),
    name,
    provider: 'Acme',
    evaluation: { scores, evaluatedOn, origin },
  }
}

/** Returns the same model with another evaluation date. */
export function evaluatedOn(model: ComparedModel, day: string): ComparedModel {
  return { ...model, evaluation: { ...model.evaluation, evaluatedOn: day } }
}

/** Returns the names of models, in order. */
export function getNames(models: readonly { readonly name: string }[] = []): string[] {
  return models.map(({ name }) => name)
}
