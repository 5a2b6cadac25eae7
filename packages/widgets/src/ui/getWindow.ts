/**
 * Returns the window that shows an element. It is not the window of the script when the page has moved the element to
 * a frame or a pop-out window.
 */
export function getWindow(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView ?? window
}
