import type { FileModel } from '../file/evaluationsFile.ts'
import { createSlug } from '../import/models/createSlug.ts'
import { DATE_IS, PAGE_ID } from '../import/formats/every-eval-ever/everyEvalEver.ts'
import { getCategoryDetails } from '../file/measuredTexts.ts'
import type { SuiteFile } from '../file/withSuite.ts'
import { createResult } from './createResult.ts'
import { createUuid } from './createUuid.ts'

const AVAILABILITY = {
  open: 'open_weights',
  proprietary: 'closed_weights',
  unknown: 'unknown',
} as const
const MILLISECONDS = 1000

/** A record and its path below the folder of the export. */
export interface PlacedRecord {
  readonly path: string
  readonly record: object
}

/** Converts the evaluation of one model to an Every Eval Ever 0.3.0 record, the same every time. */
export function createRecord(file: SuiteFile, model: FileModel): PlacedRecord {
  const { suite, source } = file
  // An evaluation may be dated after the suite, because its date is an upper bound.
  const published = [suite.published_on, model.evaluation_date].sort().at(-1) ?? ''
  const developer = createSlug(model.provider) || 'unknown'
  const uuid = createUuid(JSON.stringify([suite.id, model.id, model.evaluation_date]))
  const record = {
    schema_version: '0.3.0',
    evaluation_id: `${suite.id}/${developer}_${model.id}/${toSeconds(published)}`,
    evaluation_timestamp: toSeconds(model.evaluation_date),
    // The day of the export would make every export differ.
    retrieved_timestamp: toSeconds(published),
    source_metadata: {
      source_name: source.title,
      source_type: 'documentation',
      source_organization_name: suite.evaluator,
      evaluator_relationship: suite.relationship,
      additional_details: describeSuite(file, model),
    },
    eval_library: { name: 'unknown', version: 'unknown' },
    model_info: {
      name: model.name,
      id: `${developer}/${model.id}`,
      developer: model.provider,
      additional_details: {
        deployment_type: 'unknown',
        model_availability: AVAILABILITY[model.weights],
        [PAGE_ID]: model.id,
        evaluated_as: model.evaluated_as,
      },
    },
    evaluation_results: model.subcategories.map((figure) => createResult(file, figure)),
  }
  return { path: [suite.id, developer, model.id, `${uuid}.json`].join('/'), record }
}

function toSeconds(day: string): string {
  return String(Date.parse(day) / MILLISECONDS)
}

/** What the format has no field for, as texts. */
function describeSuite(file: SuiteFile, { notes, total_probes, date_kind }: FileModel) {
  const { suite } = file
  const measures = Object.entries(getCategoryDetails(file)).flatMap(([category, details]) =>
    details.measures === undefined ? [] : [[`${category}_measures`, details.measures] as const],
  )
  return {
    suite: suite.title,
    suite_version: suite.version,
    suite_description: suite.description,
    language: suite.language,
    licence: suite.licence,
    licence_url: suite.licence_url,
    ...Object.fromEntries(measures),
    ...(suite.caveats && { suite_caveats: suite.caveats.join('\n') }),
    ...(date_kind && { [DATE_IS]: date_kind }),
    ...(total_probes !== null && { total_probes: String(total_probes) }),
    ...(notes.length > 0 && { notes: notes.join('\n') }),
  }
}
