import type { Category } from '@transparency-lab/widgets/domain'
import { SNAPSHOT_NAME } from '../releases/paths.ts'

/** What a badge shows. */
export interface BadgeChoice {
  readonly modelId: string
  /** The id of the suite; undefined for the first one that has the score. */
  readonly suite?: string | undefined
  /** Undefined for the composite, or the only score of the suite. */
  readonly category?: Category | undefined
  /** The name or the path of the release file whose figures stay; undefined for the latest release. */
  readonly release?: string | undefined
}

/** Returns the path of a badge, from the root of the site. */
export function badgePath({ modelId, suite, category, release }: BadgeChoice): string {
  const parts = [
    ...(release === undefined ? ['badges'] : ['pinned-badges', toDigest(release)]),
    modelId,
    ...(suite === undefined ? [] : ['suite', suite]),
    ...(category === undefined ? [] : [category]),
  ]
  return `/${parts.join('/')}.svg`
}

/** The length of a digest in paths; short enough to read, and unique among releases. */
const DIGEST_LENGTH = 16

function toDigest(release: string): string {
  const [, digest] = SNAPSHOT_NAME.exec(release.slice(release.lastIndexOf('/') + 1)) ?? []
  if (digest === undefined) throw new RangeError(`“${release}” is no name of a release.`)
  return digest.slice(0, DIGEST_LENGTH)
}
