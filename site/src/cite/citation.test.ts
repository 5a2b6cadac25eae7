import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { citeAsBibtex, citeAsCff, citeAsText, type Cited } from './citation.ts'

const CITED: Cited = {
  title: 'LLM safety evaluation of GPT-4 "50 % & more_{x}" \\ ~: #1',
  publishedOn: '2024-05-01',
  digest: '0f'.repeat(32),
  url: 'https://lab.test/embed/leaderboard?src=%2Fsnapshots%2Fsnapshot-0f.json',
}

/** Returns the key of the BibTeX entry for an embed page. */
function createKey(page: string): string {
  const url = new URL(`https://lab.test/below/embed/${page}`)
  url.searchParams.set('src', '/snapshots/snapshot-0f.json')
  return /^@misc\{([\w.-]+),\n/.exec(citeAsBibtex({ ...CITED, url: url.href }))?.[1] ?? ''
}

describe('citation', () => {
  it('names author, year, title, release, digest and address as text', () => {
    expect(citeAsText(CITED)).toBe(
      `Transparency Lab (2024). ${CITED.title}. Release of 2024-05-01, SHA-256 ${CITED.digest}. ${CITED.url}`,
    )
  })

  it('escapes LaTeX, and has balanced braces, in BibTeX', () => {
    const entry = citeAsBibtex(CITED)
    expect(entry).toContain(
      '{{LLM safety evaluation of GPT-4 "50 \\% \\& more\\_\\{x\\}" \\textbackslash{} \\textasciitilde{}: \\#1}}',
    )
    expect(entry).toContain('month        = may,')
    expect(entry).toContain(`SHA-256 of the release: ${CITED.digest}`)
    const unescaped = entry.replace(/\\[{}]/g, '')
    expect(unescaped.split('{')).toHaveLength(unescaped.split('}').length)
  })

  it.each([
    ['leaderboard', /^leaderboard$/],
    ['leaderboard?suite=nejumi-4', /^leaderboard_suite_nejumi-4$/],
    [
      'leaderboard?suite=nejumi-4&q=a%7D%2C%25%5C_b&sort=bias%3Aasc',
      /^leaderboard_suite_nejumi-4_q_a-b_sort_bias-asc_[0-9a-f]{8}$/,
    ],
    ['leaderboard?q=%D9%82%D9%88%D9%8A', /^leaderboard_q_[0-9a-f]{8}$/],
    ['model/gpt-3.5?suite=phare-v2', /^model_gpt-3\.5_suite_phare-v2$/],
    ['compare?models=gpt-4%2Cernie&lang=de', /^compare_models_gpt-4-ernie_[0-9a-f]{8}$/],
  ])('has a key in BibTeX that names embed/%s', (page, view) => {
    const [, start, rest = ''] = /^(.*-0f0f0f0f)_(.*)$/.exec(createKey(page)) ?? []
    expect(start).toBe('transparency-lab-2024-05-01-0f0f0f0f')
    expect(rest).toMatch(view)
  })

  it('has a key of its own in BibTeX for each view', () => {
    const searches = ['Meta', 'a b', 'a-b', 'a_b', '-a-b', '模型', 'قوي'].map(
      (text) => `leaderboard?q=${encodeURIComponent(text)}`,
    )
    const others = ['leaderboard', 'leaderboard?provider=Meta', 'model/a', 'model/a?suite=b']
    const pages = [...searches, ...others, 'model/a-suite-b', 'model/a_suite_b', 'model/%E6%A8%A1']
    const keys = pages.map(createKey)
    expect(new Set(keys).size).toBe(pages.length)
  })

  it('is YAML with the required fields in CFF', () => {
    expect(parse(citeAsCff(CITED))).toEqual({
      'cff-version': '1.2.0',
      message: 'If you use these figures, please cite them as below.',
      type: 'dataset',
      title: CITED.title,
      authors: [{ name: 'Transparency Lab' }],
      version: '2024-05-01',
      'date-released': '2024-05-01',
      url: CITED.url,
      identifiers: [
        {
          type: 'other',
          value: `sha256:${CITED.digest}`,
          description: 'SHA-256 of the release',
        },
      ],
    })
  })
})
