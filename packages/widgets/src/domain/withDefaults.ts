/** Completes options. A field that is undefined counts as left out. */
export function withDefaults<Options extends object>(
  defaults: Options,
  given: Partial<Options> = {},
): Options {
  const defined = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...defaults, ...(Object.fromEntries(defined) as Partial<Options>) }
}
