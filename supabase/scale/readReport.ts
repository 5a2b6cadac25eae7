import { spreadOf, type Spread } from '../../bench/statistics.ts'
import { count, table, tenths } from '../../bench/markdown.ts'
import type { Scale } from './scaleSql.ts'

type Dimension = 'models' | 'evaluations'

/** The dashboard's read at one size, as it was measured. */
export interface ReadMeasurement extends Pick<Scale, Dimension> {
  /** How many answers the read consists of; each holds at most a thousand models. */
  readonly answers: number
  /** Rows of evaluations that the plans looked at, over all answers. */
  readonly evaluationsRead: number
  /** Bytes of all answers, as they are and compressed each. */
  readonly bytes: number
  readonly gzipBytes: number
  /** Milliseconds that a server is at work for the whole read, each time, by the server's name. */
  readonly times: Readonly<Record<string, readonly number[]>>
}

const HEADS = ['models', 'evaluations of each', 'of all, looked at', 'answers', 'kB', 'kB gzip']

/**
 * Measurements as a table in Markdown, and another with what the times do while one number grows and the
 * other stays: by the least of the times, which other work on the machine disturbs least.
 *
 * @param measurements of the same servers at every size
 * @throws RangeError when nothing was measured
 */
export function readReport(measurements: readonly ReadMeasurement[]): string {
  const servers = Object.keys(measurements[0]?.times ?? {})
  const rows = measurements.map((measurement) => [
    count(measurement.models),
    count(measurement.evaluations),
    count(measurement.evaluationsRead),
    count(measurement.answers),
    tenths(measurement.bytes / 1000),
    tenths(measurement.gzipBytes / 1000),
    ...servers.map((server) => spread(timeOf(measurement, server))),
  ])
  const growths = [
    ...growthsOf(measurements, 'evaluations', 'models'),
    ...growthsOf(measurements, 'models', 'evaluations'),
  ]
  return [
    table([...HEADS, ...servers.map((server) => `${server}, ms`)], rows),
    table(
      ['while this grows', 'and this stays', ...servers.map((server) => `${server} takes`)],
      growths.map(({ least, most, grown, kept }) => [
        `${count(least[grown])} to ${count(most[grown])} ${grown}`,
        `${count(least[kept])} ${kept}`,
        ...servers.map((server) => {
          const ratio = timeOf(most, server).least / timeOf(least, server).least
          return `${tenths(ratio)} × as long`
        }),
      ]),
    ),
  ].join('\n\n')
}

interface Growth {
  readonly least: ReadMeasurement
  readonly most: ReadMeasurement
  readonly grown: Dimension
  readonly kept: Dimension
}

/** The ends of each series in which one number grows and the other stays. */
function growthsOf(
  measurements: readonly ReadMeasurement[],
  grown: Dimension,
  kept: Dimension,
): Growth[] {
  return [...new Set(measurements.map((measurement) => measurement[kept]))].flatMap((value) => {
    const series = measurements
      .filter((measurement) => measurement[kept] === value)
      .toSorted((a, b) => a[grown] - b[grown])
    const [least, most] = [series[0], series.at(-1)]
    if (least === undefined || most === undefined || least === most) return []
    return [{ least, most, grown, kept }]
  })
}

function timeOf({ times }: ReadMeasurement, server: string): Spread {
  return spreadOf(times[server] ?? [])
}

function spread({ median, least, most }: Spread): string {
  return `${tenths(median)} (${tenths(least)}–${tenths(most)})`
}
