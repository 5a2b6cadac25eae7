import type { Interval } from '../domain/index.ts'
import type { SharedLabels } from '../labels/index.ts'
import { formatInterval } from './describeInterval.ts'

/** Props of an interval. */
export interface IntervalTextProps {
  /** Undefined when the margin is unknown. */
  readonly interval: Interval | undefined
  readonly labels: Pick<SharedLabels, 'interval' | 'locale'>
}

/** The interval of a score, such as 78.2–79.7%, or that its margin is unknown. */
export function IntervalText({ interval, labels }: IntervalTextProps) {
  return <span className="tl-interval">{formatInterval(interval, labels)}</span>
}
