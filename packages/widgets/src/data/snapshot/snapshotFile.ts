import * as z from 'zod/mini'
import { calendarDateOf, isWebAddress, type CalendarDate } from '../../domain/index.ts'
import type { Licence } from '../release.ts'
import { numberWhere, stringWhere } from '../rows/index.ts'
import { SourceError } from '../sourceError.ts'

/** The name that a snapshot says of itself, so that no other file is taken for one. */
export const FORMAT = 'transparency-lab/snapshot'

/** The form of the file; a later one that old readers cannot read gets another number. */
export const VERSION = 1

const head = {
  format: stringWhere((format) => format === FORMAT),
  version: numberWhere((version) => version === VERSION),
  published_on: stringWhere((text) => calendarDateOf(text) === text),
}

const snapshotFile = z.object({
  ...head,
  licence: z.object({ name: z.string(), url: stringWhere(isWebAddress) }),
  attribution: z.string(),
  // Each is parsed by itself, so that one that cannot be read leaves the others standing.
  models: z.array(z.unknown()),
})

const latestFile = z.object({
  ...head,
  snapshot: stringWhere((name) => /^[\w.-]+$/.test(name)),
})

/** A snapshot's file, of which the rows are still to be read. */
export interface SnapshotFile {
  readonly format: string
  readonly version: number
  readonly published_on: CalendarDate
  readonly licence: Licence
  readonly attribution: string
  readonly models: readonly unknown[]
}

/** The small file that says which snapshot is the latest. */
export type LatestFile = z.infer<typeof latestFile>

/**
 * Reads a snapshot's file.
 *
 * @throws SourceError when it is none, or one of another version
 */
export function readSnapshotFile(content: unknown): SnapshotFile {
  return readAs(snapshotFile, content, 'a snapshot of evaluations')
}

/**
 * Reads the file that points to the latest snapshot.
 *
 * @throws SourceError when it is none, or one of another version
 */
export function readLatestFile(content: unknown): LatestFile {
  return readAs(latestFile, content, 'a pointer to the latest snapshot')
}

function readAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  content: unknown,
  what: string,
): z.output<Schema> {
  const parsed = schema.safeParse(content)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where =
    issue === undefined || issue.path.length === 0 ? '' : `: look at “${issue.path.join('.')}”`
  throw new SourceError('malformed', `The file is not ${what} of version ${VERSION}${where}.`)
}
