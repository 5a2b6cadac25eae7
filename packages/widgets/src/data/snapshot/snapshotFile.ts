import * as z from 'zod/mini'
import {
  FIRST_DAY,
  getLastDay,
  isHttpUrl,
  isWithin,
  LONGEST,
  parseCalendarDate,
  type CalendarDate,
  type Licence,
} from '../../domain/index.ts'
import { refinedNumber, refinedString } from '../rows/index.ts'
import { SourceError } from '../sourceError.ts'

/** The format that a file states, so that no other JSON passes for a snapshot. */
export const FORMAT = 'transparency-lab/snapshot'

/** The version of the format. It increases when earlier readers cannot read a new file. */
export const VERSION = 2

/** Versions that this reader reads. Files of version 1 have no suites. */
const READABLE_VERSIONS = [1, VERSION]

/** The name of the file with the latest release. */
export const CURRENT_NAME = 'snapshot.json'

/** The name of the small file that points to the latest release. */
export const LATEST_NAME = 'latest.json'

const PINNED = /(?:^|\/)snapshot-[0-9a-f]{64}\.json$/

/**
 * Returns the name of the file of one release, whose content never changes.
 *
 * @param sha256 of the file's bytes, 64 hexadecimal digits
 */
export function pinnedName(sha256: string): string {
  return `snapshot-${sha256}.json`
}

/** Whether an address is that of one release. */
export function isPinnedName(address: string): boolean {
  return PINNED.test(address)
}

/** How far the clock of a reader may be behind. A file that is dated later is refused. */
const SLOWEST_CLOCK_MS = 366 * 86_400_000

/** A release names the sources of all figures in one line. */
const LONGEST_ATTRIBUTION = 1_000_000

function isReleaseDay(text: string): boolean {
  const lastDay = getLastDay(Date.now() + SLOWEST_CLOCK_MS)
  return parseCalendarDate(text) === text && text >= FIRST_DAY && text <= lastDay
}

const head = {
  format: refinedString((format) => format === FORMAT),
  version: refinedNumber((version) => READABLE_VERSIONS.includes(version)),
  published_on: refinedString(isReleaseDay),
}

const snapshotFileSchema = z.object({
  ...head,
  licence: z.object({
    name: refinedString((text) => isWithin(text, LONGEST.licence)),
    url: refinedString(isHttpUrl),
  }),
  attribution: refinedString((text) => isWithin(text, LONGEST_ATTRIBUTION)),
  suites: z.optional(z.array(z.unknown())),
  planned_models: z.optional(z.array(z.unknown())),
  // `parseRows` parses each row on its own, so that an invalid row affects no other.
  models: z.array(z.unknown()),
})

const latestFileSchema = z.object({
  ...head,
  snapshot: refinedString((name) => /^[\w.-]+$/.test(name)),
})

/** A snapshot file with unparsed rows. */
export interface SnapshotFile {
  readonly format: string
  readonly version: number
  readonly published_on: CalendarDate
  readonly licence: Licence
  readonly attribution: string
  /** Absent from files of version 1. */
  readonly suites?: readonly unknown[] | undefined
  /** Absent when no evaluation is planned. */
  readonly planned_models?: readonly unknown[] | undefined
  readonly models: readonly unknown[]
}

/** The small file that points to the latest snapshot. */
export type LatestFile = z.output<typeof latestFileSchema>

/**
 * Parses a snapshot file.
 *
 * @throws SourceError when it is not a snapshot of a readable version
 */
export function parseSnapshotFile(content: unknown): SnapshotFile {
  return parse(snapshotFileSchema, content, 'a snapshot of evaluations')
}

/**
 * Parses the file that points to the latest snapshot.
 *
 * @throws SourceError when it is not such a file of a readable version
 */
export function parseLatestFile(content: unknown): LatestFile {
  return parse(latestFileSchema, content, 'a pointer to the latest snapshot')
}

function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  content: unknown,
  what: string,
): z.output<Schema> {
  const parsed = schema.safeParse(content)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where =
    issue === undefined || issue.path.length === 0 ? '' : `: check “${issue.path.join('.')}”`
  throw new SourceError(
    'malformed',
    `The file is not ${what} of version ${READABLE_VERSIONS.join(' or ')}${where}.`,
  )
}
