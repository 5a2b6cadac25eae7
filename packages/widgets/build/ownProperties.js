import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const HELPERS = fileURLToPath(new URL('ownDescriptors.js', import.meta.url))

/** Methods that read inherited properties, with their replacements. */
const REPLACED = {
  'Object.create': 'createOwn',
  'Object.defineProperties': 'defineAllOwn',
  'Object.defineProperty': 'defineOwn',
  'Object.getOwnPropertyDescriptor': 'ownDescriptor',
}

/** Methods of documents only, which libraries also call on a variable. */
const DOCUMENT_METHODS = ['createElementNS', 'createTextNode']

/** What a library keeps on the window, which has the elements of the page under their names, too. */
const WINDOW_MEMBERS = ['__zod_globalConfig']

/** Functions and constructors of the browser that read options from an object. */
const TAKING_OPTIONS = [
  ...['addEventListener', 'attachShadow', 'fetch', 'focus', 'observe'],
  ...['Blob', 'Collator', 'CustomEvent', 'DateTimeFormat', 'NumberFormat', 'TransformStream'],
]

/** Optional members of a component, which Preact also looks for in functions. */
const COMPONENT_MEMBERS = [
  ...['contextType', 'defaultProps', 'displayName', 'render', 'shouldComponentUpdate'],
  ...['componentDidCatch', 'componentDidMount', 'componentDidUpdate', 'componentWillMount'],
  ...['componentWillReceiveProps', 'componentWillUnmount', 'componentWillUpdate'],
  ...['getChildContext', 'getDerivedStateFromError', 'getDerivedStateFromProps'],
  'getSnapshotBeforeUpdate',
]
const PREACT = /\/preact\//

/** @type {Readonly<Record<string, import('esbuild').Loader>>} */
const LOADERS = { '.js': 'js', '.mjs': 'js', '.ts': 'ts', '.tsx': 'tsx' }

/** @typedef {{ readonly from: number, readonly to: number, readonly code: string }} Edit */

/** Prefix of former private fields, for `mangleProps`. */
export const PLAIN_PREFIX = /^_private_/

/**
 * Makes bundled code work on pages that extend `Object.prototype`, as some old libraries do. Bundled
 * libraries use `for…in` and plain objects as property descriptors, which see inherited properties. The
 * browser reads its options from plain objects, and Preact optional members of components.
 * Reads members of the document from its prototype: an element with their name, such as
 * `<img name="currentScript">` in a comment of a visitor, replaces those of the document itself. What a library
 * keeps on the window gets a symbol, which is the name of no element.
 * Preact creates an element with its parent as options, whose registry of elements is one of another document
 * when a page has moved the parent; no widget needs it.
 *
 * @param {object} options
 * @param {RegExp} options.filter the files to transform
 * @param {RegExp} [options.plainFields] the files whose private fields become public ones, which are
 * smaller than private fields lowered for old browsers
 * @returns {import('esbuild').Plugin}
 */
export function ownProperties({ filter, plainFields }) {
  return {
    name: 'own-properties',
    setup(build) {
      build.onLoad({ filter }, async ({ path }) => {
        if (path === HELPERS) return undefined
        const text = await readFile(path, 'utf8')
        const contents = withOwnProperties(text, path, plainFields?.test(path))
        return contents === text ? undefined : { contents, loader: LOADERS[extname(path)] ?? 'js' }
      })
    },
  }
}

/**
 * Transforms code so that its loops, property descriptors and options of the browser see own properties
 * only, and the members of the document are those of its prototype.
 *
 * @param {string} text the code of an ES module
 * @param {string} path
 * @param {boolean} [hasPlainFields] whether private fields become public ones
 */
export function withOwnProperties(text, path, hasPlainFields = false) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  /** @type {Edit[]} */
  const edits = []
  const used = new Set()
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isForInStatement(node)) {
      const { initializer, expression } = node
      const from = expression.getStart(file)
      edits.push({ from: initializer.end, to: from, code: ' of Object.keys(Object((' })
      edits.push({ from: expression.end, to: expression.end, code: ')))' })
    } else if (ts.isCallExpression(node) && node.arguments.length > 1) {
      const name = replacementOf(node.expression.getText(file))
      if (name !== undefined) {
        used.add(name)
        edits.push({ from: node.getStart(file), to: node.expression.end, code: name })
      }
    } else if (ts.isPropertyAccessExpression(node) && isDocumentMember(node)) {
      if (ts.isOptionalChain(node)) used.add('optionalMember')
      edits.push(...ofDocument(node, file))
      return
    } else if (ts.isPropertyAccessExpression(node) && WINDOW_MEMBERS.includes(node.name.text)) {
      const code = `[Symbol.for('${node.name.text}')]`
      edits.push({ from: node.expression.end, to: node.end, code })
    } else if (PREACT.test(path) && isReadOfMember(node)) {
      used.add('ownMember')
      edits.push(...asOwnMember(node, file))
    } else if (ts.isObjectLiteralExpression(node) && isOfBrowser(node.parent)) {
      edits.push(withoutPrototype(node, file))
    } else if (hasPlainFields && ts.isPrivateIdentifier(node)) {
      edits.push({ from: node.getStart(file), to: node.end, code: plainName(node) })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  const changed = applyEdits(text, edits)
  // Appends the import to keep line numbers, on a new line because the last one may be a comment.
  return used.size === 0
    ? changed
    : `${changed}\nimport { ${[...used].join(', ')} } from ${JSON.stringify(HELPERS)}`
}

/**
 * @param {string} text
 * @param {readonly Edit[]} edits
 */
function applyEdits(text, edits) {
  let changed = text
  // From the end to the start; of two edits at one place, the outer one comes last.
  for (const { from, to, code } of [...edits].reverse().sort((a, b) => b.from - a.from)) {
    changed = changed.slice(0, from) + code + changed.slice(to)
  }
  return changed
}

/**
 * Returns the edits for a member of a document.
 *
 * @param {ts.PropertyAccessExpression} member
 * @param {ts.SourceFile} file
 */
function ofDocument(member, file) {
  if (ts.isOptionalChain(member)) return asOptionalMember(member, file)
  const isPreact = PREACT.test(file.fileName)
  return [...fromPrototype(member, file), ...(isPreact ? withoutOptions(member) : [])]
}

/**
 * Returns the edits that read a member of a document from its prototype.
 *
 * @param {ts.PropertyAccessExpression} member
 * @param {ts.SourceFile} file
 */
function fromPrototype({ expression, name, parent, end }, file) {
  const from = expression.getStart(file)
  if (!ts.isCallExpression(parent) || parent.expression.end !== end) {
    return [
      { from, to: from, code: `Reflect.get(Document.prototype, '${name.text}', ` },
      { from: expression.end, to: end, code: ')' },
    ]
  }
  const first = parent.arguments.pos
  const comma = parent.arguments.length > 0 ? ', ' : ''
  return [
    { from, to: end, code: `Document.prototype.${name.text}.call` },
    { from: first, to: first, code: expression.getText(file) + comma },
  ]
}

/**
 * Returns the edits that read a member of a document, or undefined without a document.
 *
 * @param {ts.PropertyAccessChain} member
 * @param {ts.SourceFile} file
 * @throws Error if the chain goes on, because the rest would not be skipped without a document
 */
function asOptionalMember({ expression, name, parent, end }, file) {
  if (ts.isOptionalChain(parent) && parent.expression.end === end) {
    throw new Error(`${file.fileName}: split “${parent.getText(file)}” after “${name.text}”.`)
  }
  const from = expression.getStart(file)
  return [
    { from, to: from, code: 'optionalMember(' },
    { from: expression.end, to: end, code: `, '${name.text}')` },
  ]
}

/**
 * Returns the edit that creates an element without options.
 *
 * @param {ts.PropertyAccessExpression} method
 */
function withoutOptions({ name, parent }) {
  const [, tag, options] = ts.isCallExpression(parent) ? parent.arguments : []
  if (name.text !== 'createElementNS' || tag === undefined || options === undefined) return []
  return [{ from: tag.end, to: options.end, code: '' }]
}

/**
 * Returns the edit that gives an object no prototype.
 *
 * @param {ts.ObjectLiteralExpression} literal
 * @param {ts.SourceFile} file
 */
function withoutPrototype(literal, file) {
  const from = literal.getStart(file) + 1
  return { from, to: from, code: ' __proto__: null, ' }
}

/**
 * Returns the edits that read a member unless every object of the page has it.
 *
 * @param {ts.PropertyAccessExpression} member
 * @param {ts.SourceFile} file
 */
function asOwnMember(member, file) {
  const from = member.getStart(file)
  return [
    { from, to: from, code: 'ownMember(' },
    { from: member.expression.end, to: member.end, code: `, '${member.name.text}')` },
  ]
}

/**
 * Whether an expression reads a member of a document.
 *
 * @param {ts.PropertyAccessExpression} node
 */
function isDocumentMember({ expression, name, parent }) {
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    return false
  }
  return (
    /^(?:(?:globalThis|window|self)\.)?document$|\.ownerDocument$/.test(expression.getText()) ||
    (DOCUMENT_METHODS.includes(name.text) && ts.isCallExpression(parent))
  )
}

/**
 * Whether an expression reads an optional member of a component, without calling or setting it.
 *
 * @param {ts.Node} node
 * @returns {node is ts.PropertyAccessExpression}
 */
function isReadOfMember(node) {
  if (!ts.isPropertyAccessExpression(node)) return false
  const { parent, end } = node
  const isCalled = ts.isCallExpression(parent) && parent.expression.end === end
  const isSet =
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  return !isCalled && !isSet && COMPONENT_MEMBERS.includes(node.name.text)
}

/**
 * Whether an expression calls a function of the browser that reads options.
 *
 * @param {ts.Node} node
 */
function isOfBrowser(node) {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false
  const { expression } = node
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression
  return ts.isIdentifier(name) && TAKING_OPTIONS.includes(name.text)
}

/**
 * Includes the name of the class, because a subclass may have a private field of the same name.
 *
 * @param {ts.PrivateIdentifier} field
 */
function plainName(field) {
  const owner = ts.findAncestor(field, ts.isClassLike)
  return `_private_${owner?.name?.text ?? ''}_${field.text.slice(1)}`
}

/** @param {string} name */
function replacementOf(name) {
  return Object.entries(REPLACED).find(([replaced]) => replaced === name)?.[1]
}
