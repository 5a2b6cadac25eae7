/** Numbers from 0 to below 1, the same ones for the same seed. */
export type Random = () => number

/** Mulberry32, which passes common tests of randomness and has a state of 32 bits. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const MANY = 30

/** How many of many independent things happen when `mean` do on average. */
export function poisson(mean: number, random: Random): number {
  if (mean > MANY) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal))
  }
  const limit = Math.exp(-mean)
  let count = 0
  for (let product = random(); product > limit; product *= random()) count += 1
  return count
}

/** Picks an index by its weight: after a start that goes over all weights, each pick is a short search. */
export function weightedPick(weights: readonly number[], random: Random): () => number {
  const sums = new Float64Array(weights.length)
  let total = 0
  for (const [index, weight] of weights.entries()) {
    total += weight
    sums[index] = total
  }
  return () => {
    const point = random() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? total) <= point) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Weights of the first, second, third… by Zipf's law: what is in the n-th place is asked for 1/n as often. */
export function zipf(count: number): number[] {
  return Array.from({ length: count }, (_, index) => 1 / (index + 1))
}
