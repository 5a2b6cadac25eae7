import type { CSSProperties } from 'react'
import { formatCount, type ScoreAxis } from '../domain/index.ts'

/** Props of the numbers of an axis. */
export interface AxisTicksProps {
  readonly axis: Pick<ScoreAxis, 'ticks'>
  readonly locale: string
}

/** The number of each tick of an axis, in percent, within an element with the class `tl-axis`. */
export function AxisTicks({ axis, locale }: AxisTicksProps) {
  return axis.ticks.map((tick) => (
    <span key={tick} className="tl-axis-tick" style={{ '--_tl-raw': tick } as CSSProperties}>
      {formatCount(tick * 100, locale)}
    </span>
  ))
}
