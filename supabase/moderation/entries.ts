import type { SupabaseClient } from '@supabase/supabase-js'
import { INBOXES, type Inbox, type InboxName } from './inboxes.ts'

/** An entry as the database has it, keyed by column. */
export type Entry = Readonly<Record<string, string | number | boolean | null>>

/** The most rows that are asked for at once; a project may return fewer. */
const PAGE = 1000
const DAY_MS = 86_400_000

/**
 * Reads the entries of an inbox, oldest first. Only an answer without rows is the last one, since a project may limit
 * its answers to any number of them.
 *
 * @param isAll whether handled entries are read too
 * @throws Error when the project refuses
 */
export async function listEntries(
  client: SupabaseClient,
  name: InboxName,
  { isAll = false } = {},
): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const all = client.from(INBOXES[name].table).select('*')
    const wanted = isAll ? all : all.is('handled_at', null)
    const last = entries.at(-1)
    const next = last === undefined ? wanted : wanted.gt('id', last['id'])
    const { data } = await next.order('id').limit(PAGE).throwOnError()
    const rows = data as Entry[]
    if (rows.length === 0) return entries
    for (const row of rows) entries.push(row)
  }
}

/**
 * Marks entries as handled now, or as open again. An entry that is handled keeps its time.
 *
 * @returns the ids of the entries that changed
 * @throws Error when the project refuses
 */
export async function markEntries(
  client: SupabaseClient,
  name: InboxName,
  { ids, isHandled = true }: { readonly ids: readonly number[]; readonly isHandled?: boolean },
): Promise<readonly number[]> {
  const marked = client
    .from(INBOXES[name].table)
    .update({ handled_at: isHandled ? new Date().toISOString() : null })
    .in('id', ids)
  const changed = isHandled ? marked.is('handled_at', null) : marked.not('handled_at', 'is', null)
  const { data } = await changed.select('id').throwOnError()
  return (data as { readonly id: number }[]).map(({ id }) => id).sort((a, b) => a - b)
}

/** Which entries are deleted. */
export interface Deletion {
  /** The address whose entries are deleted, ignoring case. Without one, entries whose time is over are deleted. */
  readonly email?: string | undefined
  /** The present time in milliseconds since 1970. */
  readonly now: number
  /** Whether entries are deleted, or only found. */
  readonly isDone: boolean
}

/**
 * Deletes the entries whose time is over by the terms of the forms, or every entry of an address.
 *
 * @returns the ids of the entries
 * @throws Error when the project refuses
 */
export async function deleteEntries(
  client: SupabaseClient,
  name: InboxName,
  deletion: Deletion,
): Promise<readonly number[]> {
  const due = (await listEntries(client, name, { isAll: true }))
    .filter((entry) => isDue(entry, INBOXES[name], deletion))
    .map(({ id }) => Number(id))
  if (!deletion.isDone) return due
  for (let start = 0; start < due.length; start += PAGE / 10) {
    const some = due.slice(start, start + PAGE / 10)
    await client.from(INBOXES[name].table).delete().in('id', some).throwOnError()
  }
  return due
}

function isDue(entry: Entry, { email, keptDays }: Inbox, deletion: Deletion): boolean {
  if (deletion.email !== undefined) {
    return String(entry[email]).toLowerCase() === deletion.email.toLowerCase()
  }
  const { handled_at: handledAt } = entry
  if (keptDays === undefined || typeof handledAt !== 'string') return false
  return Date.parse(handledAt) + keptDays * DAY_MS <= deletion.now
}
