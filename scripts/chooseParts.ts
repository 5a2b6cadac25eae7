/** The parts of the tests, in the order in which they run. */
export const PARTS = ['checks', 'unit', 'stories', 'packed', 'e2e'] as const

/** One part of the tests. */
export type PartName = (typeof PARTS)[number]

/**
 * The parts that the command line asks for: all, or the one after `--only`.
 *
 * @throws Error when it asks for anything else
 */
export function chooseParts(given: readonly string[]): readonly PartName[] {
  const words = given.filter((word) => word !== '--').flatMap((word) => word.split('=', 2))
  if (words.length === 0) return PARTS
  const [flag, name, ...more] = words
  const part = PARTS.find((known) => known === name)
  if (flag === '--only' && part !== undefined && more.length === 0) return [part]
  throw new Error(`“${given.join(' ')}” is unknown; give nothing, or --only ${PARTS.join('|')}.`)
}
