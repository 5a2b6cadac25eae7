import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgePart } from './judgePart.ts'
import { runCommand, type Command } from './runCommand.ts'
import type { Tally } from './tally.ts'

/** A test runner that leaves a report in JSON. */
export interface Part {
  readonly name: string
  /** @param report file in which the runner leaves its report */
  readonly commandFor: (report: string) => Command
  /** @param report the text of the report; throws when it makes no sense */
  readonly count: (report: string) => Tally
}

/** Runs one test runner and counts what came of it. */
export async function runPart({ name, commandFor, count }: Part): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  const file = join(folder, 'report.json')
  try {
    const exit = await runCommand(commandFor(file))
    return judgePart({ name, exit, tally: tallyIn(file, count) })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function tallyIn(file: string, count: Part['count']): Tally | undefined {
  try {
    return count(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
