/**
 * Returns the stylesheet for readers without script: it applies the styles of elements, opens the panels of all
 * tabs, and hides controls that do nothing.
 *
 * @param pages the HTML of the pages, with styles as `data-style`
 */
export function plainStyles(pages: Iterable<string>): string {
  const styles = new Set<string>()
  for (const html of pages) {
    for (const [, style = ''] of html.matchAll(/ data-style="([^"]*)"/g)) styles.add(style)
  }
  return [...[...styles].sort().map((style) => `[data-style="${style}"]{${style}}`), RULES].join('\n')
}

const RULES = `#root [role=tabpanel][hidden]{display:block}
#root :is(button,form,fieldset,select,[role=tablist],[role=search],[role=combobox]),#root label{display:none}
#root :is(th,td) :is(button){display:inline;pointer-events:none}
`
