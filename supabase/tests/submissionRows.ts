import type { INBOXES } from './openDatabase.ts'

/** A table that visitors insert into. */
export type Inbox = (typeof INBOXES)[number]

/** JavaScript values of a row, keyed by column. */
export type Row = Readonly<Record<string, string | boolean | null>>

/** A valid row of each table. */
export const VALID_ROWS = {
  evaluation_requests: {
    model_name: 'Some Model 7B',
    provider: 'Acme',
    model_url: 'https://example.org/model',
    reason: 'safety-concerns',
    evaluation_priority: 'medium',
    contact_email: 'reader@example.org',
    additional_notes: 'It is used in schools.',
    agreed_to_terms: true,
  },
  newsletter_subscribers: { name: 'Jo', email: 'jo@example.org', agreed_to_terms: true },
  problem_reports: {
    model_id: 'some-model-7b',
    suite_id: 'a-suite',
    measure: 'bias',
    figure_name: 'Stereotypes',
    reported_figure: 'Some Model 7B, Stereotypes, A Suite',
    problem: 'The paper says 0.5.',
    correction: '0.5, in table 3',
    evidence_url: 'https://example.org/paper',
    reporter_role: 'reader',
    name: 'Jo',
    contact_email: 'jo@example.org',
    may_publish: false,
    agreed_to_terms: true,
  },
} as const satisfies Record<Inbox, Row>

/** Returns the SQL that inserts the valid row with changes. */
export function insertSql(table: Inbox, changes: Row = {}): string {
  const row: Row = { ...VALID_ROWS[table], ...changes }
  const values = Object.values(row).map((value) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value),
  )
  return `insert into public.${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')})`
}
