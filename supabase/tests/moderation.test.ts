import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedBackend, type EmbeddedBackend } from '../embeddedBackend.ts'
import { UsageError } from '../evaluations/UsageError.ts'
import { moderateCommand } from '../moderation/moderateCommand.ts'
import { publicClient } from '../publicClient.ts'
import { INBOXES } from './openDatabase.ts'
import { insertSql } from './submissionRows.ts'

const HOSTILE = '=HYPERLINK("https://evil.example";"x")\u001b[2J\u202e<b>'

let backend: EmbeddedBackend
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moderation-'))
  backend = await startEmbeddedBackend()
  // Stands for the secret key of a project, whose role no policy limits.
  for (const table of INBOXES) {
    await backend.runAsOwner(
      `grant all on public.${table} to anon; create policy ${table}_all on public.${table} to anon using (true)`,
    )
  }
})
beforeEach(() =>
  backend.runAsOwner(`truncate public.${INBOXES.join(', public.')} restart identity`),
)
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true })
})

const run = (...words: readonly string[]) => moderateCommand(backend.client, words)

const listIds = async (table: string) => {
  const { rows } = await backend.database.query<{ id: number }>(
    `select id from public.${table} order by id`,
  )
  return rows.map(({ id }) => id)
}

describe('pnpm moderate list', () => {
  it('shows the open entries of every inbox, oldest first, without what controls a terminal', async () => {
    await backend.runAsOwner(insertSql('problem_reports', { problem: HOSTILE }))
    await backend.runAsOwner(insertSql('problem_reports', { problem: 'x'.repeat(4000) }))
    const text = await run('list')
    expect(text).toContain('requests: 0 open')
    expect(text).toContain('reports: 2 open')
    expect(text).toContain('subscribers: 0 open')
    for (const control of ['\u001b', '\u202e']) expect(text).not.toContain(control)
    expect(text.indexOf('HYPERLINK')).toBeLessThan(text.indexOf('xxx'))
    expect(text.length).toBeLessThan(3000)
  })

  it('reads more entries than one answer of the API has', async () => {
    const row = insertSql('evaluation_requests').replace('insert into', 'insert into')
    const [start = '', values = ''] = row.split(' values ')
    await backend.runAsOwner(
      `${start} select v.* from (values ${values}) as v, generate_series(1, 1500)`,
    )
    expect(await run('list', 'requests')).toMatch(/^requests: 1500 open/)
  })

  it('reads every entry of a project that returns fewer rows than it is asked for', async () => {
    for (let count = 0; count < 7; count += 1)
      await backend.runAsOwner(insertSql('problem_reports'))
    const client = await publicClient(backend.key, async (request) => {
      const rows = (await (await backend.handleRequest(request)).json()) as readonly unknown[]
      return Response.json(rows.slice(0, 3))
    })
    expect(await moderateCommand(client, ['list', 'reports'])).toMatch(/^reports: 7 open/)
  })

  it('writes a file for spreadsheets, whole and without formulas', async () => {
    await backend.runAsOwner(
      insertSql('problem_reports', { problem: HOSTILE, correction: '@SUM(A1)' }),
    )
    const file = path.join(folder, 'reports.csv')
    expect(await run('list', 'reports', '--csv', file)).toBe(
      `Wrote 1 entries of reports to ${file}.`,
    )
    const text = await readFile(file, 'utf8')
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example""`)
    expect(text).toContain(`,'@SUM(A1),`)
  })

  it('leaves out what is handled unless it is asked for', async () => {
    await backend.runAsOwner(insertSql('evaluation_requests'))
    await run('handled', 'requests', '1')
    expect(await run('list', 'requests')).toBe('requests: 0 open')
    expect(await run('list', 'requests', '--all')).toMatch(/^requests: 1\n/)
  })
})

describe('pnpm moderate handled', () => {
  it('marks entries once, opens them again, and says which it did not change', async () => {
    for (let count = 0; count < 3; count += 1)
      await backend.runAsOwner(insertSql('problem_reports'))
    expect(await run('handled', 'reports', '3', '1')).toBe('Now handled: 1, 3.')
    expect(await run('handled', 'reports', '1', '9')).toBe(
      'Now handled: none.\nUnchanged, because it is handled or not there: 1, 9.',
    )
    expect(await run('handled', 'reports', '1', '--undo')).toBe('Now open: 1.')
    expect(await run('list', 'reports')).toMatch(/^reports: 2 open/)
  })
})

describe('pnpm moderate delete', () => {
  const handle = (table: string, id: number, days: number) =>
    backend.runAsOwner(
      `update public.${table} set handled_at = now() - interval '${days} days' where id = ${id}`,
    )

  it('deletes by the terms: handled requests, and reports a year after the decision', async () => {
    for (const table of INBOXES) {
      for (let id = 1; id <= 3; id += 1) {
        const email = `visitor-${id}@example.org`
        await backend.runAsOwner(
          insertSql(
            table,
            table === 'newsletter_subscribers' ? { email } : { contact_email: email },
          ),
        )
      }
      await handle(table, 1, 366)
      await handle(table, 2, 364)
    }
    const found = 'requests: 1, 2\nreports: 1\n'
    expect(await run('delete')).toBe(`${found}Nothing was deleted yet: add --yes.`)
    expect(await listIds('problem_reports')).toEqual([1, 2, 3])
    expect(await run('delete', '--yes')).toBe(`${found}Deleted.`)
    expect(await listIds('evaluation_requests')).toEqual([3])
    expect(await listIds('problem_reports')).toEqual([2, 3])
    expect(await listIds('newsletter_subscribers')).toEqual([1, 2, 3])
    expect(await run('delete', '--yes')).toBe('Nothing to delete.')
  })

  it('deletes every entry that is due, also more than one request takes', async () => {
    const [start = '', values = ''] = insertSql('evaluation_requests').split(' values ')
    await backend.runAsOwner(
      `${start} select v.* from (values ${values}) as v, generate_series(1, 150)`,
    )
    await backend.runAsOwner(
      `update public.evaluation_requests set handled_at = now() - interval '366 days'`,
    )
    expect(await run('delete', '--yes')).toMatch(/Deleted\.$/)
    expect(await listIds('evaluation_requests')).toEqual([])
  })

  it('deletes every entry of an address, ignoring case, and no other', async () => {
    for (const table of INBOXES) {
      const column = table === 'newsletter_subscribers' ? 'email' : 'contact_email'
      for (const email of ['a%@example.org', 'ab@example.org']) {
        await backend.runAsOwner(insertSql(table, { [column]: email }))
      }
    }
    const text = await run('delete', '--email', 'A%@Example.org', '--yes')
    expect(text).toBe('requests: 1\nreports: 1\nsubscribers: 1\nDeleted.')
    for (const table of INBOXES) expect(await listIds(table)).toEqual([2])
  })
})

it.each([
  [[], 'There is no command “”.'],
  [['publish'], 'There is no command “publish”.'],
  [['list', 'mails'], 'There is no inbox “mails”.'],
  [['list', '--csv', 'x.csv'], 'name it'],
  [['handled', 'reports'], 'Name the ids'],
  [['handled', 'reports', '1 or 1=1'], '“1 or 1=1” is no id'],
  [['delete', 'reports'], 'There is no command “delete reports”.'],
  [['delete', '--email', 'all'], '“all” is no e-mail address.'],
  [['list', '--force'], '--force'],
])('pnpm moderate %j is refused with what is allowed', async (words, message) => {
  const refused = run(...words)
  await expect(refused).rejects.toThrow(UsageError)
  await expect(refused).rejects.toThrow(message)
})

it.each(['evaluation_requests', 'problem_reports'] as const)(
  'a visitor cannot hide an entry of %s as handled, also where a server grants the column',
  async (table) => {
    await backend.runAsOwner(
      `set role anon; ${insertSql(table, { handled_at: '2000-01-01' })}; reset role`,
    )
    const name = table === 'problem_reports' ? 'reports' : 'requests'
    expect(await run('list', name)).toMatch(/^\w+: 1 open/)
  },
)
