import { parse, rule as newRule } from 'postcss'

/**
 * Says a gate once for all rules in a row that begin with it: `.a .b{}.a .c{}` becomes
 * `.a{.b{}.c{}}`. A rule keeps its place and its weight.
 *
 * @param {string} css minified
 * @param {string} gate a selector
 */
export function nestRules(css, gate) {
  const root = parse(css)
  nestIn(root, `${gate} `)
  return root.toString()
}

/**
 * @param {import('postcss').Container} container
 * @param {string} prefix
 */
function nestIn(container, prefix) {
  /** @type {import('postcss').Rule | undefined} */
  let nest
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule' && node.selectors.every((selector) => selector.startsWith(prefix))) {
      if (nest === undefined) {
        nest = newRule({ selector: prefix.trim(), raws: { between: '', after: '' } })
        node.before(nest)
      }
      node.selector = node.selectors.map((selector) => selector.slice(prefix.length)).join(',')
      nest.append(node)
      node.raws.before = ''
    } else {
      nest = undefined
      if (node.type === 'atrule' && node.name !== 'keyframes') nestIn(node, prefix)
    }
  }
}
