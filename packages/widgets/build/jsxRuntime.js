// The JSX runtime of Preact, whose props inherit nothing from a page.
import { jsx as createElement } from 'preact/jsx-runtime'

export { Fragment } from 'preact/jsx-runtime'

/** An ancestor without ancestors. Engines optimise objects with one better than objects without. */
const BARE = Object.freeze(Object.create(null))

/**
 * On a page that adds `columns` to `Object.prototype`, each component would find it in its props.
 *
 * @param {object} props
 */
const withoutPrototype = (props) => Object.assign(Object.create(BARE), props)

/**
 * @param {import('preact').ComponentType} type
 * @param {object} props
 * @param {import('preact').Key} key
 */
export const jsx = (type, props, key) => createElement(type, withoutPrototype(props), key)

/**
 * The same for static children.
 *
 * @param {import('preact').ComponentType} type
 * @param {object} props
 * @param {import('preact').Key} key
 */
export const jsxs = (type, props, key) => createElement(type, withoutPrototype(props), key)
