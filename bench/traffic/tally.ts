import { DAY_S } from './day.ts'

/** Ends of the spans after a publication in which old figures are counted, in seconds. */
export const SPANS = [300, 600, 3_600, 4 * 3_600, DAY_S] as const

/** Requests to one place. */
export class Requests {
  count = 0
  /** Those of them whose answer was empty, because what was there had not changed. */
  unchanged = 0
  /** Bytes of the bodies, compressed; heads are not counted. */
  bytes = 0
  readonly bySecond = new Uint32Array(DAY_S)

  /** @param bytes none when the answer was empty */
  add(at: number, bytes: number): void {
    this.count += 1
    this.bytes += bytes
    if (bytes === 0) this.unchanged += 1
    addOne(this.bySecond, at)
  }

  /** The most in one second. */
  get peak(): number {
    return Math.max(...maximaOf(this.bySecond))
  }
}

/** What a day comes to. */
export class Tally {
  views = 0
  /** Asked of the points of the network by browsers. */
  readonly edge = new Requests()
  /** Asked of the host of the files by the points. */
  readonly host = new Requests()
  /** Requests to the host for which a reader waited. */
  waits = 0
  /** Views by span after the publication, and those of them that showed old figures, by who kept these. */
  readonly viewsIn = SPANS.map(() => 0)
  readonly oldOfBrowserIn = SPANS.map(() => 0)
  readonly oldOfPointIn = SPANS.map(() => 0)

  /**
   * @param since seconds since the publication; negative before it
   * @param old who kept the old figures that were shown, if they were old
   */
  addView(since: number, old: 'browser' | 'point' | undefined): void {
    this.views += 1
    if (since < 0) return
    const span = SPANS.findIndex((until) => since < until)
    addOne(this.viewsIn, span)
    if (old === 'browser') addOne(this.oldOfBrowserIn, span)
    if (old === 'point') addOne(this.oldOfPointIn, span)
  }
}

function addOne(counts: number[] | Uint32Array, index: number): void {
  const place = Math.floor(index)
  counts[place] = (counts[place] ?? 0) + 1
}

/** A call takes too few arguments for a whole day. */
function maximaOf(counts: Uint32Array): number[] {
  const hours: number[] = []
  for (let start = 0; start < counts.length; start += 3_600) {
    hours.push(Math.max(...counts.subarray(start, start + 3_600)))
  }
  return hours
}
