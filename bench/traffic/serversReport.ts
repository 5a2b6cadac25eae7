import { createSupabaseSource } from '@transparency-lab/widgets/supabase'
import { readFile } from 'node:fs/promises'
import { availableParallelism, platform } from 'node:os'
import { join } from 'node:path'
import { readSchema, readSeed } from '../../supabase/tests/openDatabase.ts'
import { KEY, startEmbeddedServer } from '../../supabase/tests/embeddedServer.ts'
import { postgrestSql } from '../../supabase/scale/postgrestSql.ts'
import { scaleSql } from '../../supabase/scale/scaleSql.ts'
import { findPostgres, startPostgres } from '../../supabase/scale/stockPostgres.ts'
import { throughputOf } from '../../supabase/scale/throughput.ts'
import { publicClient } from '../../supabase/publicClient.ts'
import { peakOf, type DaySettings } from './day.ts'
import { figure, percent, table } from '../markdown.ts'
import type { TrafficOptions } from './options.ts'
import { askMany } from './servers/askMany.ts'
import { serveFile } from './servers/serveFile.ts'

const FIGURES = '/snapshots/snapshot.json'
const GZIP = { 'accept-encoding': 'gzip' }
const MILLION = 1_000_000
const COUNTS = [100, 1_000]
const SHARES = [0.01, 0.1, 1]

type Row = readonly [what: string, perSecond: number, coreMs: number, bytes: number | undefined]

/** What servers of this machine answer in a second, and what an answer costs of a core. */
export async function serversReport({ site, seconds, settings }: TrafficOptions): Promise<string> {
  const postgres = await postgresRows(seconds)
  const rows = [...(await fileRows(site, seconds)), await embeddedRow(seconds), ...postgres]
  return [
    `${availableParallelism()} cores, ${seconds} s each, on loopback; who asks runs beside it.`,
    table(
      [
        'what answers',
        'answers a second',
        'ms of a core each',
        'bytes each',
        'core-seconds a million',
      ],
      rows.map(([what, perSecond, coreMs, bytes]) => [
        what,
        figure(perSecond),
        figure(coreMs),
        bytes === undefined ? '' : figure(bytes),
        figure((coreMs * MILLION) / 1_000),
      ]),
    ),
    postgres.length === 0 ? 'No PostgreSQL was measured.' : coresTable(postgres, settings),
  ].join('\n\n')
}

/** How many cores of databases are at work in the busiest second, by how many of the views read them. */
function coresTable(rows: readonly Row[], settings: DaySettings): string {
  const peak = peakOf(settings)
  return table(
    [
      'views that read the database',
      'a second, at most',
      ...rows.map(([what]) => `cores: ${what}`),
    ],
    SHARES.map((share) => [
      `${percent(share)} of ${figure(settings.views)} a day`,
      figure(peak * share),
      ...rows.map(([, , coreMs]) => figure((peak * share * coreMs) / 1_000)),
    ]),
  )
}

async function fileRows(site: string, seconds: number): Promise<Row[]> {
  const server = await serveFile(FIGURES, await readFile(join(site, FIGURES), 'utf8'))
  const rows: Row[] = []
  for (const [what, headers] of [
    ['a file of figures, in full, by a process of Node', GZIP],
    ['the same, unchanged', { ...GZIP, 'if-none-match': '"1"' }],
  ] as const) {
    const { perSecond, coreMs, bytesEach } = await askMany(server.address, headers, seconds)
    rows.push([what, perSecond, coreMs, bytesEach])
  }
  await server.close()
  return rows
}

async function embeddedRow(seconds: number): Promise<Row> {
  const server = await startEmbeddedServer('')
  const { path, headers } = await dashboardRequest()
  const cost = await askMany(server.origin + path, { ...headers, ...KEY, ...GZIP }, seconds)
  await server.close()
  return [
    'the dashboard’s read, by the embedded server',
    cost.perSecond,
    cost.coreMs,
    cost.bytesEach,
  ]
}

/** What the package itself asks for. */
async function dashboardRequest() {
  const requests: Request[] = []
  const client = publicClient(KEY.apikey, (request) => {
    requests.push(request)
    return Promise.resolve(Response.json([]))
  })
  await createSupabaseSource(client).listLeaderboard()
  const [request] = requests
  if (request === undefined) throw new Error('The package asked for nothing.')
  const { pathname, search } = new URL(request.url)
  return { path: pathname + search, headers: { prefer: request.headers.get('prefer') ?? '' } }
}

async function postgresRows(seconds: number): Promise<Row[]> {
  const programs = findPostgres()
  if (programs === undefined || platform() !== 'linux') return []
  const server = await startPostgres(programs)
  try {
    await server.run((await readSchema()) + (await readSeed()))
    const rowOf = async (models: string): Promise<Row> => {
      const { perSecond, coreMs } = await throughputOf(server, postgrestSql(), seconds)
      const what = `the dashboard’s read of ${models}, PostgreSQL ${server.version}`
      return [what, perSecond, coreMs, undefined]
    }
    const rows = [await rowOf('the published models')]
    for (const models of COUNTS) {
      const made = scaleSql({ models, evaluations: 10, seed: 1 })
      await server.run(`truncate public.models cascade; ${made}`)
      rows.push(await rowOf(`${figure(models)} models`))
    }
    return rows
  } finally {
    await server.close()
  }
}
