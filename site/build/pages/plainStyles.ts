const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

/**
 * Returns the stylesheet of a page for readers without script: it applies the styles of elements, opens the
 * panels of all tabs, and hides controls that do nothing.
 *
 * @param html the page, with styles as `data-style`
 * @param root the selector of the element with the rendered content
 */
export function plainStyles(html: string, root = '#root'): string {
  const styles = new Set<string>()
  for (const [, style = ''] of html.matchAll(/ data-style="([^"]*)"/g)) styles.add(decode(style))
  const rules = [...styles]
    .sort()
    .map((style) => `${root} [data-style=${JSON.stringify(style)}]{${style}}`)
  return [...rules, RULES.replaceAll('#root', root)].join('\n')
}

function decode(attribute: string): string {
  return attribute.replace(/&(?:quot|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}

const RULES = `#root [role=tabpanel][hidden]{display:block}
#root :where(button,input,select,textarea,label,fieldset,[role=tablist]),#root .tl-root:has(form),#root .tl-compare .tl-notice,#root .site-footer-embed{display:none}
#root .tl-chart>div,#root :has(>input,>select)>svg{display:none}
#root th button{display:inline-flex;pointer-events:none}
.site-plain-links{display:flex;flex-wrap:wrap;gap:4px 12px;margin-block:0 10px}
.site-plain-links ul{display:contents;list-style:none}
.site-plain-links a{color:var(--accent)}
`
