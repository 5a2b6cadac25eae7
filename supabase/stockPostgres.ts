import { execFile, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const LINUX_PACKAGES = '/usr/lib/postgresql'
const run = promisify(execFile)

/** A running PostgreSQL server of this machine's installation, with an empty database. */
export interface StockPostgres {
  /** For example `15.19`. */
  readonly version: string
  /** The folder of its executables. */
  readonly programs: string
  /** The folder of its data and its socket. */
  readonly folder: string
  /** Process id of the postmaster. */
  readonly pid: number
  /** Runs SQL as the owner and returns the output of psql, one line for each row. */
  readonly run: (sql: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** Finds the executables of the newest installed PostgreSQL server; undefined when there is none. */
export function findPostgres(): string | undefined {
  const packaged = existsSync(LINUX_PACKAGES)
    ? readdirSync(LINUX_PACKAGES)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(LINUX_PACKAGES, version, 'bin'))
    : []
  const folders = [...packaged, ...(process.env['PATH'] ?? '').split(path.delimiter)]
  return folders.find((folder) =>
    ['initdb', 'postgres', 'psql'].every((program) => existsSync(path.join(folder, program))),
  )
}

// Autovacuum would add its own processor time to that of a measured read.
const SETTINGS = ['listen_addresses=', 'fsync=off', 'autovacuum=off'].flatMap((set) => ['-c', set])

/** Starts a server in a temporary folder. It listens only on a Unix socket in that folder. */
export async function startPostgres(programs: string): Promise<StockPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  const data = path.join(folder, 'data')
  const owner = serverOwner()
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const program = (name: string) => path.join(programs, name)
  await run(
    program('initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    owner,
  )
  const server = spawn(program('postgres'), ['-D', data, '-k', folder, ...SETTINGS], {
    ...owner,
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const psql = async (sql: string) => {
    const client = run(
      program('psql'),
      ['-h', folder, '-U', 'postgres', '-XqAt', '-v', 'ON_ERROR_STOP=1', '-f', '-'],
      { maxBuffer: 2 ** 28 },
    )
    // When psql exits early, writing to it fails too; the error of psql itself is the useful one.
    client.child.stdin?.on('error', () => undefined).end(sql)
    return (await client).stdout
  }
  const close = async () => {
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true })
  }
  try {
    await waitUntilReady(psql)
    const version = (await psql('show server_version')).split(' ')[0]?.trim() ?? ''
    return { version, programs, folder, pid: server.pid ?? 0, run: psql, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Returns the user to run as: containers often run as root, and PostgreSQL refuses to. */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function waitUntilReady(psql: (sql: string) => Promise<string>): Promise<void> {
  const deadline = Date.now() + 30_000
  for (;;) {
    try {
      await psql('select 1')
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
