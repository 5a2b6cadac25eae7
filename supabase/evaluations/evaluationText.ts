import type { EvaluationsFile, FileModel } from './evaluationsFile.ts'

/** What the model is and under which name it was evaluated, in one sentence. */
export function descriptionOf({ weights, provider, evaluated_as }: FileModel): string {
  const kind = weights === 'open' ? 'Open-weights' : 'Proprietary'
  return sentence(`${kind} model by ${provider}, evaluated as ${evaluated_as}`)
}

/** What a reader of the evaluation must know: the model's own notes, then what holds for all. */
export function notesOf({ notes }: FileModel, { source, rules }: EvaluationsFile): string[] {
  return [
    ...notes,
    // That the figures are the source's and the means are not is true of every file: the command
    // that writes this note has just computed them.
    'The score of each category (the unweighted mean of its published figures), its z-score and the ' +
      'composite are computed by this project. They are its own, and not the results of the source, ' +
      `“${source.title}”.`,
    sentence(`The evaluation date is ${rules.evaluation_date}`),
  ]
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}
