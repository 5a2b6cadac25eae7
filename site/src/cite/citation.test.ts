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
      '{LLM safety evaluation of GPT-4 "50 \\% \\& more\\_\\{x\\}" \\textbackslash{} \\textasciitilde{}: \\#1}',
    )
    expect(entry).toContain('month        = may,')
    expect(entry).toContain(`SHA-256 of the release: ${CITED.digest}`)
    const unescaped = entry.replace(/\\[{}]/g, '')
    expect(unescaped.split('{')).toHaveLength(unescaped.split('}').length)
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
