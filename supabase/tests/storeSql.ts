import type { StoredEvaluation, StoredModel, StoredSuite } from '@transparency-lab/widgets'
import {
  CATEGORIES,
  CONFIDENCE_LEVEL,
  getRawScore,
  isMeasured,
  type Subcategory,
  type Uncertainty,
} from '@transparency-lab/widgets/domain'
import { findFigureGap } from '@transparency-lab/widgets/domain-internal'

const ERROR_COLUMNS = 'lower, upper, interval_kind, rank_best, rank_worst, rank_kind'

/** Returns the SQL that inserts suites, and models with all of their evaluations. */
export function storeSql(
  models: readonly StoredModel[],
  suites: readonly StoredSuite[] = [],
): string {
  return [
    ...suites.map((suite, index) => suiteSql(suite, index, models)),
    ...models.flatMap((model) => modelSql(model, suites)),
  ].join('\n')
}

function suiteSql(suite: StoredSuite, index: number, models: readonly StoredModel[]): string {
  const evaluations = models.flatMap((model) => model.evaluations)
  const categories = CATEGORIES.filter(
    (category) =>
      suite.categoryDetails?.[category] !== undefined ||
      evaluations.some(
        ({ suiteId, scores }) => suiteId === suite.id && isMeasured(scores[category]),
      ),
  )
  return insert(
    'suites (id, title, version, language, evaluator, url, licence, licence_url, published_on, description, categories, category_details, caveats, position)',
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
      suite.categoryDetails && JSON.stringify(suite.categoryDetails),
      suite.caveats && toArrayText(suite.caveats),
      index + 1,
    ],
  )
}

function toArrayText(texts: readonly string[]): string {
  return `{${texts.map((text) => JSON.stringify(text)).join(',')}}`
}

function modelSql(
  { id, name, provider, description, url, evaluations }: StoredModel,
  suites: readonly StoredSuite[],
): string[] {
  return [
    insert('models (id, name, provider, description, model_url)', [
      id,
      name,
      provider,
      description,
      url,
    ]),
    ...evaluations.flatMap((evaluation) =>
      evaluationSql(
        id,
        evaluation,
        suites.find((suite) => suite.id === evaluation.suiteId),
      ),
    ),
  ]
}

function evaluationSql(
  modelId: string,
  evaluation: StoredEvaluation,
  suite: StoredSuite | undefined,
): string[] {
  const { suiteId = 'unnamed' } = evaluation
  const id = `${suiteId}-${modelId}-${evaluation.evaluatedOn}`
  const { scores, evaluatedOn, dateKind, totalProbes, origin, subcategories, notes } = evaluation
  const { composite } = scores
  return [
    insert(
      `evaluations (id, model_id, suite_id, evaluation_date, date_kind, compound_score, total_probes, source_title, source_url, incomplete_categories, ${ERROR_COLUMNS})`,
      [
        id,
        modelId,
        suiteId,
        evaluatedOn,
        dateKind,
        getRawScore(composite),
        totalProbes,
        origin?.title,
        origin?.url,
        toIncomplete(evaluation, suite),
        ...toErrorValues(isMeasured(composite) ? composite : {}),
      ],
    ),
    ...CATEGORIES.flatMap((category) => {
      const score = scores[category]
      if (!isMeasured(score)) return []
      return insert(
        `evaluation_scores (evaluation_id, category, raw_score, z_score, ${ERROR_COLUMNS})`,
        [id, category, score.raw, score.z, ...toErrorValues(score)],
      )
    }),
    ...subcategories.map((part) => subcategorySql(id, part)),
    // Inserted in reverse, so that readers must order by position.
    ...notes
      .map((note, index) =>
        insert('evaluation_notes (evaluation_id, position, note_text)', [id, index + 1, note]),
      )
      .toReversed(),
  ]
}

function toIncomplete(
  { subcategories, scores }: StoredEvaluation,
  suite: StoredSuite | undefined,
): string | undefined {
  const counts = CATEGORIES.flatMap((category) => {
    const names = subcategories.filter((part) => part.category === category).map(({ name }) => name)
    const needed = suite?.categoryDetails?.[category]?.figures
    if (needed === undefined || isMeasured(scores[category])) return []
    const gap = findFigureGap(needed, names)
    return gap ? [[category, gap.count] as const] : []
  })
  return counts.length === 0 ? undefined : JSON.stringify(Object.fromEntries(counts))
}

function toErrorValues({ interval, ranks }: Uncertainty = {}) {
  const kind = interval?.kind
  const rankKind = ranks?.kind
  return [interval?.lower, interval?.upper, kind, ranks?.best, ranks?.worst, rankKind]
}

function subcategorySql(id: string, part: Subcategory): string {
  const { category, name, score, probeCount, measure, interval, unknownError, published } = part
  return insert(
    'evaluation_categories (evaluation_id, parent_category, subcategory, score, probe_count, measure, ' +
      'lower, upper, interval_level, unknown_error, ' +
      'published_value, published_unit, published_low, published_high, lower_is_better)',
    [
      id,
      category,
      name,
      score,
      probeCount,
      measure,
      interval?.lower,
      interval?.upper,
      interval && (interval.level ?? CONFIDENCE_LEVEL),
      unknownError,
      published?.value,
      published?.unit,
      published?.low,
      published?.high,
      published && String(published.isLowerBetter),
    ],
  )
}

function insert(into: string, values: readonly (string | number | undefined)[]): string {
  return `insert into public.${into} values (${values.map(literal).join(', ')});`
}

function literal(value: string | number | undefined): string {
  if (value === undefined) return 'null'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
