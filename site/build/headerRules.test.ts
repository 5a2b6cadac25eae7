import { describe, expect, it } from 'vitest'
import {
  formatHeadersFile,
  matchHeaders,
  parseHeadersFile,
  type HeaderRule,
} from './headerRules.ts'

const RULES: readonly HeaderRule[] = [
  ['/*', { Policy: 'all', Kind: 'any' }],
  ['/', { Policy: 'root' }],
  ['/:page', { Policy: 'page' }],
  ['/files/a.b', { Own: 'file: yes' }],
  ['/files/*', { Kept: 'long' }],
]

describe('matchHeaders', () => {
  it.each([
    ['/', { Policy: 'all, root', Kind: 'any' }],
    ['/one', { Policy: 'all, page', Kind: 'any' }],
    ['/one/two', { Policy: 'all', Kind: 'any' }],
    ['/files/a.b', { Policy: 'all', Kind: 'any', Own: 'file: yes', Kept: 'long' }],
    ['/files/axb', { Policy: 'all', Kind: 'any', Kept: 'long' }],
    ['/files/', { Policy: 'all', Kind: 'any', Kept: 'long' }],
  ])('%s gets the headers of every matching rule', (path, headers) => {
    expect(matchHeaders(RULES, path)).toEqual(headers)
  })
})

describe('_headers file', () => {
  it('has one block for each rule and one line for each header', () => {
    expect(formatHeadersFile(RULES.slice(0, 2))).toBe(
      '/*\n  Policy: all\n  Kind: any\n/\n  Policy: root\n',
    )
  })

  it('is parsed back to the same rules', () => {
    expect(parseHeadersFile(formatHeadersFile(RULES))).toEqual(RULES)
  })
})
