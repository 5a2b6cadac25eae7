import type { FileSubcategory } from '../file/evaluationsFile.ts'
import type { DeclaredDetails } from '../import/formats/every-eval-ever/readDeclared.ts'
import { BOUNDS } from '../import/formats/every-eval-ever/readInterval.ts'
import type { SuiteFile } from '../file/withSuite.ts'

/** Converts one published figure to a result of an Every Eval Ever record. A field is absent if it is unknown. */
export function createResult({ suite, source }: SuiteFile, figure: FileSubcategory) {
  const { published, subcategory, interval, partial_run, metric } = figure
  const declared: DeclaredDetails = {
    category: figure.parent_category,
    subcategory,
    measure: figure.measure,
  }
  return {
    evaluation_result_id: `${suite.id}/${subcategory}`,
    evaluation_name: published.table,
    source_data: { dataset_name: published.table, source_type: 'url', url: [source.url] },
    metric_config: {
      metric_name: metric ?? published.column,
      ...(published.unit !== undefined && { metric_unit: published.unit }),
      lower_is_better: published.lower_is_better,
      score_type: 'continuous',
      min_score: published.range?.low ?? 0,
      max_score: published.range?.high ?? 1,
      ...describeJudge(figure),
      additional_details: declared,
    },
    score_details: {
      score: published.value,
      details: {
        table: published.table,
        row: published.row,
        column: published.column,
        ...(partial_run !== undefined && { partial_run: String(partial_run) }),
        ...(interval && { confidence_interval: BOUNDS }),
      },
      ...describeUncertainty(figure),
    },
  }
}

/** The schema requires the prompt of a judge and its model, of which only the name is known. */
function describeJudge({ judge }: FileSubcategory) {
  if (judge === undefined) return {}
  const additional_details = { deployment_type: 'unknown', model_availability: 'unknown' }
  const model_info = { name: judge, id: judge, additional_details }
  return { llm_scoring: { judges: [{ model_info }], input_prompt: 'unknown' } }
}

function describeUncertainty({ probe_count, standard_error, interval }: FileSubcategory) {
  const level = interval?.level ?? null
  const uncertainty = {
    ...(standard_error !== undefined && { standard_error: { value: standard_error } }),
    ...(interval && {
      confidence_interval: {
        lower: interval.lower,
        upper: interval.upper,
        ...(level !== null && { confidence_level: level }),
      },
    }),
    ...(probe_count !== null && { num_samples: probe_count }),
  }
  return Object.keys(uncertainty).length === 0 ? {} : { uncertainty }
}
