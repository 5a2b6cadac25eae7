import path from 'node:path'

/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

const VAGUE = /^handle|(?:^|[a-z.-])(?:utils?|helpers?|common|misc|managers?)$/i
const EXACT = /^(?:[A-Z]|use[A-Z])|^[a-z]+\.tsx$/

/**
 * A file is named by what it gives. A component or hook is named exactly as its main export; any
 * other file by a subject that an exported name carries, as `rows.ts` gives `modelRow`, or by the
 * verb of its main exports, as `toDomain.ts` gives `toEvaluation`.
 *
 * @type {RuleModule}
 */
export const fileName = {
  meta: { type: 'problem', schema: [] },
  create: ({ filename, report }) => {
    const file = path.basename(filename)
    const subject = file.replace(/\.tsx?$/, '')
    /** @type {string[]} */
    const names = []
    return {
      ExportNamedDeclaration: (/** @type {any} */ node) => {
        names.push(...namesOf(node))
      },
      'Program:exit': (node) => {
        const isExact = EXACT.test(file)
        if (isExact ? names.includes(subject) : namesFit(names, subject)) return
        const wish = isExact ? `it exports no ${subject}` : `no exported name carries "${subject}"`
        report({ node, message: `A file is named as its main export: ${wish}.` })
      },
    }
  },
}

/**
 * No file is named by what it does not say.
 *
 * @type {RuleModule}
 */
export const vagueFileName = {
  meta: { type: 'problem', schema: [] },
  create: ({ filename, report }) => ({
    Program: (node) => {
      const subject = path.basename(filename).replace(/\..*$/, '')
      if (!VAGUE.test(subject)) return
      report({ node, message: `"${subject}" says nothing: name the file by its subject.` })
    },
  }),
}

/**
 * @param {any} node
 * @returns {string[]}
 */
function namesOf({ declaration, specifiers }) {
  const declared = declaration?.declarations ?? (declaration ? [declaration] : [])
  return [
    ...declared.map((/** @type {any} */ { id }) => id?.name),
    ...specifiers.map((/** @type {any} */ { exported }) => exported.name),
  ].filter((name) => typeof name === 'string')
}

/**
 * @param {readonly string[]} names
 * @param {string} subject
 */
function namesFit(names, subject) {
  const verb = /^[a-z]+/.exec(subject)?.[0] ?? ''
  const sharesVerb =
    subject !== verb && names.some((name) => new RegExp(`^${verb}[A-Z]`).test(name))
  return sharesVerb || names.some((name) => carries(name, subject))
}

/**
 * @param {string} name
 * @param {string} subject
 */
function carries(name, subject) {
  const plain = name.toLowerCase().replaceAll('_', '')
  const singular = subject.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')
  return plain.includes(singular) || plain.includes(subject.toLowerCase())
}
