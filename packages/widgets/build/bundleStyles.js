import { fileURLToPath } from 'node:url'
import { bundle } from 'lightningcss'
import { nestRules } from './nestRules.js'

/** @typedef {import('lightningcss').Selector} Selector */

/**
 * A stylesheet with all that it imports, minified.
 *
 * @param {string} file below src, as `theme/tokens.css`
 */
export function bundleStyles(file) {
  return bundled(file, {})
}

/**
 * The same, with every rule for a part of a widget made stronger than a host's rules for elements within
 * a class and their states, as `.entry-content a:hover`. The sources say the gate once and stay readable.
 *
 * @param {string} file
 */
export function bundleStrongStyles(file) {
  return nestRules(bundled(file, { Selector: strengthened }), '.tl-root.tl-root.tl-root')
}

/**
 * @param {string} file
 * @param {import('lightningcss').Visitor<never>} visitor
 */
function bundled(file, visitor) {
  const filename = fileURLToPath(new URL(`../src/${file}`, import.meta.url))
  return new TextDecoder().decode(bundle({ filename, minify: true, visitor }).code)
}

/**
 * The root itself is left as it is: a host may place it.
 *
 * @param {Selector} selector
 * @returns {Selector}
 */
function strengthened(selector) {
  const [gate] = selector
  const isOfPart = selector.some(({ type }) => type === 'combinator')
  if (gate?.type !== 'class' || gate.name !== 'tl-root' || !isOfPart) return selector
  return [gate, gate, ...selector]
}
