/**
 * The order of turns in a round. A heavy page slows the next one down, so positions and
 * predecessors vary between rounds.
 *
 * @param round the index of the round, from 0
 */
export function getTurns<Item>(items: readonly Item[], round: number): Item[] {
  const line = round % 2 === 0 ? items : items.toReversed()
  const first = round % items.length
  return [...line.slice(first), ...line.slice(0, first)]
}
