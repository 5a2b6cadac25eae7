import { parse, rule as newRule } from 'postcss'

/**
 * Nests consecutive rules that start with the same selector: `.a .b{}.a.c{}` becomes `.a{.b{}&.c{}}`.
 * The order and the specificity of rules stay the same.
 *
 * @param {string} css minified
 * @param {string} gate the common selector
 */
export function nestRules(css, gate) {
  const root = parse(css)
  nestIn(root, gate)
  return root.toString()
}

/**
 * @param {import('postcss').Container} container
 * @param {string} gate
 */
function nestIn(container, gate) {
  /** @type {import('postcss').Rule | undefined} */
  let nest
  for (const node of [...(container.nodes ?? [])]) {
    if (!isGated(node, gate)) {
      nest = undefined
      if (node.type === 'atrule' && node.name !== 'keyframes') nestIn(node, gate)
      continue
    }
    if (nest === undefined) {
      nest = newRule({ selector: gate, raws: { between: '', after: '' } })
      node.before(nest)
    }
    ungate(node, gate)
    nest.append(node)
    node.raws.before = ''
  }
}

/**
 * Returns whether every selector starts with the common selector and continues after it.
 *
 * @param {import('postcss').ChildNode} node
 * @param {string} gate
 * @returns {boolean}
 */
function isGated(node, gate) {
  if (node.type === 'atrule') return node.nodes?.every((child) => isGated(child, gate)) ?? false
  if (node.type !== 'rule') return false
  return node.selectors.every(
    (selector) => selector.startsWith(gate) && /^[\s.:[>+~]/.test(selector.slice(gate.length)),
  )
}

/**
 * @param {import('postcss').ChildNode} node
 * @param {string} gate
 */
function ungate(node, gate) {
  if (node.type === 'rule') {
    const rests = node.selectors.map((selector) => selector.slice(gate.length))
    node.selector = rests.map((rest) => rest.replace(/^(?! )/, '&').trimStart()).join(',')
  } else if (node.type === 'atrule') {
    for (const child of node.nodes ?? []) ungate(child, gate)
  }
}
