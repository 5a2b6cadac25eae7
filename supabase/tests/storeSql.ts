import type { StoredEvaluation, StoredModel, StoredSuite } from '@transparency-lab/widgets'
import { CATEGORIES, isMeasured } from '@transparency-lab/widgets/domain'

const MEASURE_NAMES = { proportion: 'proportion', macroF1: 'macro_f1', mean: 'mean' } as const

/** Returns the SQL that inserts suites, and models with all of their evaluations. */
export function storeSql(
  models: readonly StoredModel[],
  suites: readonly StoredSuite[] = [],
): string {
  return [
    ...suites.map((suite, index) => suiteSql(suite, index, models)),
    ...models.flatMap(modelSql),
  ].join('\n')
}

function suiteSql(suite: StoredSuite, index: number, models: readonly StoredModel[]): string {
  const evaluations = models.flatMap((model) => model.evaluations)
  const categories = CATEGORIES.filter((category) =>
    evaluations.some(({ suiteId, scores }) => suiteId === suite.id && isMeasured(scores[category])),
  )
  return insert(
    'suites (id, title, version, language, evaluator, url, licence, licence_url, published_on, description, categories, position)',
    [
      suite.id,
      suite.title,
      suite.version,
      suite.language,
      suite.evaluator,
      suite.url,
      suite.licence,
      suite.licenceUrl,
      suite.publishedOn,
      suite.description,
      `{${categories.join(',')}}`,
      index + 1,
    ],
  )
}

function modelSql({ id, name, provider, description, url, evaluations }: StoredModel): string[] {
  return [
    insert('models (id, name, provider, description, model_url)', [
      id,
      name,
      provider,
      description,
      url,
    ]),
    ...evaluations.flatMap((evaluation) => evaluationSql(id, evaluation)),
  ]
}

function evaluationSql(modelId: string, evaluation: StoredEvaluation): string[] {
  const { suiteId = 'unnamed' } = evaluation
  const id = `${suiteId}-${modelId}-${evaluation.evaluatedOn}`
  const { scores, composite, evaluatedOn, totalProbes, origin, subcategories, notes } = evaluation
  return [
    insert(
      'evaluations (id, model_id, suite_id, evaluation_date, compound_score, total_probes, source_title, source_url)',
      [id, modelId, suiteId, evaluatedOn, composite, totalProbes, origin?.title, origin?.url],
    ),
    ...CATEGORIES.flatMap((category) => {
      const score = scores[category]
      if (!isMeasured(score)) return []
      return insert('evaluation_scores (evaluation_id, category, raw_score, z_score)', [
        id,
        category,
        score.raw,
        score.z,
      ])
    }),
    ...subcategories.map(({ category, name, score, probeCount, measure }) =>
      insert(
        'evaluation_categories (evaluation_id, parent_category, subcategory, score, probe_count, measure)',
        [id, category, name, score, probeCount, measure && MEASURE_NAMES[measure]],
      ),
    ),
    // Inserted in reverse, so that readers must order by position.
    ...notes
      .map((note, index) =>
        insert('evaluation_notes (evaluation_id, position, note_text)', [id, index + 1, note]),
      )
      .toReversed(),
  ]
}

function insert(into: string, values: readonly (string | number | undefined)[]): string {
  return `insert into public.${into} values (${values.map(literal).join(', ')});`
}

function literal(value: string | number | undefined): string {
  if (value === undefined) return 'null'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
