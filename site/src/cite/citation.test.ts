import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { citeAsBibtex, citeAsCff, citeAsText, type Cited } from './citation.ts'

const CITED: Cited = {
  title: 'LLM safety evaluation of GPT-4 "50 % & more_{x}" \\ ~: #1',
  publishedOn: '2024-05-01',
  digest: '0f'.repeat(32),
  url: 'https://lab.test/embed/leaderboard?src=%2Fsnapshots%2Fsnapshot-0f.json',
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
    ['leaderboard', ''],
    ['leaderboard?suite=nejumi-4', '-nejumi-4'],
    ['leaderboard?suite=nejumi-4&q=a%7D%2C%25%5C_b&sort=bias%3Aasc', '-nejumi-4-a-b-bias-asc'],
    ['model/gpt-3.5?suite=phare-v2', '-gpt-3.5-phare-v2'],
    ['compare?models=gpt-4%2Cernie&lang=de', '-gpt-4-ernie'],
  ])('has a key of its own in BibTeX for embed/%s', (page, view) => {
    const url = new URL(`https://lab.test/below/embed/${page}`)
    url.searchParams.set('src', '/snapshots/snapshot-0f.json')
    const [widget] = page.split(/[/?]/)
    expect(citeAsBibtex({ ...CITED, url: url.href })).toContain(
      `@misc{transparency-lab-2024-05-01-0f0f0f0f-${widget}${view},\n`,
    )
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
