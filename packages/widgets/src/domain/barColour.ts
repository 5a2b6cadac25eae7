import { bandOf, type ScoreBand } from './scoreBand.ts'

/** The colour of a progress bar, best first. */
export type BarColour = 'emerald' | 'blue' | 'yellow' | 'orange' | 'red'

const BAR_COLOURS: Record<ScoreBand, BarColour> = {
  excellent: 'emerald',
  good: 'blue',
  average: 'yellow',
  belowAverage: 'orange',
  poor: 'red',
}

/**
 * The colour of a progress bar: 90 % and above emerald, 80 blue, 70 yellow, 60 orange, else red.
 * The steps are those of the five score bands, so that a bar and its label never disagree.
 *
 * @param raw fraction from 0 to 1
 */
export function barColourOf(raw: number): BarColour {
  return BAR_COLOURS[bandOf(raw)]
}
