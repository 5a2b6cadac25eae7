// @vitest-environment jsdom
import { DEFAULT_VIEW } from '@transparency-lab/widgets/domain'
import { describe, expect, it } from 'vitest'
import { DEFAULT_CHOICES, type EmbedChoices, type EmbeddedView } from './embeddedView.ts'
import { elementSnippet, frameSnippet } from './htmlSnippets.ts'

const SITE = 'https://lab.test'
const PLAIN: EmbedChoices = { ...DEFAULT_CHOICES, brand: false, height: 640 }
const PINNED = {
  publishedOn: '2026-11-21',
  figures: '/snapshots/snapshot-00ff.json',
  script: '/embed/widgets-1.2.3-ab.js',
  integrity: 'sha384-x+/=',
  version: '1.2.3',
}
const ALL: EmbeddedView = { widget: 'leaderboard', view: DEFAULT_VIEW }
const GPT_4: EmbeddedView = { widget: 'model-card', modelId: 'gpt-4', name: 'GPT-4' }
const PAIR: EmbeddedView = { widget: 'compare', modelIds: ['gpt-4', 'ernie'] }

/** Text that could close an attribute, an element, a script or a template. */
const HOSTILE = `"'><script>alert(1)</script>&amp;\${x}\`<!--\n</safety-leaderboard>`
const FOUND: EmbeddedView = {
  widget: 'leaderboard',
  view: {
    ...DEFAULT_VIEW,
    search: HOSTILE,
    provider: HOSTILE,
    sorting: [{ field: 'bias', direction: 'ascending' }],
  },
}

/** Parses code, and returns its elements with their attributes. */
function pasted(code: string): readonly (readonly [string, Record<string, string>])[] {
  document.body.innerHTML = code
  return [...document.body.querySelectorAll('*')].map(
    (element) =>
      [
        element.localName,
        Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      ] as const,
  )
}

describe('elementSnippet', () => {
  it('omits default options', () => {
    expect(elementSnippet(ALL, PLAIN, SITE)).toBe(
      `<script async src="https://lab.test/embed/v1/widgets.js"></script>
<safety-leaderboard
  src="https://lab.test/snapshots/snapshot.json"
  dir="ltr"
  style="display: block; min-height: 640px"
>
  <a href="https://lab.test/">LLM safety leaderboard</a>
</safety-leaderboard>`,
    )
  })

  it('includes chosen models, short forms, tokens and the publisher', () => {
    const choices: EmbedChoices = {
      ...PLAIN,
      brand: true,
      models: ['gpt-5', 'gpt-4'],
      limit: 3,
      toolbar: false,
      notes: 'short',
      tokens: { accent: '#7a1fa2', accentDark: '#d7a6f0', radius: '2px' },
    }
    expect(pasted(elementSnippet(ALL, choices, SITE))[1]?.[1]).toMatchObject({
      models: 'gpt-5,gpt-4',
      toolbar: 'false',
      notes: 'short',
      accent: '#7a1fa2',
      'accent-dark': '#d7a6f0',
      radius: '2px',
      brand: 'Transparency Lab',
    })
    // Chosen models have no limit beside them.
    expect(elementSnippet(ALL, choices, SITE)).not.toContain('limit')
    expect(pasted(frameSnippet(ALL, choices, SITE))[0]?.[1]).toMatchObject({
      'data-safety-models': 'gpt-5,gpt-4',
      'data-safety-toolbar': 'false',
      'data-safety-accent-dark': '#d7a6f0',
    })
  })

  it('includes the chosen options', () => {
    const choices = { ...PLAIN, theme: 'dark', language: 'de', limit: 5, height: 300 } as const
    expect(pasted(elementSnippet(ALL, choices, SITE))).toEqual([
      ['script', { async: '', src: `${SITE}/embed/v1/widgets.js` }],
      [
        'safety-leaderboard',
        {
          src: `${SITE}/snapshots/snapshot.json`,
          limit: '5',
          theme: 'dark',
          lang: 'de',
          dir: 'ltr',
          style: 'display: block; min-height: 300px',
        },
      ],
      ['a', { href: `${SITE}/` }],
    ])
  })

  it('shows the picture, and lets readers switch to the table', () => {
    const choices = { ...PLAIN, show: 'picture', showSwitch: true } as const
    expect(pasted(elementSnippet(ALL, choices, SITE))[1]?.[1]).toMatchObject({
      show: 'picture',
      'show-switch': 'true',
    })
  })

  it('sets the direction of Arabic', () => {
    const [, [, attributes] = []] = pasted(
      elementSnippet(GPT_4, { ...PLAIN, language: 'ar' }, SITE),
    )
    expect(attributes).toMatchObject({ model: 'gpt-4', lang: 'ar', dir: 'rtl' })
  })

  it('omits the limit for a card and for a comparison', () => {
    for (const embedded of [GPT_4, PAIR]) {
      expect(elementSnippet(embedded, { ...PLAIN, limit: 5 }, SITE)).not.toContain('limit')
    }
  })

  it('names the suite of each widget', () => {
    const board = { ...ALL, view: { ...DEFAULT_VIEW, suite: 'nejumi-4' } }
    const suiteAttribute = (embedded: EmbeddedView) =>
      pasted(elementSnippet(embedded, PLAIN, SITE))[1]?.[1]['suite']
    expect(suiteAttribute(board)).toBe('nejumi-4')
    expect(suiteAttribute({ ...GPT_4, suite: 'nejumi-4' })).toBe('nejumi-4')
    const [, [, pair] = [], [, link] = []] = pasted(
      elementSnippet({ ...PAIR, suite: 'nejumi-4' }, PLAIN, SITE),
    )
    expect(pair).toMatchObject({ models: 'gpt-4,ernie', suite: 'nejumi-4' })
    expect(link).toEqual({ href: `${SITE}/compare?models=gpt-4,ernie&suite=nejumi-4` })
  })

  it('includes the switch of suites for a leaderboard only', () => {
    const choices = { ...PLAIN, suiteSwitch: true }
    expect(pasted(elementSnippet(ALL, choices, SITE))[1]?.[1]).toMatchObject({
      'suite-switch': 'true',
    })
    for (const embedded of [GPT_4, PAIR]) {
      expect(elementSnippet(embedded, choices, SITE)).toBe(elementSnippet(embedded, PLAIN, SITE))
    }
  })

  it('loads the script and the snapshot of a pinned release', () => {
    expect(pasted(elementSnippet(PAIR, { ...PLAIN, pinned: PINNED }, SITE))).toEqual([
      [
        'script',
        {
          async: '',
          src: SITE + PINNED.script,
          integrity: PINNED.integrity,
          crossorigin: 'anonymous',
        },
      ],
      [
        'safety-compare',
        {
          src: SITE + PINNED.figures,
          models: 'gpt-4,ernie',
          dir: 'ltr',
          style: 'display: block; min-height: 640px',
        },
      ],
      ['a', { href: `${SITE}/compare?models=gpt-4,ernie` }],
    ])
  })
})

describe('frameSnippet', () => {
  it('returns a div with a fallback link, and the loader', () => {
    expect(frameSnippet(GPT_4, { ...PLAIN, theme: 'light' }, SITE)).toBe(
      `<div
  data-safety-widget="model-card"
  data-safety-model="gpt-4"
  data-safety-theme="light"
  data-safety-title="LLM safety evaluation of GPT-4"
  style="min-height: 640px"
>
  <a href="https://lab.test/model/gpt-4">LLM safety evaluation of GPT-4</a>
</div>
<script async src="https://lab.test/embed/v1/loader.js"></script>`,
    )
  })

  it('names the suite and the switch of suites', () => {
    const board = { ...ALL, view: { ...DEFAULT_VIEW, suite: 'nejumi-4' } }
    const [[, attributes] = []] = pasted(frameSnippet(board, { ...PLAIN, suiteSwitch: true }, SITE))
    expect(attributes).toMatchObject({
      'data-safety-suite': 'nejumi-4',
      'data-safety-suite-switch': 'true',
    })
  })

  it('names the snapshot of a pinned release as a path', () => {
    const [[, attributes] = []] = pasted(frameSnippet(ALL, { ...PLAIN, pinned: PINNED }, SITE))
    expect(attributes).toMatchObject({ 'data-safety-src': PINNED.figures })
  })
})

describe('special characters', () => {
  it.each([
    ['an element', elementSnippet, ['script', 'safety-leaderboard', 'a'], ''],
    ['a frame', frameSnippet, ['div', 'a', 'script'], 'data-safety-'],
  ] as const)('are escaped in the code of %s', (_, write, names, prefix) => {
    const elements = pasted(write(FOUND, PLAIN, SITE))
    expect(elements.map(([name]) => name)).toEqual(names)
    const attributes = Object.fromEntries(elements)
    const [place] = names.filter((name) => name !== 'script' && name !== 'a')
    expect(attributes[place ?? '']).toMatchObject({
      [`${prefix}search`]: HOSTILE,
      [`${prefix}provider`]: HOSTILE,
      [`${prefix}sort`]: 'bias:asc',
    })
    const { searchParams } = new URL(attributes['a']?.['href'] ?? '')
    expect(searchParams.get('q')).toBe(HOSTILE)
  })
})
