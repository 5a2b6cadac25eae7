import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Asked } from './asker.ts'

const ASKER = fileURLToPath(new URL('asker.ts', import.meta.url))
const MS_IN_US = 1_000

/** What many requests cost a server that runs in this process. */
export interface ServerCost {
  readonly perSecond: number
  /** Milliseconds of one core for each answer. */
  readonly coreMs: number
  /** Bytes of one answer: its head and its body, as they went over the wire. */
  readonly bytesEach: number
}

/**
 * Lets another process ask a server of this one for some seconds, without a pause.
 *
 * @throws Error when an answer is none of success
 */
export async function askMany(
  address: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<ServerCost> {
  const before = process.cpuUsage()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', ASKER, address, JSON.stringify(headers), String(seconds)],
    // The embedded server makes the process work in a folder of its own.
    { cwd: dirname(ASKER) },
  )
  const { user, system } = process.cpuUsage(before)
  const { answers, ms, bytes } = JSON.parse(stdout) as Asked
  return {
    perSecond: (answers / ms) * 1_000,
    coreMs: (user + system) / MS_IN_US / answers,
    bytesEach: bytes / answers,
  }
}
