/**
 * @typedef {import('eslint').Rule.RuleListener} RuleListener
 * @typedef {import('eslint').Rule.Node} Node
 * @typedef {{ readonly node: Node, readonly from: string, readonly typeOnly: boolean }} Import
 */

/**
 * Listens for everything that names another module: import, export from, import(), import type.
 *
 * @param {(found: Import) => void} visit
 * @returns {RuleListener}
 */
export function importsOf(visit) {
  /** @param {any} node its shape depends on the parser */
  const found = (node) => {
    const from = node.source?.value ?? node.argument?.literal?.value
    if (typeof from === 'string') visit({ node, from, typeOnly: isTypeOnly(node) })
  }
  return {
    ImportDeclaration: found,
    ExportNamedDeclaration: found,
    ExportAllDeclaration: found,
    ImportExpression: found,
    TSImportType: found,
  }
}

/** @param {any} node */
function isTypeOnly(node) {
  if (node.type === 'TSImportType') return true
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  const names = node.specifiers ?? []
  return names.length > 0 && names.every((/** @type {any} */ name) => name.importKind === 'type')
}

/**
 * The package that a bare specifier names: `react` for `react/jsx-runtime`.
 *
 * @param {string} from
 */
export function packageOf(from) {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
}
