/**
 * Returns the window that shows an element. It is not the window of the script when the page has moved the element to
 * a frame or a pop-out window.
 *
 * @param element null for the window of the script
 */
export function getWindow(element: Element | null): Window & typeof globalThis {
  return element?.ownerDocument.defaultView ?? window
}
