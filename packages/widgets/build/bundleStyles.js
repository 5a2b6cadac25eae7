import { fileURLToPath } from 'node:url'
import { bundle } from 'lightningcss'
import { parse } from 'postcss'
import { nestRules } from './nestRules.js'

/** @typedef {import('lightningcss').Selector} Selector */
/** @typedef {import('lightningcss').SelectorComponent} SelectorComponent */

/** @type {SelectorComponent} */
const ID = { type: 'id', name: 't' }

/**
 * Matches every element with the specificity of two ids.
 *
 * @type {SelectorComponent}
 */
const TWO_IDS = { type: 'pseudo-class', kind: 'not', selectors: [[ID, ID]] }

/**
 * Bundles a style sheet with its imports and minifies it.
 *
 * @param {string} file relative to src, such as `theme/tokens.css`
 */
export function bundleStyles(file) {
  return bundled(file, {})
}

/**
 * Bundles a style sheet for a cascade layer. It removes `!important`, which would override the host's
 * own `!important` rules.
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
 * Bundles a style sheet with the specificity of two ids for every part of a widget, which overrides
 * host rules such as `#main .post input[type=url]:not([readonly]):focus`.
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
 * Keeps the specificity of the root itself, so that a host can position it.
 *
 * @param {Selector} selector
 * @returns {Selector}
 */
function strengthened(selector) {
  const [gate] = selector
  const isOfPart = selector.some(({ type }) => type === 'combinator' || type === 'pseudo-element')
  if (gate === undefined || !isGate(gate) || !isOfPart) return selector
  // With two ids, the root class need not be repeated for specificity.
  return [gate, TWO_IDS, ...selector.slice(1).filter((component) => !isGate(component))]
}

/** @param {SelectorComponent} component */
function isGate(component) {
  return component.type === 'class' && component.name === 'tl-root'
}
