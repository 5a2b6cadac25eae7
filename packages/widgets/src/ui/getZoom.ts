/**
 * Returns how many px of the viewport a CSS px of an element takes, because the page around it sets `zoom`.
 * Rectangles are in px of the viewport, styles and scroll positions in CSS px. Browsers from before 2024 do not say.
 */
export function getZoom(element: Element): number {
  return (element as { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1
}
