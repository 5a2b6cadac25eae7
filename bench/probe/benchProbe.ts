import { firstRowTexts, type RowWatch } from './firstRowTexts.ts'
import {
  scrollRows,
  scrollToTop,
  type Pace,
  type Scrolled,
  type ScrollSight,
} from './scrollRows.ts'
import { whenPainted } from './whenPainted.ts'

/** What stands in each page to watch it. */
export interface BenchProbe {
  /** Begins to watch; to be called before the event. */
  readonly watch: (watch: RowWatch, event?: 'click' | 'keydown') => void
  /** Milliseconds from the event to the paint of the rows that are watched for. */
  readonly painted: () => Promise<number>
  readonly firstRowTexts: (watch: RowWatch) => string[]
  readonly scrollToTop: (scrolled: Scrolled) => void
  readonly scrollRows: (scrolled: Scrolled, pace: Pace) => Promise<ScrollSight>
}

let outcome: Promise<number> | undefined

const benchProbe: BenchProbe = {
  watch: (watch, event) => {
    outcome = whenPainted(watch, event)
  },
  painted: () => outcome ?? Promise.reject(new Error('Nothing is watched.')),
  firstRowTexts,
  scrollToTop,
  scrollRows,
}

Object.assign(globalThis, { benchProbe })
