import type { INBOXES } from './openDatabase.ts'

/** A table that the public adds rows to. */
export type Inbox = (typeof INBOXES)[number]

/** What a row holds by column, as JavaScript values. */
export type Row = Readonly<Record<string, string | boolean | null>>

/** A row of each table that is taken. */
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
} as const satisfies Record<Inbox, Row>

/** The statement that adds the valid row with changes. */
export function insertSql(table: Inbox, changes: Row = {}): string {
  const row: Row = { ...VALID_ROWS[table], ...changes }
  const values = Object.values(row).map((value) =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value),
  )
  return `insert into public.${table} (${Object.keys(row).join(', ')}) values (${values.join(', ')})`
}
