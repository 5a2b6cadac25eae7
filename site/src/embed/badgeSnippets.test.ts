import { describe, expect, it } from 'vitest'
import { badgeSnippet } from './badgeSnippets.ts'

const SITE = 'https://lab.test'
const GPT_4 = { widget: 'model-card', modelId: 'gpt-4', name: 'GPT-4 [0314]' } as const

describe('lines with a badge', () => {
  it('are one each for Markdown, HTML and reStructuredText', () => {
    expect(badgeSnippet(GPT_4, { pinned: undefined }, SITE).split('\n\n')).toEqual([
      String.raw`[![Safety evaluation of GPT-4 \[0314\]](https://lab.test/badges/gpt-4.svg)](https://lab.test/model/gpt-4)`,
      '<a href="https://lab.test/model/gpt-4"><img src="https://lab.test/badges/gpt-4.svg" alt="Safety evaluation of GPT-4 [0314]"></a>',
      '.. image:: https://lab.test/badges/gpt-4.svg\n   :target: https://lab.test/model/gpt-4\n   :alt: Safety evaluation of GPT-4 [0314]',
    ])
  })

  it('name the suite of the page and the pinned release', () => {
    const figures = `/snapshots/snapshot-${'ab'.repeat(32)}.json`
    const pinned = {
      publishedOn: '2024-05-01',
      figures,
      script: '/x.js',
      integrity: 'x',
      version: '1.2.3',
    }
    const lines = badgeSnippet({ ...GPT_4, suite: 'nejumi-4' }, { pinned }, SITE)
    expect(lines).toContain('/pinned-badges/abababababababab/gpt-4/suite/nejumi-4.svg')
    expect(lines).toContain('/model/gpt-4?suite=nejumi-4')
  })

  it('are none for a view of several models', () => {
    const compared = { widget: 'compare', modelIds: ['a', 'b'] } as const
    expect(badgeSnippet(compared, { pinned: undefined }, SITE)).toBe('')
  })
})
