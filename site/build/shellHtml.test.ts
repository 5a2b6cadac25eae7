// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { withoutPrerender, withShell } from './shellHtml.ts'

const PAGE = '<head><script src="/theme.js"></script></head><body><noscript>No.</noscript></body>'
const SUITES = { items: [{ id: 'a', title: '"A" <b>$&' }], invalidRows: 0 }

describe('prerendered dashboard', () => {
  it('is a template before the script that shows it', () => {
    const page = new DOMParser().parseFromString(
      withShell(PAGE, '<h1>$& Title</h1>', SUITES),
      'text/html',
    )
    const shell = page.querySelector('template')
    expect(shell?.content.textContent).toBe('$& Title')
    expect(shell?.nextElementSibling?.getAttribute('src')).toBe('/shell.js')
    expect(JSON.parse(shell?.dataset['suites'] ?? '')).toEqual(SUITES)
  })

  it('has no style attributes, which the policy would block', () => {
    const drawn = '<table class="a" style="--rows:2" id="b"><td>style="c"</td></table>'
    const page = new DOMParser().parseFromString(withShell(PAGE, drawn, SUITES), 'text/html')
    const table = page.querySelector('template')?.content.firstElementChild
    expect(table?.outerHTML).toBe(
      '<table class="a" data-style="--rows:2" id="b"><tbody><tr><td>style="c"</td></tr></tbody></table>',
    )
  })

  it('is removed from the copies for other pages', () => {
    const read = `<script src="/prefetch.js" data-request="{&quot;a&quot;:1}"></script></head>`
    const page = withShell(PAGE, '<template>x</template>', SUITES).replace('</head>', read)
    expect(withoutPrerender(page).replace(/\s+/g, '')).toBe(PAGE.replace(/\s+/g, ''))
  })
})
