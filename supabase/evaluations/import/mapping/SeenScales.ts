import { PERCENT } from '../../file/meaningRules.ts'
import type { Figure, Format } from '../formats/importer.ts'
import type { DeclaredFigure } from './createMapper.ts'

interface SeenScale {
  readonly entry: DeclaredFigure
  /** A value above 0 and up to 1, which may be a share. */
  low: number | undefined
  hasHigh: boolean
}

/** The values that entries of a mapping declare to be in percent, to find those that are shares from 0 to 1. */
export class SeenScales {
  private readonly scales = new Map<string, SeenScale>()

  /** Notes a value in percent, unless the entry or the file declares its range. */
  add(format: Format, entry: DeclaredFigure, { value, range, rejection }: Figure): void {
    const isDeclared = entry.range !== undefined || range !== undefined || rejection !== undefined
    if (entry.unit !== PERCENT || isDeclared || typeof value !== 'number') return
    const key = JSON.stringify([format, entry.place])
    const seen = this.scales.get(key) ?? { entry, low: undefined, hasHigh: false }
    if (value > 0 && value <= 1) seen.low ??= value
    else if (value !== 0) seen.hasHigh = true
    this.scales.set(key, seen)
  }

  /** Describes the entries of which no value is above 1. */
  findShares(): string[] {
    return [...this.scales.values()].flatMap(({ entry, low, hasHigh }) =>
      low === undefined || hasHigh
        ? []
        : [
            `${entry.place} is in percent, but no value is above 1, such as ${low}; allowed: the figure without ` +
              'a unit if its values are from 0 to 1, or with "range": { "low": 0, "high": 100 } if they are in percent',
          ],
    )
  }
}
