import { isEmail } from '@transparency-lab/widgets/domain-internal'
import type { SupabaseClient } from '@supabase/supabase-js'
import { writeFile } from 'node:fs/promises'
import { parseCommandLine } from '../evaluations/parseCommandLine.ts'
import { UsageError } from '../evaluations/UsageError.ts'
import { deleteEntries, listEntries, markEntries } from './entries.ts'
import { formatCsv, formatTable } from './formatEntries.ts'
import { INBOX_NAMES, type InboxName } from './inboxes.ts'

export const USAGE = `Usage: pnpm moderate <command>

Reads and tidies what visitors sent by the forms. It needs SUPABASE_URL and SUPABASE_SECRET_KEY, the secret key of the
project, in the environment. It publishes nothing.

  list [inbox]           shows the open entries, oldest first; --all also the handled ones
    --csv <file>         writes one inbox whole to a file for spreadsheets, in which no text runs as a formula
  handled <inbox> <ids>  marks entries as handled; --undo opens them again
  delete                 finds the entries whose time is over by the terms: handled requests, and reports that were
                         handled a year ago
    --email <address>    finds every entry of an address instead, for somebody who asks for it
    --yes                deletes them

The inboxes are ${INBOX_NAMES.join(', ')}.`

const OPTIONS = {
  all: { type: 'boolean', default: false },
  csv: { type: 'string' },
  undo: { type: 'boolean', default: false },
  email: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const

type Options = ReturnType<typeof readArguments>['values']

/**
 * Runs a command of `pnpm moderate`.
 *
 * @returns what to print
 * @throws UsageError when the words are no command
 * @throws Error when the project refuses
 */
export async function moderateCommand(
  client: SupabaseClient,
  args: readonly string[],
): Promise<string> {
  const { values, positionals } = readArguments(args)
  const [command, ...words] = positionals
  if (command === 'list') return list(client, words, values)
  if (command === 'handled') return mark(client, words, values)
  if (command === 'delete' && words.length === 0) return remove(client, values)
  throw new UsageError(`There is no command “${positionals.join(' ')}”.`, USAGE)
}

function readArguments(args: readonly string[]) {
  return parseCommandLine({ args: [...args], options: OPTIONS, allowPositionals: true }, USAGE)
}

async function list(
  client: SupabaseClient,
  words: readonly string[],
  { all: isAll, csv }: Options,
): Promise<string> {
  const names = words.length === 0 ? INBOX_NAMES : words.map(parseInbox)
  if (csv !== undefined) {
    const [name, ...others] = names
    if (name === undefined || others.length > 0) {
      throw new UsageError('A file has the columns of one inbox: name it.', USAGE)
    }
    const entries = await listEntries(client, name, { isAll })
    await writeFile(csv, formatCsv(entries))
    return `Wrote ${entries.length} entries of ${name} to ${csv}.`
  }
  const parts: string[] = []
  for (const name of names) {
    const entries = await listEntries(client, name, { isAll })
    parts.push(`${name}: ${entries.length}${isAll ? '' : ' open'}`)
    if (entries.length > 0) parts.push(formatTable(entries))
  }
  return parts.join('\n\n')
}

async function mark(
  client: SupabaseClient,
  [inbox = '', ...words]: readonly string[],
  { undo }: Options,
): Promise<string> {
  const name = parseInbox(inbox)
  const ids = words.map(parseId)
  if (ids.length === 0) throw new UsageError('Name the ids of entries.', USAGE)
  const changed = await markEntries(client, name, { ids, isHandled: !undo })
  const others = ids.filter((id) => !changed.includes(id))
  const state = undo ? 'open' : 'handled'
  return [
    `Now ${state}: ${changed.join(', ') || 'none'}.`,
    ...(others.length > 0
      ? [`Unchanged, because it is ${state} or not there: ${others.join(', ')}.`]
      : []),
  ].join('\n')
}

async function remove(client: SupabaseClient, { email, yes: isDone }: Options): Promise<string> {
  if (email !== undefined && !isEmail(email)) {
    throw new UsageError(`“${email}” is no e-mail address.`, USAGE)
  }
  const lines: string[] = []
  for (const name of INBOX_NAMES) {
    const ids = await deleteEntries(client, name, { email, now: Date.now(), isDone })
    if (ids.length > 0) lines.push(`${name}: ${ids.join(', ')}`)
  }
  if (lines.length === 0) return 'Nothing to delete.'
  return [...lines, isDone ? 'Deleted.' : 'Nothing was deleted yet: add --yes.'].join('\n')
}

function parseInbox(word: string): InboxName {
  const name = INBOX_NAMES.find((known) => known === word)
  if (name !== undefined) return name
  throw new UsageError(`There is no inbox “${word}”.`, USAGE)
}

function parseId(word: string): number {
  if (/^[1-9]\d{0,14}$/.test(word)) return Number(word)
  throw new UsageError(`“${word}” is no id of an entry.`, USAGE)
}
