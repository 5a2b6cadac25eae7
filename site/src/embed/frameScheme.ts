/**
 * Styles that make a frame's computed colour scheme observable. The colour of an invisible outline
 * depends on the scheme, and its transition fires `transitionend` when the scheme changes.
 */
export const SCHEME_STYLE = 'outline-color:light-dark(#000001,#000002);transition:outline-color 1ms'

/** Returns the colour scheme that the host page computes for a frame. */
export function getColorScheme(frame: HTMLIFrameElement): 'light' | 'dark' {
  return getComputedStyle(frame).outlineColor.endsWith('2)') ? 'dark' : 'light'
}

/**
 * Applies the host page's colour scheme to the page of a frame. In Chromium and Firefox,
 * `prefers-color-scheme` already follows the host page; in WebKit it does not.
 */
export function applyColorScheme(scheme: 'light' | 'dark' | undefined): void {
  const own = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.style.colorScheme = scheme === undefined || scheme === own ? '' : scheme
}
