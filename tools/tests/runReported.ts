import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand, type Command } from '../runCommand.ts'
import { withPartFailure, type Counts } from './counts.ts'

const NONE = { passed: 0, failed: 0, skipped: 0, failures: [] }

/**
 * Runs a test runner that writes a JSON report, and returns its counts.
 *
 * @param commandFor returns the command that writes its report to the given file
 * @param count parses the report; a missing or invalid report is a failure
 */
export async function runReported(
  commandFor: (report: string) => Command,
  count: (report: string) => Counts,
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  const file = join(folder, 'report.json')
  try {
    const exit = await runCommand(commandFor(file))
    return withPartFailure(readCounts(file, count), exit)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readCounts(file: string, count: (report: string) => Counts): Counts {
  try {
    return count(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`The report of the tests cannot be read: ${String(error)}`)
    return NONE
  }
}
