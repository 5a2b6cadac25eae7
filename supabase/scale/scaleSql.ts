/** How much is made up. */
export interface Scale {
  /** Models, 10 to 10,000 in what is measured. */
  readonly models: number
  /** Evaluations of each model, 1 to 100 in what is measured; the latest of them is on the dashboard. */
  readonly evaluations: number
  /** Any whole number; the same one makes the same rows. */
  readonly seed: number
}

const CATEGORIES = ['bias', 'factuality', 'toxicity', 'jailbreak'] as const
const SHARE_OF_MISSING = 0.05
const DAYS_BETWEEN = 7
const PROBES = 100

/**
 * Statements that add made-up models with their evaluations, scores, figures and notes to the schema,
 * by one insert a table. They are for an empty database, and for its owner.
 */
export function scaleSql(scale: Scale): string {
  return `
begin;
-- Each reference is right by construction; looking up millions of them takes most of the time.
set local session_replication_role = replica;
insert into public.models (id, name, provider)
select ${MODEL}, 'Made-up Model ' || m, 'Made-up Lab ' || m % 40
from generate_series(1, ${scale.models}) as m;
${evaluationsSql(scale)}
${scoresSql(scale)}
insert into public.evaluation_notes (evaluation_id, position, note_text)
select e.id, 1, 'Every figure of this evaluation is made up.' from ${evaluationsOf(scale)};
commit;
analyze;
`
}

const MODEL = `'made-up-model-' || lpad(m::text, 5, '0')`
const LITERALS = CATEGORIES.map((category) => `'${category}'`)

function evaluationsOf({ models, evaluations }: Scale): string {
  return `(
    select ${MODEL} as model_id, ${MODEL} || '-' || lpad(n::text, 3, '0') as id,
      date '2025-12-31' - m % 365 - ${DAYS_BETWEEN} * (${evaluations} - n) as evaluation_date
    from generate_series(1, ${models}) as m, generate_series(1, ${evaluations}) as n
  ) as e`
}

function evaluationsSql(scale: Scale): string {
  const raws = LITERALS.map((category) => rawScore(category, scale))
  const measured = LITERALS.map((category) => isMeasured(category, scale))
  return `
insert into public.evaluations
  (id, model_id, evaluation_date, compound_score, total_probes, source_title, source_url)
select e.id, e.model_id, e.evaluation_date,
  case when ${measured.join(' and ')} then (${raws.join(' + ')}) / ${CATEGORIES.length} end,
  ${CATEGORIES.length * PROBES}, 'A Made-up Paper', 'https://example.org/made-up-paper'
from ${evaluationsOf(scale)};`
}

function scoresSql(scale: Scale): string {
  const scores = `(
    select e.id, c.category, ${rawScore('c.category', scale)} as raw
    from ${evaluationsOf(scale)}, unnest(array[${LITERALS.join(', ')}]) as c (category)
    where ${isMeasured('c.category', scale)}
  ) as s`
  return `
-- The mean of what is drawn evenly from 0 to 1 is a half, and its deviation the root of a twelfth.
insert into public.evaluation_scores (evaluation_id, category, raw_score, z_score)
select s.id, s.category, s.raw, (s.raw - 0.5) * sqrt(12) from ${scores};
insert into public.evaluation_categories
  (evaluation_id, parent_category, subcategory, score, probe_count, measure)
select s.id, s.category, 'Made-up figure', s.raw, ${PROBES}, 'mean' from ${scores};`
}

function rawScore(category: string, { seed }: Scale): string {
  return uniform(`e.id || ${category}`, seed)
}

function isMeasured(category: string, { seed }: Scale): string {
  return `${uniform(`'missing ' || e.id || ${category}`, seed)} >= ${SHARE_OF_MISSING}`
}

/** A number from 0 to below 1 that follows from a text: 53 bits of its hash. */
function uniform(text: string, seed: number): string {
  return `((hashtextextended(${text}, ${seed}) & 9007199254740991) / 9007199254740992.0)::double precision`
}
