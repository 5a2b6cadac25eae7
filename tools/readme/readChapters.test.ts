import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PACKAGE } from '../packed/packPackage.ts'
import { readChapters } from './readChapters.ts'

it('splits a README at its headings, but not in code or at comments', () => {
  const readme =
    '# A\n\nStart\n\n## Next.js\n\n```mdx\n# Code\n```\n\n<!-- size -->\n\n### The view\n\nEnd\n'
  expect(readChapters(readme)).toEqual([
    { title: 'A', anchor: 'a', level: 1, text: 'Start' },
    { title: 'Next.js', anchor: 'nextjs', level: 2, text: '```mdx\n# Code\n```' },
    { title: 'The view', anchor: 'the-view', level: 3, text: 'End' },
  ])
})

it('every link within the README of the package leads to a chapter', () => {
  const readme = readFileSync(join(PACKAGE, 'README.md'), 'utf8')
  const anchors = readChapters(readme).map(({ anchor }) => anchor)
  const links = [...readme.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor = '']) => anchor)
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((link) => !anchors.includes(link))).toEqual([])
  expect(new Set(anchors).size).toBe(anchors.length)
})
