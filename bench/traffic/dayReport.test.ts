import { expect, it } from 'vitest'
import { DAY_S, type DaySettings } from './day.ts'
import { dayReport, filesReport } from './dayReport.ts'
import type { Embed } from './embeds.ts'
import { simulateDay } from './simulateDay.ts'

const SETTINGS: DaySettings = {
  views: 2_000,
  partners: 5,
  points: 2,
  returning: 0.5,
  publishedAt: DAY_S / 2,
  seed: 1,
}
const EMBED: Embed = {
  name: 'a tag',
  share: 1,
  files: [
    {
      path: '/snapshots/snapshot-0123456789abcdef.json',
      bytes: 57_150,
      gzipBytes: 4_580,
      lifetime: { freshFor: 300, staleFor: 600 },
      isOfFigures: true,
    },
  ],
  isLatest: true,
}

it('files are told with what they weigh, how long they are kept and who loads them', () => {
  const lines = filesReport([EMBED]).split('\n')
  expect(lines).toContain(
    '| `/snapshots/snapshot-<digest>.json` | 57.2 | 4.58 | 300 | 600 | a tag |',
  )
  expect(lines).toContain('| a tag | 100 % | 1 | 4.58 |')
})

it('a day tells what was supposed, each place, a million views, and the time after the publication', () => {
  const report = dayReport(simulateDay([EMBED], SETTINGS), SETTINGS, 2)
  expect(report).toContain('2,000 views on 5 pages, 2 points, 50 % of the views by who returns')
  expect(report).toContain('new figures at 12:00 UTC')
  for (const row of ['browsers to the network', 'the network to the host', 'all', 'a tag']) {
    expect(report).toMatch(new RegExp(`^\\| ${row} \\|( [\\d.,]+ \\|)+$`, 'm'))
  }
  expect(report).toMatch(/^\| 0 min to 5 min \| .* % \| .* % \|$/m)
  const [, , , gb, , usd] = /^\| all .*$/m.exec(report)?.[0].split('|').slice(1) ?? []
  expect(Number(usd) / Number(gb)).toBeCloseTo(2)
  expect(report).not.toMatch(/NaN|undefined|Infinity/)
})

it('no span is told in which nobody came', () => {
  const late = { ...SETTINGS, publishedAt: DAY_S }
  const report = dayReport(simulateDay([EMBED], late), late, 2)
  expect(report).not.toContain('0 min to 5 min')
  expect(report).not.toMatch(/NaN/)
})
