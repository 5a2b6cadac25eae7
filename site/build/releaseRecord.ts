import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { writeFileAtomic } from '../../supabase/index.ts'
import type { CorrectedBy, FigureChange } from '../src/changes/changeRecord.ts'
import { SNAPSHOT_NAME } from '../src/releases/paths.ts'

/** The file beside the archived releases that lists them in their order, with the reasons of corrections. */
export const RECORD_NAME = 'record.json'

/** Why a release changes published figures. */
export interface Reason {
  readonly reason: string
  readonly correctedBy: CorrectedBy
  /** The suite and the model that it is limited to; absent for all. */
  readonly suite?: string | undefined
  readonly modelId?: string | undefined
  /** The number of the report that led to it, if there was one. */
  readonly report?: number | undefined
}

/** An archived release in the record. */
export interface RecordEntry {
  /** The name of its file. */
  readonly snapshot: string
  readonly reasons: readonly Reason[]
}

const recordSchema = z.strictObject({
  releases: z.array(
    z.strictObject({
      snapshot: z.string().check(z.regex(SNAPSHOT_NAME)),
      reasons: z.array(
        z.strictObject({
          reason: z.string().check(z.regex(/\S/)),
          correctedBy: z.enum(['us', 'source']),
          suite: z.optional(z.string()),
          modelId: z.optional(z.string()),
          report: z.optional(z.int().check(z.positive())),
        }),
      ),
    }),
  ),
})

/**
 * Reads the record of a folder of releases, oldest first; empty without a file.
 *
 * @throws Error when the file is malformed; its message names the field
 */
export async function readRecord(folder: string): Promise<readonly RecordEntry[]> {
  const path = join(folder, RECORD_NAME)
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  const parsed = recordSchema.safeParse(parseJson(text, path))
  if (parsed.success) return parsed.data.releases
  const [issue] = parsed.error.issues
  throw new Error(
    `${path}: check “${issue?.path.join('.') ?? ''}”. A release has a “snapshot” (a file name) and ` +
      '“reasons”, each with a “reason”, “correctedBy” (“us” or “source”), and perhaps a “suite”, a ' +
      '“modelId” and the number of a “report”.',
  )
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${path} is not JSON.`)
  }
}

/** Appends a release to the record of a folder, in place of an entry whose file was not written in the end. */
export async function recordRelease(folder: string, entry: RecordEntry): Promise<void> {
  const others = (await readRecord(folder)).filter(({ snapshot }) => snapshot !== entry.snapshot)
  const text = JSON.stringify({ releases: [...others, entry] }, null, 2)
  await writeFileAtomic(join(folder, RECORD_NAME), `${text}\n`)
}

/** Finds the first reason that covers a change. */
export function findReason(
  reasons: readonly Reason[],
  { suite, modelId }: Pick<FigureChange, 'suite' | 'modelId'>,
): Reason | undefined {
  return reasons.find(
    (reason) =>
      (reason.suite === undefined || reason.suite === suite) &&
      (reason.modelId === undefined || reason.modelId === modelId),
  )
}
