import * as z from 'zod/mini'
import {
  MIN_DAY,
  getLastDay,
  isHttpUrl,
  isWithin,
  MAX_LENGTHS,
  parseCalendarDate,
  type CalendarDate,
  type Licence,
} from '../../domain/index.ts'
import { refinedNumber, refinedString } from '../rows/index.ts'
import { SourceError } from '../sourceError.ts'
import { fromOlderVersion } from './olderVersions.ts'

/** The format that a file states, so that no other JSON passes for a snapshot. */
export const FORMAT = 'transparency-lab/snapshot'

/** The version of the format. It increases when earlier readers cannot read a new file. */
export const VERSION = 3

/** The version of the pointer. It has not changed, so that earlier readers learn of releases that they cannot read. */
export const POINTER_VERSION = 2

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
const MAX_CLOCK_DELAY_MS = 366 * 86_400_000

/** A release names the sources of all figures in one line. */
const MAX_ATTRIBUTION_LENGTH = 1_000_000

function isReleaseDay(text: string): boolean {
  const lastDay = getLastDay(Date.now() + MAX_CLOCK_DELAY_MS)
  return parseCalendarDate(text) === text && text >= MIN_DAY && text <= lastDay
}

const format = refinedString((text) => text === FORMAT)
const releaseDay = refinedString(isReleaseDay)

const snapshotFileSchema = z.object({
  format,
  version: refinedNumber((version) => version === VERSION),
  publishedOn: releaseDay,
  licence: z.object({
    name: refinedString((text) => isWithin(text, MAX_LENGTHS.licence)),
    url: refinedString(isHttpUrl),
  }),
  attribution: refinedString((text) => isWithin(text, MAX_ATTRIBUTION_LENGTH)),
  // `parseRows` parses each suite and each model on its own, so that an invalid one affects no other.
  suites: z.array(z.unknown()),
  plannedModels: z.optional(z.array(z.unknown())),
  contested: z.optional(z.array(z.unknown())),
  statements: z.optional(z.array(z.unknown())),
  models: z.array(z.unknown()),
})

const latestFileSchema = z.object({
  format,
  version: refinedNumber((version) => version >= 1 && version <= POINTER_VERSION),
  published_on: releaseDay,
  snapshot: refinedString((name) => /^[\w.-]+$/.test(name)),
})

/** A snapshot file, in the shape of the present version, with unparsed suites and models. */
export interface SnapshotFile {
  readonly format: string
  readonly version: number
  readonly publishedOn: CalendarDate
  readonly licence: Licence
  readonly attribution: string
  readonly suites: readonly unknown[]
  /** Absent when no evaluation is planned. */
  readonly plannedModels?: readonly unknown[] | undefined
  /** Absent when no figure is contested. */
  readonly contested?: readonly unknown[] | undefined
  /** Absent when there are no statements. */
  readonly statements?: readonly unknown[] | undefined
  readonly models: readonly unknown[]
}

/** A loaded snapshot. It is plain JSON, so a server can pass it to the browser as a prop. */
export interface LoadedSnapshot {
  /** The address of the file, where the browser looks for newer figures. */
  readonly url: string
  /** When it was loaded, in milliseconds as `Date.now()` returns them. */
  readonly loadedAt: number
  /** The content of the file. The source that shows it parses its rows one by one. */
  readonly file: SnapshotFile
  /** The date of a newer release, when this one is pinned and a newer one is known. */
  readonly newerOn?: CalendarDate | undefined
}

/** The small file that points to the latest snapshot. */
export type LatestFile = z.output<typeof latestFileSchema>

/**
 * Parses the content of a snapshot file of any version, for a server that reads it from elsewhere than an address.
 *
 * @param content what `JSON.parse` returns
 * @throws SourceError when it is not a snapshot of a readable version
 */
export function parseSnapshotFile(content: unknown): SnapshotFile {
  return parse(
    snapshotFileSchema,
    fromOlderVersion(content, VERSION),
    `a snapshot of evaluations of version 1 to ${VERSION}`,
  )
}

/**
 * Parses the file that points to the latest snapshot.
 *
 * @throws SourceError when it is not such a file of a readable version
 */
export function parseLatestFile(content: unknown): LatestFile {
  return parse(
    latestFileSchema,
    content,
    `a pointer to the latest snapshot of version 1 to ${POINTER_VERSION}`,
  )
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
  throw new SourceError('malformed', `The file is not ${what}${where}.`)
}
