// Values are SQL expressions, because some have no JavaScript equivalent.
/** The columns of an unknown error of a score. */
export const NO_ERROR = {
  lower: 'null',
  upper: 'null',
  interval_kind: 'null',
  rank_best: 'null',
  rank_worst: 'null',
  rank_kind: 'null',
}

/** The columns of a figure without an interval and without its published value. */
export const NO_FIGURE_ERROR = {
  lower: 'null',
  upper: 'null',
  interval_level: 'null',
  unknown_error: 'null',
  published_value: 'null',
  published_unit: 'null',
  published_low: 'null',
  published_high: 'null',
  lower_is_better: 'null',
}

/** A valid row of each table. */
export const VALID = {
  suites: {
    id: `'a-1.b'`,
    title: `'A'`,
    version: 'null',
    language: 'null',
    evaluator: 'null',
    relationship: 'null',
    url: 'null',
    licence: 'null',
    licence_url: 'null',
    published_on: 'null',
    description: 'null',
    categories: `array['bias', 'toxicity']`,
    category_details: 'null',
    caveats: 'null',
    position: '1',
  },
  models: { id: `'a-1.b'`, name: `'A'`, provider: `'P'`, description: 'null', model_url: 'null' },
  evaluations: {
    id: `'e2'`,
    model_id: `'m'`,
    suite_id: `'s'`,
    evaluation_date: `'2024-02-29'`,
    date_kind: 'null',
    compound_score: '0.5',
    total_probes: '10',
    source_title: `'T'`,
    source_url: `'https://example.org/t'`,
    incomplete_categories: 'null',
    ...NO_ERROR,
  },
  evaluation_scores: {
    evaluation_id: `'e'`,
    category: `'bias'`,
    raw_score: '0.5',
    z_score: '-1.5',
    ...NO_ERROR,
  },
  evaluation_categories: {
    evaluation_id: `'e'`,
    parent_category: `'bias'`,
    subcategory: `'S'`,
    score: '0.5',
    probe_count: '10',
    measure: `'mean'`,
    ...NO_FIGURE_ERROR,
  },
  evaluation_notes: { evaluation_id: `'e'`, position: '1', note_text: `'N'` },
}

export type Table = keyof typeof VALID
export type Changes = Record<string, string>

/** An expression for a URL of a length. */
export const url = (length: number) => `'https://x.y/' || repeat('z', ${length - 12})`
/** An expression for a text of a length. */
export const text = (length: number) => `repeat('x', ${length})`

/** Expressions for blank texts, and one that is too long. */
export const blankOr = (most: number) => [`''`, `' '`, `E'\\n\\t'`, text(most + 1)]

/** Returns the SQL that inserts a valid row with changes. */
export function insert(table: Table, changes: Changes = {}): string {
  const row = { ...VALID[table], ...changes }
  return `insert into public.${table} (${Object.keys(row).join(', ')})
    values (${Object.values(row).join(', ')})`
}
