import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { SERVERS, type AskedServer } from './askAs.ts'
import { INBOXES, PUBLIC_ROLES, TABLES } from './openDatabase.ts'
import { insertSql, VALID_ROWS } from './submissionRows.ts'

const KNOWN = VALID_ROWS.newsletter_subscribers.email
const OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

/** Everything outside of the catalogues that a role may do to a relation, or to a column of one. */
const privilegesOf = (role: string) => `
  select n.nspname || '.' || c.relname as relation, p.privilege, a.attname as column
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
    unnest(array['select', 'insert', 'update', 'references']) as p (privilege)
  where ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and has_column_privilege('${role}', c.oid, a.attnum, p.privilege)
  union all
  select n.nspname || '.' || c.relname, p.privilege, null
  from pg_class c join pg_namespace n on n.oid = c.relnamespace,
    unnest(array['delete', 'truncate', 'trigger']) as p (privilege)
  where ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and has_table_privilege('${role}', c.oid, p.privilege)
  union all
  select n.nspname || '.' || c.relname, p.privilege, null
  from pg_class c join pg_namespace n on n.oid = c.relnamespace,
    unnest(array['usage', 'select', 'update']) as p (privilege)
  where ${OURS} and c.relkind = 'S' and has_sequence_privilege('${role}', c.oid, p.privilege)`

/** What must not be had, by whatever words. */
const FORBIDDEN: readonly [what: string, sql: string][] = [
  ['passwords', 'select * from pg_authid'],
  ['passwords by another name', 'select * from pg_shadow'],
  ['secrets of foreign servers', 'select * from pg_user_mapping'],
  ['samples of all values', 'select * from pg_statistic'],
  ['large objects', 'select * from pg_largeobject'],
  ['who may connect', 'select * from pg_hba_file_rules'],
  ['settings in files', 'select * from pg_file_settings'],
  ['a file', `select pg_read_file('PG_VERSION')`],
  ['a folder', `select pg_ls_dir('.')`],
  ['a file as an object', `select lo_import('/etc/hostname')`],
  ['the output of a program', `copy public.models to program 'cat'`],
  ['a file of the server', `copy public.models to '/tmp/models'`],
  ['the turns', 'select * from private.submission_turns'],
  ['more turns', `update private.submission_turns set paid_until = '-infinity'`],
  ['the function of the turns', 'select private.take_submission_turn()'],
  ['the function of the subscribers', 'select public.take_newsletter_subscriber()'],
  ['a table in private', 'create table private.mine (id int)'],
  ['a function in public', `create function public.mine() returns int language sql as 'select 1'`],
  ['subscribers by a detour', 'with t as (table public.newsletter_subscribers) select * from t'],
  ['an extension', 'drop extension plpgsql'],
  ['a role', 'create role mine superuser'],
  ['more rights', 'grant select on public.newsletter_subscribers to public'],
  [
    'the plan for an address',
    `explain select from public.newsletter_subscribers where email = 'x'`,
  ],
  ['a check by a copy', 'create temp table t as table public.newsletter_subscribers'],
  ['rows by a loop', 'do $$ begin perform from public.newsletter_subscribers; end $$'],
]

describe.each(SERVERS)('on $name', ({ open, isThere }) => {
  describe.skipIf(!isThere).each(PUBLIC_ROLES)('%s', (role) => {
    let server: AskedServer
    beforeAll(async () => {
      server = await open()
      for (const table of INBOXES) await server.asOwner(insertSql(table))
      await server.asOwner('analyze')
    })
    afterAll(() => server.close())

    it('may read the published tables, add to the forms’ columns, and nothing else', async () => {
      const allowed = await server.rowsOf(privilegesOf(role))
      const reads = allowed.filter(({ privilege }) => privilege === 'select')
      expect(new Set(reads.map(({ relation }) => relation))).toEqual(
        new Set(TABLES.map((table) => `public.${table}`)),
      )
      const writes = allowed.filter(({ privilege }) => privilege !== 'select')
      expect(
        writes
          .map(
            (write) =>
              `${String(write['relation'])} ${String(write['privilege'])} ${String(write['column'])}`,
          )
          .sort(),
      ).toEqual(
        INBOXES.flatMap((table) =>
          Object.keys(VALID_ROWS[table]).map((column) => `public.${table} insert ${column}`),
        ).sort(),
      )
    })

    it('may use no schema of ours but public, create in none, and call no function of ours', async () => {
      const schemas = `select n.nspname as name from pg_namespace n where ${OURS}`
      const having = (privilege: string) =>
        server.rowsOf(`${schemas} and has_schema_privilege('${role}', n.oid, '${privilege}')`)
      expect(await having('usage')).toEqual([{ name: 'public' }])
      expect(await having('create')).toEqual([])
      const functions = `select p.proname as name from pg_proc p
        join pg_namespace n on n.oid = p.pronamespace
        where ${OURS} and has_function_privilege('${role}', p.oid, 'execute')`
      expect(await server.rowsOf(functions)).toEqual([])
    })

    it('is a member of no other role', async () => {
      const sql = `select rolname from pg_roles
        where rolname <> '${role}' and pg_has_role('${role}', oid, 'member')`
      expect(await server.rowsOf(sql)).toEqual([])
    })

    it.each(FORBIDDEN)('gets no hold of %s', async (_, sql) => {
      const { refusal } = await server.askAs(role, sql)
      expect(refusal).toMatch(
        /permission denied|must be|only be called|not allowed|only roles|does not exist/,
      )
      expect(refusal).not.toContain(KNOWN)
    })

    it('finds no value of the forms in the statistics of the planner', async () => {
      const values = `select * from pg_stats where tablename in ('${INBOXES.join("', '")}')`
      expect(await server.rowsOf(values)).not.toEqual([])
      expect(await server.askAs(role, values)).toEqual({ rows: [] })
    })

    it('finds no text of another’s statement among those that run', async () => {
      const sql = `select query from pg_stat_activity where usename <> current_user and query like '%${KNOWN}%'`
      expect((await server.askAs(role, sql)).rows ?? []).toEqual([])
    })
  })
})

describe.each(SERVERS)('on $name', ({ open, isThere }) => {
  it.skipIf(!isThere)('one function has the owner’s rights, and trusts no path', async () => {
    const server = await open()
    onTestFinished(() => server.close())
    const sql = `select p.proname as name, p.proconfig as settings from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace where ${OURS} and p.prosecdef`
    expect(await server.rowsOf(sql)).toEqual([
      { name: 'take_submission_turn', settings: ['search_path=""'] },
    ])
  })
})
