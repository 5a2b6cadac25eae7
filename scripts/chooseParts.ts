/** The parts of the tests, in the order in which they run. */
export const PARTS = ['checks', 'unit', 'stories', 'packed', 'e2e'] as const

/** One part of the tests. */
export type PartName = (typeof PARTS)[number]

/** What the command line asks for. */
export interface TestRun {
  readonly parts: readonly PartName[]
  /** Whether the full tier runs too. */
  readonly isFull: boolean
}

/**
 * Parses the command line: `--full` runs the full tier too, `--only PART` runs one part.
 *
 * @throws Error when it has any other argument
 */
export function chooseParts(given: readonly string[]): TestRun {
  const words = given.filter((word) => word !== '--').flatMap((word) => word.split('=', 2))
  const isFull = words.includes('--full')
  const [flag, name, ...more] = words.filter((word) => word !== '--full')
  if (flag === undefined) return { parts: PARTS, isFull }
  const part = PARTS.find((known) => known === name)
  if (flag === '--only' && part !== undefined && more.length === 0) {
    return { parts: [part], isFull }
  }
  throw new Error(
    `“${given.join(' ')}” is unknown; give nothing, --full, or --only ${PARTS.join('|')}.`,
  )
}
