/**
 * Returns the state of a media query; undefined where the environment has none, as jsdom. Mocks of
 * test runners often answer in part.
 */
export function queryMedia(query: string): Partial<MediaQueryList> | undefined {
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined
}
