import { compareText, type CalendarDate } from '@transparency-lab/widgets/domain'
import { posix } from 'node:path'
import { LATEST_FIGURES } from '../../src/releases/paths.ts'
import { parseRelease } from '../releases.ts'

/** When the figures last changed, as far as the archived releases show. */
export interface ChangeDates {
  /** Returns the date of the first release with the present figures of a model. */
  readonly ofModel: (id: string) => CalendarDate | undefined
  /** Returns the same for a suite. */
  readonly ofSuite: (id: string) => CalendarDate | undefined
}

/** The parts of a release that say whose figures they are. */
interface Release {
  readonly publishedOn: CalendarDate
  readonly suites: readonly { readonly id?: unknown }[]
  readonly models: readonly {
    readonly id?: unknown
    readonly evaluations?: readonly { readonly suiteId?: unknown }[]
  }[]
}

/**
 * Finds the days of changes by comparing the releases of a build. A sitemap needs them, because the day of the build is
 * no day of a change.
 *
 * @param texts the contents of the snapshot files, keyed by name; archived releases of one day newest first
 */
export function readChangeDates(texts: ReadonlyMap<string, string>): ChangeDates {
  const releases = listReleases(texts)
    .map((text) => parseRelease(text) as Release)
    .sort((a, b) => compareText(b.publishedOn, a.publishedOn))
    .map((release) => ({ publishedOn: release.publishedOn, parts: listParts(release) }))
  const findDate = (key: string): CalendarDate | undefined => {
    const current = releases[0]?.parts.get(key)
    if (current === undefined) return undefined
    const next = releases.findIndex(({ parts }) => parts.get(key) !== current)
    return releases.at(next === -1 ? -1 : next - 1)?.publishedOn
  }
  return {
    ofModel: (id) => findDate(`model ${id}`),
    ofSuite: (id) => findDate(`suite ${id}`),
  }
}

/** Lists each release once, the present one first: its file follows the archived ones of its day. */
function listReleases(texts: ReadonlyMap<string, string>): readonly string[] {
  const present = texts.get(posix.basename(LATEST_FIGURES))
  const all = [...texts].flatMap(([name, text]) => (name.startsWith('snapshot-') ? [text] : []))
  return [...new Set([...(present === undefined ? [] : [present]), ...all])]
}

/** Returns what a release says of each model and each suite as text. */
function listParts({ suites, models }: Release): ReadonlyMap<string, string> {
  const parts = new Map(models.map((model) => [`model ${String(model.id)}`, JSON.stringify(model)]))
  for (const suite of suites) {
    const evaluations = models.flatMap(({ id, evaluations: all = [] }) =>
      all.filter(({ suiteId: own }) => own === suite.id).map((evaluation) => [id, evaluation]),
    )
    parts.set(`suite ${String(suite.id)}`, JSON.stringify([suite, evaluations]))
  }
  return parts
}
