import type { DaySettings } from './day.ts'
import type { Embed, SiteFile } from './embeds.ts'
import { figure, percent, table } from '../markdown.ts'
import type { Day } from './simulateDay.ts'
import { SPANS, type Requests, type Tally } from './tally.ts'

const MILLION = 1_000_000
const GB = 1_000_000_000
const DAY_S = 86_400
const HOURS = 3_600

/** The files that each way to embed loads, how heavy they are and how long they are kept. */
export function filesReport(embeds: readonly Embed[]): string {
  const files = new Map(embeds.flatMap((embed) => embed.files.map((file) => [file.path, file])))
  const usersOf = (path: string) =>
    embeds.filter((embed) => embed.files.some((file) => file.path === path))
  return [
    table(
      ['file', 'kB', 'kB gzip', 'fresh for, s', 'then stale for, s', 'loaded by'],
      [...files.values()].map((file) => [
        `\`${shortened(file)}\``,
        figure(file.bytes / 1_000),
        figure(file.gzipBytes / 1_000),
        file.lifetime.freshFor,
        file.lifetime.staleFor,
        usersOf(file.path)
          .map(({ name }) => name)
          .join(', '),
      ]),
    ),
    table(
      ['way to embed', 'of partners', 'files', 'kB gzip for a first view'],
      embeds.map(({ name, share, files: own }) => [
        name,
        percent(share),
        own.length,
        figure(own.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1_000),
      ]),
    ),
  ].join('\n\n')
}

/** Digests are long and change with each build. */
function shortened({ path }: SiteFile): string {
  return path.replace(/[0-9a-f]{10,}/, '<digest>')
}

/**
 * What a day comes to: at each place, for a million views of each way to embed, and after the publication.
 *
 * @param gbPrice what a host takes for a GB that it sends, in USD
 */
export function dayReport({ all, byEmbed }: Day, settings: DaySettings, gbPrice: number): string {
  return [
    settingsLine(settings),
    table(
      ['', 'requests', 'of them unchanged', 'GB', 'a second, mean', 'a second, most'],
      [
        placeRow('browsers to the network', all.edge),
        placeRow('the network to the host', all.host),
      ],
    ),
    `The network answers ${percent(1 - all.host.count / all.edge.count)} of what it is asked by itself; ` +
      `a reader waits for the host in ${figure(all.waits)} of ${figure(all.views)} views.`,
    table(
      [
        'a million views of',
        'requests, million',
        'of them unchanged',
        'GB',
        'requests to the host',
        `USD at ${gbPrice} a GB`,
      ],
      [['all', all] as const, ...byEmbed].map(([name, tally]) => millionRow(name, tally, gbPrice)),
    ),
    spansTable(all),
  ].join('\n\n')
}

/** What was supposed, in a line. */
export function settingsLine(settings: DaySettings): string {
  const { views, partners, points, returning, publishedAt, seed } = settings
  return (
    `${figure(views)} views on ${figure(partners)} pages, ${figure(points)} points, ` +
    `${percent(returning)} of the views by who returns, new figures at ` +
    `${figure(publishedAt / HOURS)}:00 UTC, seed ${seed}.`
  )
}

function placeRow(name: string, requests: Requests): readonly (string | number)[] {
  return [
    name,
    figure(requests.count),
    figure(requests.unchanged),
    figure(requests.bytes / GB),
    figure(requests.count / DAY_S),
    figure(requests.peak),
  ]
}

function millionRow(
  name: string,
  { views, edge, host }: Tally,
  gbPrice: number,
): readonly (string | number)[] {
  const million = (count: number) => (count / views) * MILLION
  return [
    name,
    figure(million(edge.count) / MILLION),
    figure(million(edge.unchanged) / MILLION),
    figure(million(edge.bytes) / GB),
    figure(million(host.count)),
    figure((million(edge.bytes) / GB) * gbPrice),
  ]
}

function spansTable({ viewsIn, oldOfBrowserIn, oldOfPointIn }: Tally): string {
  const rows = SPANS.flatMap((until, index) => {
    const views = viewsIn[index] ?? 0
    if (views === 0) return []
    const share = (counts: readonly number[]) => percent((counts[index] ?? 0) / views)
    const from = SPANS[index - 1] ?? 0
    return [
      [
        `${spanText(from)} to ${spanText(until)}`,
        figure(views),
        share(oldOfPointIn),
        share(oldOfBrowserIn),
      ],
    ]
  })
  return table(
    ['after the publication', 'views', 'old figures from a point', 'from the reader’s browser'],
    rows,
  )
}

function spanText(seconds: number): string {
  return seconds < HOURS ? `${seconds / 60} min` : `${seconds / HOURS} h`
}
