/**
 * Returns the state of a media query in a window; undefined where the environment has none, as jsdom. Mocks of
 * test runners often answer in part.
 */
export function queryMedia(query: string, view: Window): Partial<MediaQueryList> | undefined {
  return typeof view.matchMedia === 'function' ? view.matchMedia(query) : undefined
}
