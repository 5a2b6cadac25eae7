import { firstRowTexts, type RowWatch } from './firstRowTexts.ts'
import {
  scrollRows,
  scrollToTop,
  type Pace,
  type Scrolled,
  type ScrollSight,
} from './scrollRows.ts'
import { whenPainted } from './whenPainted.ts'

/** The global that measures each page. */
export interface BenchProbe {
  /** Starts a measurement. Call it before the event. */
  readonly watch: (watch: RowWatch, event?: 'click' | 'keydown') => void
  /** Resolves with the milliseconds from the event to the paint of the expected rows. */
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
  painted: () => outcome ?? Promise.reject(new Error('Call watch first.')),
  firstRowTexts,
  scrollToTop,
  scrollRows,
}

Object.assign(globalThis, { benchProbe })
