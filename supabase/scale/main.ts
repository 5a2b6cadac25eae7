import { availableParallelism, platform } from 'node:os'
import { fileURLToPath } from 'node:url'
import { writeMarkedPart } from '../../release/readme/writeMarkedPart.ts'
import { openDatabase, readSchema } from '../tests/openDatabase.ts'
import { evaluationsReadBy, readDashboard, workOfEmbedded, workOfServer } from './measureRead.ts'
import { readReport, type ReadMeasurement } from './readReport.ts'
import { scaleSql, type Scale } from './scaleSql.ts'
import { findPostgres, startPostgres } from './stockPostgres.ts'

const PAGE = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))
const SCALES: readonly Scale[] = [1, 10, 100].flatMap((evaluations) =>
  [10, 100, 1_000, 10_000].map((models) => ({ models, evaluations, seed: 1 })),
)
const EMPTIED = 'truncate public.models cascade;'

// What a server is at work can be read on Linux alone.
const programs = platform() === 'linux' ? findPostgres() : undefined
const server = programs === undefined ? undefined : await startPostgres(programs)
try {
  await server?.run(await readSchema())
  const measurements: ReadMeasurement[] = []
  for (const scale of SCALES) {
    measurements.push(await measured(scale))
    // The largest sizes take most of the time: what is there is told before them.
    await tell(measurements)
  }
} finally {
  await server?.close()
}

async function tell(measurements: readonly ReadMeasurement[]): Promise<void> {
  const absence = server === undefined ? '; no PostgreSQL was measured' : ''
  const machine = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores${absence}:`
  const report = `${machine} \`pnpm bench:database\`\n\n${readReport(measurements)}`
  console.log(report)
  await writeMarkedPart(PAGE, 'bench:database', report)
}

async function measured(scale: Scale): Promise<ReadMeasurement> {
  const sql = EMPTIED + scaleSql(scale)
  const database = await openDatabase({ seeded: false })
  await database.exec(sql)
  const { statements, bytes, gzipBytes } = await readDashboard(database)
  const evaluationsRead = await evaluationsReadBy(database, statements)
  const embedded = await workOfEmbedded(database, statements)
  await database.close()
  await server?.run(sql)
  const stock = server && {
    [`PostgreSQL ${server.version}`]: await workOfServer(server, statements),
  }
  return {
    models: scale.models,
    evaluations: scale.evaluations,
    answers: statements.length,
    evaluationsRead,
    bytes,
    gzipBytes,
    times: { PGlite: embedded, ...stock },
  }
}
