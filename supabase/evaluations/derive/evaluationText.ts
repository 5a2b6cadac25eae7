import { getMeasuredCategories } from './deriveEvaluations.ts'
import type { EvaluationsFile, FileModel } from '../file/evaluationsFile.ts'

const KINDS = { open: 'Open-weights model', proprietary: 'Proprietary model', unknown: 'Model' }

/** Describes a model in one sentence, with the name that it was evaluated under. */
export function formatDescription({ weights, provider, evaluated_as }: FileModel): string {
  return toSentence(`${KINDS[weights]} by ${provider}, evaluated as ${evaluated_as}`)
}

/** Returns the notes of an evaluation: those of the model, then those that apply to all models. */
export function formatNotes({ notes }: FileModel, file: EvaluationsFile): string[] {
  const { source, rules } = file
  // True for every file, because this command computes the scores from the source's figures.
  const computed =
    getMeasuredCategories(file).length === 1
      ? 'The score of the category (the unweighted mean of its published figures) and its z-score'
      : 'The score of each category (the unweighted mean of its published figures), its z-score and the ' +
        'composite'
  return [
    ...notes,
    `${computed} are computed by this project. They are its own, and not the results of the source, ` +
      `“${source.title}”.`,
    toSentence(`The evaluation date is ${rules.evaluation_date}`),
  ]
}

function toSentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}
