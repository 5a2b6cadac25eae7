/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

const EFFECT = /^use(?:Layout|Insertion)?Effect$/
const DIRECTIVE = /^\s*eslint-/
const OPEN_END = /\b(?:TODO|FIXME|XXX)\b(?!.*#\d+)/

/**
 * An effect is for talking to something outside of React, and says to what.
 *
 * @type {RuleModule}
 */
export const effectReason = {
  meta: { type: 'suggestion', schema: [] },
  create: ({ sourceCode, report }) => ({
    CallExpression: (/** @type {any} */ node) => {
      const { callee, parent } = node
      if (!EFFECT.test(callee.property?.name ?? callee.name ?? '')) return
      const statement = parent.type === 'ExpressionStatement' ? parent : node
      const reason = sourceCode.getCommentsBefore(statement).at(-1)
      const line = reason?.loc?.end.line
      const isNear = line !== undefined && line >= statement.loc.start.line - 1
      if (reason !== undefined && isNear && !DIRECTIVE.test(reason.value)) return
      const message =
        'Say in a comment directly above which thing outside of React this effect talks to; without one, derive the value instead.'
      report({ node, message })
    },
  }),
}

/**
 * What is left to do has an issue.
 *
 * @type {RuleModule}
 */
export const openEnd = {
  meta: { type: 'suggestion', schema: [] },
  create: ({ sourceCode, report }) => ({
    Program: () => {
      for (const { value, loc } of sourceCode.getAllComments()) {
        if (!OPEN_END.test(value) || !loc) continue
        report({ loc, message: 'Name the issue by its number, as #12, or do it now.' })
      }
    },
  }),
}
