// @vitest-environment jsdom
import { DEFAULT_VIEW } from '@transparency-lab/widgets/domain'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CHOICES, type EmbedChoices, type EmbeddedView } from './embeddedView.ts'
import { astroSnippet, svelteSnippet, vueSnippet } from './frameworkSnippets.ts'

const SITE = 'https://lab.test'
const CHOICES: EmbedChoices = { ...DEFAULT_CHOICES, limit: 5, height: 300 }
const SEARCHED: EmbeddedView = {
  widget: 'leaderboard',
  view: { ...DEFAULT_VIEW, search: '{alert(1)} {{ 1 + 1 }}' },
}

describe.each([
  ['vue', vueSnippet],
  ['svelte', svelteSnippet],
  ['astro', astroSnippet],
])('the code for %s', (name, createSnippet) => {
  const code = createSnippet(SEARCHED, CHOICES, SITE)

  it('imports the elements and shows the view', () => {
    const entry = name === 'astro' ? 'element' : name
    expect(code).toContain(`import '@transparency-lab/widgets/${entry}'`)
    document.body.innerHTML = code.replace(/<\/?template>/g, '')
    const board = document.querySelector('safety-leaderboard')
    expect(board?.getAttribute('search')).toBe('{alert(1)} {{ 1 + 1 }}')
    expect(board?.getAttribute('limit')).toBe('5')
  })

  it('has no brace that a template evaluates', () => {
    const [tag = ''] = /<safety-leaderboard.*<\/safety-leaderboard>/s.exec(code) ?? []
    expect(tag).not.toMatch(/[{}]/)
  })
})
