import { expect, it } from 'vitest'
import type { Handout } from './handout.ts'
import { handoutMarkdown } from './handoutMarkdown.ts'

function aHandout(parts: Partial<Handout> = {}): Handout {
  return {
    ...{ locale: 'en', dir: 'ltr', fileName: 'file', title: 'Title', about: 'What is seen' },
    columns: [
      { name: 'Model', isNumber: false },
      { name: 'Score', isNumber: true },
    ],
    rows: [
      { cells: ['Alpha', '80.0%'], marks: [] },
      { cells: ['Beta', ''], marks: [] },
    ],
    legend: 'Legend',
    notes: ['Read this first', 'Source'],
    ...parts,
  }
}

it('writes the title, the table with aligned numbers, and the notes', () => {
  expect(handoutMarkdown(aHandout())).toBe(
    [
      '**Title**',
      '',
      'What is seen',
      '',
      '| Model | Score |',
      '| --- | ---: |',
      '| Alpha | 80.0% |',
      '| Beta |  |',
      '',
      'Read this first',
      '',
      'Source',
    ].join('\n'),
  )
})

it.each([
  ['a|b\nc', 'a\\|b c'],
  ['<b>*x* [y](z)', '\\<b\\>\\*x\\* \\[y\\](z)'],
  ['gpt_4_turbo', 'gpt_4_turbo'],
  ['_gpt_', '\\_gpt\\_'],
  ['https://example.org/_a_?b=*|c', 'https://example.org/_a_?b=*%7Cc'],
  ['- item', '\\- item'],
  ['1. item', '\\1. item'],
])('keeps %j as text', (name, text) => {
  const rows = [{ cells: [name, '1'], marks: [] }]
  const lines = handoutMarkdown(aHandout({ rows })).split('\n')
  expect(lines).toContain(`| ${text} | 1 |`)
})

it('leaves out what is empty', () => {
  expect(handoutMarkdown(aHandout({ about: '', notes: [] }))).toMatch(/^\*\*Title\*\*\n\n\| Model/)
})
