/** The most recent browser features that the elements need. Without one of them they look broken. */
const REQUIRED_FEATURES = {
  'custom elements': () => 'customElements' in window && 'attachShadow' in Element.prototype,
  'CSS nesting': () => CSS.supports('selector(&)'),
  'container queries': () => CSS.supports('container-type', 'inline-size'),
  'light-dark()': () => CSS.supports('color', 'light-dark(red, red)'),
  ':has()': () => CSS.supports('selector(:has(a))'),
  'alternative text of content': () => CSS.supports('content', '"a" / ""'),
}

/** The features that this browser lacks. */
export const missingFeatures = Object.entries(REQUIRED_FEATURES).flatMap(([name, isThere]) =>
  isThere() ? [] : name,
)
