import { describe, expect, it } from 'vitest'
import { withOwnProperties } from './ownProperties.js'

const changed = (code: string, hasPlainFields = false) =>
  withOwnProperties(code, 'library.js', hasPlainFields)

/** Returns the keys that a transformed loop sees in an object with inherited properties. */
function keysIn(loop: string): unknown {
  const prototype = { inherited: true }
  const body = `const keys = []; const object = Object.create(prototype); object.own = 1; ${changed(loop)}; return keys`
  // The code under test is a string.
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function('prototype', body)(prototype)
}

describe('withOwnProperties', () => {
  it.each([
    'for (const key in object) keys.push(key)',
    'let key; for (key in object) { keys.push(key) }',
    'let copy; for (const key in copy = {}, object) keys.push(key)',
    'for (const key in null) keys.push(key); for (const key in object) keys.push(key)',
  ])('hides inherited keys from loops: %s', (loop) => {
    expect(keysIn(loop)).toEqual(['own'])
  })

  it('uses descriptors without a prototype', () => {
    const code = changed(
      "Object.defineProperty(a, 'b', c); Object.getOwnPropertyDescriptor(a, 'b') // end",
    )
    expect(code).toMatch(/^defineOwn\(a, 'b', c\); ownDescriptor\(a, 'b'\) \/\/ end\n/)
    expect(code).toMatch(/\nimport \{ defineOwn, ownDescriptor \} from ".*ownDescriptors\.js"$/)
  })

  it.each([
    [
      'document.currentScript.src',
      "Reflect.get(Document.prototype, 'currentScript', document).src",
    ],
    ["document.createElement('a')", "Document.prototype.createElement.call(document, 'a')"],
    ['document.hasFocus()', 'Document.prototype.hasFocus.call(document)'],
    [
      'document.append(document.body)',
      "Document.prototype.append.call(document, Reflect.get(Document.prototype, 'body', document))",
    ],
    ['node.ownerDocument.head', "Reflect.get(Document.prototype, 'head', node.ownerDocument)"],
    ['page.createTextNode(text)', 'Document.prototype.createTextNode.call(page, text)'],
    ["document.title = 'a'", "document.title = 'a'"],
  ])('reads the members of a document from its prototype: %s', (code, expected) => {
    expect(changed(code)).toBe(expected)
  })

  it('keeps what a library has on the window under a symbol', () => {
    const code = '(a = globalThis).__zod_globalConfig ??= globalThis.__zod_globalConfig?.b'
    const kept = "Symbol.for('__zod_globalConfig')"
    expect(changed(code)).toBe(`(a = globalThis)[${kept}] ??= globalThis[${kept}]?.b`)
  })

  it.each([
    ['globalThis.document?.hidden', "optionalMember(globalThis.document, 'hidden')"],
    [
      'node?.ownerDocument.defaultView ?? window',
      "optionalMember(node?.ownerDocument, 'defaultView') ?? window",
    ],
  ])('reads no member without a document: %s', (code, expected) => {
    expect(changed(code).split('\n')[0]).toBe(expected)
  })

  it('refuses a longer chain, whose rest would not be skipped without a document', () => {
    expect(() => changed('node?.ownerDocument.body.append(child)')).toThrow(
      'library.js: split “node?.ownerDocument.body.append” after “body”.',
    )
  })

  it('lets Preact create elements without options', () => {
    const code = 'page.createElementNS(namespace, tag, props.is ? props : parent)'
    expect(withOwnProperties(code, '/preact/src/index.js')).toBe(
      'Document.prototype.createElementNS.call(page, namespace, tag)',
    )
  })

  it.each([
    [
      "new Intl.NumberFormat('en', { style })",
      "new Intl.NumberFormat('en', { __proto__: null, style })",
    ],
    ['node.focus({})', 'node.focus({ __proto__: null, })'],
    ['format({ style })', 'format({ style })'],
  ])('gives options of the browser no prototype: %s', (code, expected) => {
    expect(changed(code).replaceAll(' ', '')).toBe(expected.replaceAll(' ', ''))
  })

  it('reads members of components that a page has not added to every object', () => {
    const code = 'if (type.prototype.render) component.render(); component.render = render'
    expect(withOwnProperties(code, '/preact/dist/preact.mjs')).toMatch(
      /^if \(ownMember\(type\.prototype, 'render'\)\) component\.render\(\); component\.render = render\n/,
    )
    expect(changed(code)).toBe(code)
  })

  it('does not change code that reads no inherited properties', () => {
    const code = 'for (const key of Object.keys(object)) Object.create(null)'
    expect(changed(code)).toBe(code)
  })

  it('makes private fields public on request, with a name for each class', () => {
    const code = 'class A { #a = 1 } class B extends A { #a = 2; read() { return this.#a } }'
    expect(changed(code)).toBe(code)
    expect(changed(code, true)).toBe(
      'class A { _private_A_a = 1 } class B extends A { _private_B_a = 2; read() { return this._private_B_a } }',
    )
  })
})
