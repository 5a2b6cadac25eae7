/** A table that visitors insert into, and what the terms of its form promise. */
export interface Inbox {
  readonly table: string
  /** The column with the visitor's address. */
  readonly email: string
  /**
   * For how many days a handled entry is kept, as the terms say; undefined when it is kept until somebody asks for its
   * deletion.
   */
  readonly keptDays: number | undefined
}

/** The inboxes, by the words of the command. */
export const INBOXES = {
  requests: { table: 'evaluation_requests', email: 'contact_email', keptDays: 0 },
  reports: { table: 'problem_reports', email: 'contact_email', keptDays: 365 },
  subscribers: { table: 'newsletter_subscribers', email: 'email', keptDays: undefined },
} as const satisfies Readonly<Record<string, Inbox>>

/** The name of an inbox in the command. */
export type InboxName = keyof typeof INBOXES

/** The names of all inboxes. */
export const INBOX_NAMES = Object.keys(INBOXES) as InboxName[]
