import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { replaceMarkedPart } from '../../release/readme/markedPart.ts'
import { openDatabase, readSchema } from '../tests/openDatabase.ts'
import { readDashboard, timeEmbedded, timeServer } from './measureRead.ts'
import { scaleSql } from './scaleSql.ts'
import { findPostgres, startPostgres } from './stockPostgres.ts'

const PAGE = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))
const SCALES = [
  { models: 10, evaluations: 10 },
  { models: 100, evaluations: 10 },
  { models: 1_000, evaluations: 10 },
  { models: 10_000, evaluations: 10 },
  { models: 1_000, evaluations: 1 },
  { models: 1_000, evaluations: 100 },
]
const EMPTIED = 'truncate public.models cascade;'

const tenths = (value: number) => String(Math.round(value * 10) / 10)

const programs = findPostgres()
const server = programs === undefined ? undefined : await startPostgres(programs)
try {
  await server?.run(await readSchema())
  const lines: string[] = []
  for (const scale of SCALES) lines.push(await lineOf(scale))
  const table = [
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores`,
    '',
    `| models | evaluations of each | answers | kB | kB gzip | PGlite, ms | ${server ? `PostgreSQL ${server.version}, ms` : 'no PostgreSQL installed'} |`,
    '| --: | --: | --: | --: | --: | --: | --: |',
    ...lines,
  ].join('\n')
  console.log(table)
  const text = replaceMarkedPart(await readFile(PAGE, 'utf8'), 'bench:database', table)
  const options = await resolveConfig(PAGE)
  await writeFile(PAGE, await format(text, { ...options, filepath: PAGE }))
} finally {
  await server?.close()
}

async function lineOf(scale: (typeof SCALES)[number]): Promise<string> {
  const sql = EMPTIED + scaleSql({ ...scale, seed: 1 })
  const database = await openDatabase({ seeded: false })
  await database.exec(sql)
  const { statements, bytes, gzipBytes } = await readDashboard(database)
  const embedded = await timeEmbedded(database, statements)
  await database.close()
  await server?.run(sql)
  const cells = [
    String(scale.models),
    String(scale.evaluations),
    String(statements.length),
    tenths(bytes / 1000),
    tenths(gzipBytes / 1000),
    tenths(embedded),
    server ? tenths(await timeServer(server, statements)) : '',
  ]
  console.error(cells.join(' · '))
  return `| ${cells.join(' | ')} |`
}
