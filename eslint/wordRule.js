import { importsOf, packageOf } from './importsOf.js'

const HOLDERS = /^(?:window|globalThis|self)$/

/**
 * The lint rule that keeps one word in its room.
 *
 * @param {import('./vocabulary.js').Word} word
 * @returns {import('eslint').Rule.RuleModule}
 */
export function wordRule({ says, selectors = [], globals = [], packages = [] }) {
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) => {
      /** @param {any} node */
      const report = (node) => {
        context.report({ node, message: says })
      }
      const syntax = Object.fromEntries(selectors.map((selector) => [selector, report]))
      const imports = importsOf(({ node, from }) => {
        if (packages.includes(packageOf(from))) report(node)
      })
      return {
        ...syntax,
        ...(packages.length > 0 ? imports : {}),
        ...(globals.length > 0 ? globalsRule(context, globals, report) : {}),
      }
    },
  }
}

/**
 * Finds names that no scope of the file declares, alone or as a member of the window.
 *
 * @param {import('eslint').Rule.RuleContext} context
 * @param {readonly string[]} names
 * @param {(node: any) => void} report
 * @returns {import('eslint').Rule.RuleListener}
 */
function globalsRule({ sourceCode }, names, report) {
  return {
    'Program:exit': () => {
      const scope = sourceCode.scopeManager.globalScope
      const known = scope?.variables.filter(({ defs }) => defs.length === 0) ?? []
      const references = [
        ...(scope?.through ?? []),
        ...known.flatMap((variable) => variable.references),
      ].map(({ identifier }) => /** @type {any} */ (identifier))
      for (const node of new Set(references)) {
        if (names.includes(node.name)) report(node)
        const { parent } = node
        const isHolder = parent?.type === 'MemberExpression' && parent.object === node
        if (isHolder && HOLDERS.test(node.name) && names.includes(parent.property.name))
          report(parent)
      }
    },
  }
}
