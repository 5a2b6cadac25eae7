import type { TakenFigure } from './FileReport.ts'
import { listUnlike } from './listUnlike.ts'

/** The sign between the settings of a run. */
export const SEPARATOR = ', '
/** How every format says how many solved examples a prompt has. */
const EXAMPLES = /^(?<count>\d+) examples\b/

/** Whether two runs of a task have different values and options, so that neither replaces the other. */
export function hasOtherSettings(best: TakenFigure, other: TakenFigure): boolean {
  if (best.judged.figure.value === other.judged.figure.value) return false
  if (!isSameFormat(best, other)) return listStated(best, other).length > 0
  if (best.run.settings !== other.run.settings) return true
  const [first, second] = [best, other].map(({ judged: { figure } }) => figure)
  if (first?.settings !== second?.settings || first?.judge !== second?.judge) return true
  return listUnlike(best, other).length > 0
}

/** Lists the settings of a run, and its facts that differ from those of another run. */
export function listCompared(one: TakenFigure, other: TakenFigure): readonly string[] {
  if (!isSameFormat(one, other)) return listStated(one, other)
  return [...listSettings(one), ...listUnlike(one, other)]
}

/**
 * Lists the settings of a run to which a run of another format gives another value. Settings that the other run does not
 * mention, which are most, are left out.
 */
function listStated(one: TakenFigure, other: TakenFigure): readonly string[] {
  const others = new Map(listSettings(other).map(splitSetting))
  return listSettings(one).filter((setting) => {
    const [name, value] = splitSetting(setting)
    return others.has(name) && others.get(name) !== value
  })
}

function splitSetting(setting: string): readonly [name: string, value: string] {
  const count = EXAMPLES.exec(setting)?.groups?.count
  if (count !== undefined) return ['examples', count]
  const sign = setting.indexOf('=')
  return sign === -1 ? [setting, setting] : [setting.slice(0, sign), setting.slice(sign + 1)]
}

function listSettings({ judged: { figure }, run }: TakenFigure): readonly string[] {
  const judge = figure.judge === undefined ? [] : [`judge=${figure.judge}`]
  return [run.settings, figure.settings].flatMap((all) => all?.split(SEPARATOR) ?? []).concat(judge)
}

function isSameFormat({ report }: TakenFigure, other: TakenFigure): boolean {
  return report.format === other.report.format
}
