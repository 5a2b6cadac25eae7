import { table } from '../../bench/markdown.ts'
import { spreadOf } from '../../bench/statistics.ts'
import { kilobytes } from '../../release/sizes/sizeTable.ts'
import type { RowsTime, Width } from './measureRows.ts'
import { AUDITS, CATEGORIES, type LighthouseVisit, type Preset } from './runLighthouse.ts'

/** All visits of one site. */
export interface SiteVisits {
  /** What it reads from. */
  readonly over: string
  readonly lighthouse: readonly { readonly preset: Preset; readonly visits: LighthouseVisit[] }[]
  readonly rows: readonly { readonly width: Width; readonly times: RowsTime[] }[]
}

/** On what a run was made. */
export interface FirstPaintMachine {
  readonly cores: number
  /** The day of the run, YYYY-MM-DD. */
  readonly date: string
  /** The command as it was given. */
  readonly command: string
  readonly browserVersion: string
}

type Row = readonly string[]

/** A run in Markdown: on what it was made, what Lighthouse says, and when rows are in sight. */
export function firstPaintReport(
  sites: readonly SiteVisits[],
  { cores, date, command, browserVersion }: FirstPaintMachine,
): string {
  const visits = sites.flatMap(({ lighthouse }) => lighthouse.flatMap((preset) => preset.visits))
  const findings = [...new Set(visits.flatMap((visit) => visit.findings))]
  return [
    `${date}, ${cores} cores, Chromium ${browserVersion}, Lighthouse ${visits[0]?.version ?? ''}: \`${command}\``,
    table(
      ['Lighthouse', ...CATEGORIES.map((id) => id.replace('-', ' ')), ...Object.values(AUDITS)],
      sites.flatMap(lighthouseRows),
    ),
    findings.length === 0
      ? 'Lighthouse finds nothing besides.'
      : `Lighthouse finds besides:\n\n${findings.map((finding) => `- ${finding}`).join('\n')}`,
    table(
      ['slow visit', 'rows in sight', 'first paint', 'blocked', 'shift', 'script, kB'],
      sites.flatMap(rowsRows),
    ),
  ].join('\n\n')
}

function lighthouseRows({ over, lighthouse }: SiteVisits): Row[] {
  return lighthouse.map(({ preset, visits }) => [
    `${preset}, ${over}`,
    ...CATEGORIES.map((id) => spread(visits.map(({ scores }) => scores[id]))),
    ...(Object.keys(AUDITS) as (keyof typeof AUDITS)[]).map((id) =>
      id === 'cumulative-layout-shift'
        ? shiftText(visits.map(({ figures }) => figures[id]))
        : spread(visits.map(({ figures }) => figures[id])),
    ),
  ])
}

function rowsRows({ over, rows }: SiteVisits): Row[] {
  return rows.map(({ width, times }) => [
    `${width} px, ${over}`,
    spread(times.map((time) => time.rows)),
    spread(times.map((time) => time.firstPaint)),
    spread(times.map((time) => time.blocked)),
    shiftText(times.map((time) => time.shift)),
    kilobytes(Math.max(...times.map((time) => time.script))),
  ])
}

function spread(values: readonly number[]): string {
  const { median, least, most } = spreadOf(values)
  if (least === most) return median.toFixed(0)
  return `${median.toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)})`
}

/** The greatest of them: content that moved once has moved. */
function shiftText(values: readonly number[]): string {
  const most = Math.max(...values)
  return most === 0 ? '0' : most.toFixed(4)
}
