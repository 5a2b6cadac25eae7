import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startOfWork } from './serverWork.ts'
import type { StockPostgres } from './stockPostgres.ts'

/** What one client without a pause gets from a server, and what that costs. */
export interface Throughput {
  /** Answers a second. */
  readonly perSecond: number
  /** Milliseconds of one core that the server is at work for each answer. */
  readonly coreMs: number
}

/**
 * Lets one client ask, as the public role, by a statement that is prepared as PostgREST prepares it. On
 * Linux only, where the time that processes are at work can be read.
 *
 * @throws Error when the statement is refused
 */
export async function throughputOf(
  server: Pick<StockPostgres, 'programs' | 'folder' | 'pid'>,
  sql: string,
  seconds: number,
): Promise<Throughput> {
  const work = await startOfWork(server.pid)
  const client = promisify(execFile)(
    `${server.programs}/pgbench`,
    [
      ...['-h', server.folder, '-U', 'postgres', '-d', 'postgres', '-n', '-M', 'prepared'],
      ...['-c', '1', '-j', '1', '-T', String(seconds), '-f', '-'],
    ],
    { env: { ...process.env, PGOPTIONS: '-c role=anon' } },
  )
  // A client that leaves before it has read everything tells why by its own failure.
  client.child.stdin?.on('error', () => undefined).end(`${sql};\n`)
  const { stdout } = await client
  const numberAfter = (pattern: RegExp) => {
    const [, text] = pattern.exec(stdout) ?? []
    if (text === undefined) throw new Error(`pgbench told nothing: ${stdout}`)
    return Number(text)
  }
  const answers = numberAfter(/^number of transactions actually processed: (\d+)/m)
  const worked = await work.end()
  return { perSecond: numberAfter(/^tps = ([\d.]+)/m), coreMs: worked / answers }
}
