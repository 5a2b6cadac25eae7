/**
 * In which order all have their turn in a round. Whoever comes after a heavy page finds the machine
 * still busy with it, so neither the place nor who went before is the same in each round.
 *
 * @param round from 0
 */
export function turnsOf<Item>(items: readonly Item[], round: number): Item[] {
  const line = round % 2 === 0 ? items : items.toReversed()
  const first = round % items.length
  return [...line.slice(first), ...line.slice(0, first)]
}
