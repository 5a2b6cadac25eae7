import { describe, expect, it } from 'vitest'
import {
  getPageKey,
  getPathQuery,
  getQueryPath,
  leadsTo,
  toComparePath,
  toSuitePath,
} from './pathQuery.ts'

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
    ['/suite/trustllm/colour', '/', 'suite=trustllm&sort=colour'],
  ])('of %s is that of %s with %j', (path, page, query) => {
    expect(getQueryPath(path)).toBe(page)
    expect(queryOf(path)).toBe(query)
  })

  it('keeps the parameters of the address, which take precedence', () => {
    expect(queryOf('/suite/a/bias', 'q=x&suite=b')).toBe('q=x&suite=b&sort=bias:desc')
  })
})

describe('the page at an address is another one', () => {
  it.each([
    ['/model/a', '', '/model/b', ''],
    ['/model/a', '', '/model/a', '?suite=s'],
    ['/model/a', '?suite=s', '/model/a', '?suite=t'],
    ['/', '', '/compare', ''],
  ])('after %s%s at %s%s', (path, search, nextPath, nextSearch) => {
    expect(getPageKey(nextPath, nextSearch)).not.toBe(getPageKey(path, search))
  })

  it.each([
    ['/model/a', '', '/model/a', '?embed=theme%3Ddark'],
    ['/model/a', '?suite=s&embed=', '/model/a', '?suite=s'],
    ['/', '', '/', '?suite=s&q=x'],
    ['/suite/s', '', '/', '?suite=s&embed='],
    ['/compare/a/b', '', '/compare', '?models=a'],
    ['/problem', '?model=a', '/problem', '?model=a&embed='],
  ])('but not after %s%s at %s%s', (path, search, nextPath, nextSearch) => {
    expect(getPageKey(nextPath, nextSearch)).toBe(getPageKey(path, search))
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
