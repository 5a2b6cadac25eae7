/** What the elements need that came last to browsers; without one of these they look broken. */
const NEEDED = {
  'custom elements': () => 'customElements' in window && 'attachShadow' in Element.prototype,
  'CSS nesting': () => CSS.supports('selector(&)'),
  'container queries': () => CSS.supports('container-type', 'inline-size'),
  'light-dark()': () => CSS.supports('color', 'light-dark(red, red)'),
}

/** What this browser lacks of it. */
export const lacking = Object.entries(NEEDED).flatMap(([name, isThere]) => (isThere() ? [] : name))
