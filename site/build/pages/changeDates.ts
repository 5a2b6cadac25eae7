import type { CalendarDate } from '@transparency-lab/widgets/domain'

/** When the figures last changed, as far as the archived releases show. */
export interface ChangeDates {
  /** Returns the date of the first release with the present figures of a model. */
  readonly ofModel: (id: string) => CalendarDate | undefined
  /** Returns the same for a suite. */
  readonly ofSuite: (id: string) => CalendarDate | undefined
}

interface SnapshotRows {
  readonly published_on: CalendarDate
  readonly suites?: readonly { readonly id?: unknown }[]
  readonly models: readonly ModelRow[]
}

interface ModelRow {
  readonly id?: unknown
  readonly evaluations?: readonly { readonly suite_id?: unknown }[]
}

/**
 * Compares the releases of a build, which a sitemap needs: the date of the build is not that of a change.
 *
 * @param texts the contents of the snapshot files, keyed by name
 */
export function readChangeDates(texts: ReadonlyMap<string, string>): ChangeDates {
  const releases = [...texts]
    .filter(([name]) => name.startsWith('snapshot'))
    .map(([, text]) => JSON.parse(text) as SnapshotRows)
    .sort((a, b) => (a.published_on < b.published_on ? 1 : -1))
    .map((rows) => ({ publishedOn: rows.published_on, parts: listParts(rows) }))
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

/** Returns the rows of each model and each suite as text. */
function listParts({ suites = [], models }: SnapshotRows): ReadonlyMap<string, string> {
  const parts = new Map(models.map((row) => [`model ${String(row.id)}`, JSON.stringify(row)]))
  for (const suite of suites) {
    const evaluations = models.flatMap(({ id, evaluations: all = [] }) =>
      all.filter(({ suite_id: own }) => own === suite.id).map((evaluation) => [id, evaluation]),
    )
    parts.set(`suite ${String(suite.id)}`, JSON.stringify([suite, evaluations]))
  }
  return parts
}
