import type { ComparedModel } from '../domain/index.ts'
import { anEvaluation, someScores } from './builders.ts'

/** A model of these raw scores as the comparison reads it; undefined for a missing one. */
export function aComparedModel(name: string, ...raw: (number | undefined)[]): ComparedModel {
  const [bias, factuality, toxicity, jailbreak] = raw
  const scores = someScores(bias, factuality, toxicity, jailbreak)
  const { composite, evaluatedOn, origin } = anEvaluation({ scores })
  return {
    id: name.toLowerCase(),
    name,
    provider: 'Acme',
    evaluation: { scores, composite, evaluatedOn, origin },
  }
}

/** The same model, evaluated on another day. */
export function evaluatedOn(model: ComparedModel, day: string): ComparedModel {
  return { ...model, evaluation: { ...model.evaluation, evaluatedOn: day } }
}

/** The names of models, in their order. */
export function namesOf(models: readonly { readonly name: string }[] = []): string[] {
  return models.map(({ name }) => name)
}
