import { describe, expect, it } from 'vitest'
import { getPathQuery, getQueryPath, leadsTo, toComparePath, toSuitePath } from './pathQuery.ts'

const queryOf = (path: string, search = '') =>
  decodeURIComponent(getPathQuery(path, new URLSearchParams(search)).toString())

describe('the query string that a path stands for', () => {
  it.each([
    [toSuitePath('trustllm'), '/', 'suite=trustllm'],
    [toSuitePath('trustllm', 'bias'), '/', 'suite=trustllm&sort=bias:desc'],
    [toSuitePath('trustllm', 'provider'), '/', 'suite=trustllm&sort=provider:asc'],
    [toComparePath(['a', 'gpt-3.5']), '/compare', 'models=a,gpt-3.5'],
    [toComparePath(['a', 'b', 'c']), '/compare', 'models=a,b,c'],
    ['/', '/', ''],
    ['/compare', '/compare', ''],
    ['/compare/a', '/compare/a', ''],
    ['/compare/a/b/c/d', '/compare/a/b/c/d', ''],
    ['/model/suite', '/model/suite', ''],
    ['/suite/%E0%A4', '/', ''],
    ['/suite/trustllm/colour', '/', 'suite=trustllm'],
  ])('of %s is that of %s with %j', (path, page, query) => {
    expect(getQueryPath(path)).toBe(page)
    expect(queryOf(path)).toBe(query)
  })

  it('keeps the parameters of the address, which take precedence', () => {
    expect(queryOf('/suite/a/bias', 'q=x&suite=b')).toBe('q=x&suite=b&sort=bias:desc')
  })
})

describe('a link leads to the view that the visitor came from', () => {
  it.each([
    ['/?q=x&suite=a', '/?suite=a&q=x', undefined],
    ['/', '/', 'a'],
    // A page about a model of another suite adds that suite to its links.
    ['/?q=x', '/?q=x&suite=a', 'a'],
    ['/?suite=b', '/?suite=a', 'a'],
  ])('%s, by %s on a page of %s', (view, link, added) => {
    expect(leadsTo(view, link, added)).toBe(true)
  })

  it.each([
    ['/?suite=a', '/', 'a'],
    ['/?suite=a', '/', undefined],
    ['/?suite=a', '/?suite=b', 'a'],
    ['/', '/?suite=b', 'a'],
    ['/', '/?suite=b', undefined],
    ['/?q=x', '/', undefined],
    ['/', '/compare', undefined],
  ])('but not to %s by %s on a page of %s', (view, link, added) => {
    expect(leadsTo(view, link, added)).toBe(false)
  })
})
