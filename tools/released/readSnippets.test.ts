import { expect, it } from 'vitest'
import { readSnippets, readTags } from './readSnippets.ts'

it('reads the blocks of code with their lines', () => {
  expect(readSnippets('# A\n\n```ts\na()\n```\n\n```html\n<p>\n```\n')).toEqual([
    { language: 'ts', line: 4, code: 'a()\n' },
    { language: 'html', line: 8, code: '<p>\n' },
  ])
})

it.each([
  ['<safety-compare src="a>b" selectable></safety-compare>', ['src', 'selectable'], []],
  ['<safety-compare :search="x" @safety-view="x = $event.detail" />', ['search'], ['safety-view']],
  [
    '<safety-compare {search} limit={10} onsafety-view={(event) => (x = event.detail.search)}>',
    ['search', 'limit'],
    ['safety-view'],
  ],
])('reads the attributes and events of %s', (code, attributes, events) => {
  expect(readTags(code)).toEqual([{ name: 'safety-compare', attributes, events }])
})
