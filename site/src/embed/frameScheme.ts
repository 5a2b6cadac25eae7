/**
 * Styles of a frame that tell its colour scheme, whatever decides it: an outline that is never drawn has
 * one of two colours, and the transition between them ends with an event.
 */
export const SCHEME_STYLE = 'outline-color:light-dark(#000001,#000002);transition:outline-color 1ms'

/** The colour scheme in which the page around it draws a frame. */
export function schemeOf(frame: HTMLIFrameElement): 'light' | 'dark' {
  return getComputedStyle(frame).outlineColor.endsWith('2)') ? 'dark' : 'light'
}

/**
 * Draws the page of a frame in the scheme of the page around it. Chromium and Firefox do so by
 * themselves, by what `prefers-color-scheme` matches in a frame; WebKit does not.
 */
export function followScheme(scheme: 'light' | 'dark' | undefined): void {
  const own = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.style.colorScheme = scheme === undefined || scheme === own ? '' : scheme
}
