import type { Cell, EvaluationRows, Rows } from './evaluationRows.ts'

/** What the first lines of the seed say of its origin. */
interface SeedOrigin {
  /** First part of each evaluation's id. */
  readonly dataset: string
  readonly file: string
  readonly sourceTitle: string
  readonly sourceUrl: string
}

/**
 * The text of the seed. It can be run on a database that has rows already: afterwards this file's
 * models have what the file says, and nothing of what an earlier state of the file said.
 */
export function seedSql(rows: EvaluationRows, origin: SeedOrigin): string {
  return `-- Written by \`pnpm evaluations\` from ${origin.file}; edit that file, not this one.
-- Source of the figures: ${origin.sourceTitle}
--   ${origin.sourceUrl}

begin;

${insert('models', rows.models)}
${update(['id'], rows.models)};

-- Evaluations that these replace: of the same model from the same file on a day that has been
-- corrected since, or from elsewhere on the same day, of which a model has but one evaluation.
delete from public.evaluations as old
using (values
${tuples(rows.evaluations, ['id', 'model_id', 'evaluation_date'])}
) as new (id, model_id, evaluation_date)
where old.model_id = new.model_id
  and old.id <> new.id
  and (
    old.evaluation_date = new.evaluation_date::date
    or old.id = ${literal(`${origin.dataset}-`)} || old.model_id || to_char(old.evaluation_date, '-YYYY-MM-DD')
  );

${insert('evaluations', rows.evaluations)}
${update(['model_id', 'evaluation_date'], rows.evaluations)};

${CHILDREN.map((table) => replace(table, rows)).join('\n\n')}

commit;
`
}

const CHILDREN = ['evaluation_scores', 'evaluation_categories', 'evaluation_notes'] as const

function replace(table: (typeof CHILDREN)[number], rows: EvaluationRows): string {
  const ids = rows.evaluations.map(({ id }) => `  ${literal(id ?? null)}`).join(',\n')
  const emptied = `delete from public.${table} where evaluation_id in (\n${ids}\n);`
  // A file can have no complete category at all, and SQL has no list of no rows.
  return rows[table].length === 0 ? emptied : `${emptied}\n\n${insert(table, rows[table])};`
}

function insert(table: string, rows: Rows): string {
  const columns = columnsOf(rows)
  return `insert into public.${table} (${columns.join(', ')}) values\n${tuples(rows, columns)}`
}

function update(key: readonly string[], rows: Rows): string {
  const changes = columnsOf(rows)
    .filter((column) => column !== 'id' && !key.includes(column))
    .map((column) => `  ${column} = excluded.${column}`)
  return `on conflict (${key.join(', ')}) do update set\n${changes.join(',\n')}`
}

function columnsOf(rows: Rows): string[] {
  return Object.keys(rows[0] ?? {})
}

function tuples(rows: Rows, columns: readonly string[]): string {
  return rows
    .map((row) => `  (${columns.map((column) => literal(row[column] ?? null)).join(', ')})`)
    .join(',\n')
}

/** A value as SQL. With standard_conforming_strings, only the quote has a meaning inside of quotes. */
function literal(value: Cell): string {
  if (value === null) return 'null'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
