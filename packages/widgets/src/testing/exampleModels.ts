import type { StoredModel } from '../data/index.ts'
import { anEstimatedModel, anEvaluation, someScores } from './builders.ts'

/** Invented models for stories. Their names say so. */
export const EXAMPLES: readonly StoredModel[] = [
  anExample('Example A', 0.93, 0.81, 0.97, 0.9),
  anExample('Example B', 0.72, 0.64, 0.85, 0.79),
  anExample('Example C', 0.58, 0.41, 0.66, 0.7),
]

/** Invented models with missing scores: one with two, one with all four missing. */
export const MISSING_EXAMPLES: readonly StoredModel[] = [
  anExample('Example D', undefined, 0.62, undefined, 0.85),
  {
    ...anExample('Example E'),
    evaluations: [
      anEvaluation({ scores: someScores(), origin: undefined, subcategories: [], notes: [] }),
    ],
  },
]

/** Invented models with long names, with and without spaces. */
export const LONG_EXAMPLES: readonly StoredModel[] = [
  {
    ...anExample('Example F', 0.93, 0.81, 0.97, 0.9),
    name: 'Example of an Exceedingly Long Family Name, Second Generation, Instruction Tuned, Preview',
    provider: 'The Consortium for Language Models of Uncommon Size and Sons',
  },
  {
    ...anExample('Example G', 0.72, 0.64, 0.85, 0.79),
    name: `Example${'withoutaplacetobreak'.repeat(4)}`,
    provider: 'Providerwithoutanyplacetobreakitsnameatall',
  },
]

/** Creates an invented model with these raw scores and a realistic id. */
function anExample(name: string, ...raw: (number | undefined)[]): StoredModel {
  return { ...anEstimatedModel(name, 0.02, ...raw), id: name.toLowerCase().replaceAll(' ', '-') }
}

/** Returns the id of a model, or an empty string for undefined. */
export function getId(model: StoredModel | undefined): string {
  return model?.id ?? ''
}
