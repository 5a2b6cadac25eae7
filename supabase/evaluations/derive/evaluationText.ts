import { getMeasuredCategories } from './deriveEvaluations.ts'
import type { EvaluationsFile, FileModel } from '../file/evaluationsFile.ts'
import type { OwnMetric } from '../file/ownMetricSchema.ts'

const KINDS = { open: 'Open-weights model', proprietary: 'Proprietary model', unknown: 'Model' }

/** Describes a model in one sentence. It holds in every suite, so it has no fact of one evaluation. */
export function formatDescription({ weights, provider }: FileModel): string {
  return toSentence(`${KINDS[weights]} by ${provider}`)
}

const MEASURES = { proportion: 'A share of prompts', macro_f1: 'A macro F1', mean: 'A mean' }

/**
 * Creates the function that returns the notes of an evaluation in a file: the name that the model was evaluated under
 * if it has another one, those of the model, then who checked what its own metrics mean, then those that apply to all
 * models.
 */
export function createNoteFormatter(file: EvaluationsFile): (model: FileModel) => string[] {
  const { source, rules } = file
  // True for every file, because this command computes the scores from the source's figures.
  const computed =
    getMeasuredCategories(file).length === 1
      ? 'The score of the category (the unweighted mean of its published figures) and its z-score'
      : 'The score of each category (the unweighted mean of its published figures), its z-score and the ' +
        'composite'
  return (model) => [
    ...(model.evaluated_as === model.name
      ? []
      : [toSentence(`Evaluated as ${model.evaluated_as}`)]),
    ...model.notes,
    ...listOwnMetrics(model, file).map(describeMetric),
    `${computed} are computed by this project. They are its own, and not the results of the source, ` +
      `“${source.title}”.`,
    toSentence(`The evaluation date is ${rules.evaluation_date}`),
  ]
}

function listOwnMetrics({ subcategories }: FileModel, { metrics = [] }: EvaluationsFile) {
  const names = new Set(subcategories.map(({ subcategory }) => subcategory))
  return metrics.filter(({ subcategory }) => names.has(subcategory))
}

/** Describes what an own metric means, why, and who says so. */
function describeMetric(metric: OwnMetric): string {
  const { subcategory, task, direction, measure, scale, why, checked_by, checked_on } = metric
  const better = direction === 'lower_is_better' ? 'lower is better' : 'higher is better'
  const range = scale === undefined ? 'from 0 to 1' : `from ${scale.low} to ${scale.high}`
  return (
    `“${subcategory}” is a metric of the evaluator’s own: ${metric.metric} of the task ${task}. ` +
    `${MEASURES[measure]} ${range}; ${better}. Its meaning was checked by ${checked_by} on ${checked_on}: ` +
    toSentence(why)
  )
}

function toSentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`
}
