import type { DaySettings } from './day.ts'
import { settingsLine } from './dayReport.ts'
import type { Embed } from './embeds.ts'
import type { Lifetime } from './lifetime.ts'
import { figure, percent, table } from '../markdown.ts'
import { simulateDay } from './simulateDay.ts'
import type { Tally } from './tally.ts'

const WEEK_S = 604_800
const LIFETIMES: readonly Lifetime[] = [
  { freshFor: 60, staleFor: WEEK_S },
  { freshFor: 300, staleFor: WEEK_S },
  { freshFor: 300, staleFor: 3_600 },
  { freshFor: 300, staleFor: 0 },
  { freshFor: 3_600, staleFor: WEEK_S },
]

/** What more views, and other lifetimes of what changes with the figures, do to the host and to readers. */
export function growthReport(embeds: readonly Embed[], settings: DaySettings): string {
  const views = [settings.views / 100, settings.views / 10, settings.views]
  const fewer = { ...settings, views: settings.views / 10 }
  return [
    table(
      ['views a day', 'requests to the network', 'to the host', 'to the host, most a second'],
      views.map((count) => {
        const { all } = simulateDay(embeds, { ...settings, views: count })
        return [
          figure(count),
          figure(all.edge.count),
          figure(all.host.count),
          figure(all.host.peak),
        ]
      }),
    ),
    `Other lifetimes of what changes with the figures. ${settingsLine(fewer)}`,
    table(
      [
        'fresh for, s',
        'then stale for, s',
        'to the network',
        'to the host',
        'waits',
        'old later than an hour',
      ],
      LIFETIMES.map((lifetime) => {
        const { all } = simulateDay(withLifetime(embeds, lifetime), fewer)
        return [
          lifetime.freshFor,
          lifetime.staleFor,
          figure(all.edge.count),
          figure(all.host.count),
          figure(all.waits),
          percent(shareOfOldAfterAnHour(all)),
        ]
      }),
    ),
  ].join('\n\n')
}

/** The same files, of which those that change with the figures are kept for other times. */
function withLifetime(embeds: readonly Embed[], lifetime: Lifetime): readonly Embed[] {
  return embeds.map((embed) => ({
    ...embed,
    files: embed.files.map((file) => (file.isOfFigures ? { ...file, lifetime } : file)),
  }))
}

/** The first three spans end an hour after the publication. */
function shareOfOldAfterAnHour({ viewsIn, oldOfBrowserIn, oldOfPointIn }: Tally): number {
  const later = (counts: readonly number[]) =>
    counts.slice(3).reduce((sum, count) => sum + count, 0)
  return (later(oldOfBrowserIn) + later(oldOfPointIn)) / later(viewsIn)
}
