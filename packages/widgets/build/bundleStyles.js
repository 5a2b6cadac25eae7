import { fileURLToPath } from 'node:url'
import { bundle } from 'lightningcss'
import { parse } from 'postcss'
import { nestRules } from './nestRules.js'

/** @typedef {import('lightningcss').Selector} Selector */
/** @typedef {import('lightningcss').SelectorComponent} SelectorComponent */

/** @type {SelectorComponent} */
const ID = { type: 'id', name: 't' }

/**
 * Matches every element, and weighs as much as two ids.
 *
 * @type {SelectorComponent}
 */
const TWO_IDS = { type: 'pseudo-class', kind: 'not', selectors: [[ID, ID]] }

/**
 * A stylesheet with all that it imports, minified.
 *
 * @param {string} file below src, as `theme/tokens.css`
 */
export function bundleStyles(file) {
  return bundled(file, {})
}

/**
 * The same for a cascade layer, where `!important` would be stronger than a host's own.
 *
 * @param {string} file
 */
export function bundleLayeredStyles(file) {
  const root = parse(bundled(file, {}))
  root.walkDecls((declaration) => {
    declaration.important = false
  })
  return root.toString()
}

/**
 * The same, with every rule for a part of a widget made stronger than any rule of a host that has no two
 * ids, as `#main .post input[type=url]:not([readonly]):focus`. The sources say the gate once and stay readable.
 *
 * @param {string} file
 */
export function bundleStrongStyles(file) {
  return nestRules(bundled(file, { Selector: strengthened }), '.tl-root:not(#t#t)')
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
  const isOfPart = selector.some(({ type }) => type === 'combinator' || type === 'pseudo-element')
  if (gate === undefined || !isGate(gate) || !isOfPart) return selector
  // Said twice, it is only as strong as other rules; beside two ids, once is enough.
  return [gate, TWO_IDS, ...selector.slice(1).filter((component) => !isGate(component))]
}

/** @param {SelectorComponent} component */
function isGate(component) {
  return component.type === 'class' && component.name === 'tl-root'
}
