import { name as labName, slug } from '#lab'
import { dataTexts } from '#texts/data.ts'
import {
  getRawScore,
  type EvaluatedModel,
  type Evaluation,
  type Suite,
} from '@transparency-lab/widgets/domain'
import { stringify } from 'yaml'
import { getColumnName, getMeasured } from './describeFigures.ts'

const NOTE = ` ${dataTexts.paste}`

/**
 * Returns a model's results as the `model-index` block that Hugging Face reads from the front matter of a README:
 * one result for each suite, with measured scores only, as fractions from 0 to 1.
 *
 * @param url the public address of the model's page, as the source of the scores; undefined for the publications
 */
export function modelIndex(model: EvaluatedModel, url: string | undefined): string {
  const { name, suite, evaluation, otherResults = [] } = model
  const results = [{ suite, evaluation }, ...otherResults].flatMap((result) =>
    toResult(result.suite, result.evaluation, url),
  )
  const block = { 'model-index': [{ name, results }] }
  const suites = [suite, ...otherResults.map((result) => result.suite)]
  const notes = [NOTE, ...suites.flatMap(listNotes)].map((note) => `#${note}\n`)
  return `${notes.join('')}${stringify(block, { lineWidth: 0 })}`
}

/** The format has no field for what a suite measured and for its caveats, so that they are comments. */
function listNotes(suite: Suite | undefined): string[] {
  if (suite === undefined) return []
  const { title, categories, categoryDetails = {}, caveats = [] } = suite
  const measures = categories.flatMap((category) => {
    const text = categoryDetails[category]?.measures
    return text === undefined ? [] : [dataTexts.measured({ column: getColumnName(category), text })]
  })
  return [...measures, ...caveats].map((text) =>
    ` ${dataTexts.note({ suite: title, text })}`.replace(/\s+/g, ' '),
  )
}

function toResult(suite: Suite | undefined, evaluation: Evaluation, url: string | undefined) {
  const { origin } = evaluation
  const metrics = getMeasured(evaluation, suite).map((measure) => ({
    type: measure,
    value: getRawScore(evaluation.scores[measure]),
    name: getColumnName(measure),
  }))
  if (metrics.length === 0) return []
  const address = url ?? origin?.url
  return [
    {
      task: { type: 'text-generation', name: dataTexts.task },
      dataset: {
        type: suite?.id ?? slug,
        name: suite?.title ?? labName,
        // Readers of the format merge the results of one dataset, and keep only the first source.
        ...(suite?.version !== undefined && { revision: suite.version }),
      },
      metrics,
      ...(address !== undefined && {
        source: { ...(origin && { name: origin.title }), url: address },
      }),
    },
  ]
}
