/** How long caches keep an answer, in seconds. */
export interface Lifetime {
  /** For so long it answers without asking anybody. */
  readonly freshFor: number
  /** For so long after that it still answers at once, and asks behind the reader's back. */
  readonly staleFor: number
}

/** What a Cache-Control header says to browsers and shared caches alike; without one, nothing is kept. */
export function lifetimeOf(cacheControl: string | undefined): Lifetime {
  const seconds = (directive: string) =>
    Number(new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(cacheControl ?? '')?.[1] ?? 0)
  return { freshFor: seconds('max-age'), staleFor: seconds('stale-while-revalidate') }
}

/** What a cache does with a copy: answer, answer and ask for a newer one, or ask and wait. */
export type Reuse = 'fresh' | 'stale' | 'expired'

/** @param age seconds since the copy left the host, over all caches on its way */
export function reuseOf({ freshFor, staleFor }: Lifetime, age: number): Reuse {
  if (age < freshFor) return 'fresh'
  return age < freshFor + staleFor ? 'stale' : 'expired'
}
