import { DEFAULT_VIEW, serializeView } from '@transparency-lab/widgets/domain'
import { describe, expect, it } from 'vitest'
import { findUnreadParts } from './findUnreadParts.ts'
import { getPathQuery } from './pathQuery.ts'

const find = (query: string) => findUnreadParts(new URLSearchParams(query))

describe('findUnreadParts', () => {
  it.each([
    ['sort=foo:desc', ['sort=foo:desc']],
    ['sort=bias', ['sort=bias']],
    ['sort=bias:desc&sort=name:asc', ['sort=bias:desc', 'sort=name:asc']],
    ['columns=foo,bias', ['columns=foo,bias']],
    ['show=chart&sort=bias:down', ['sort=bias:down', 'show=chart']],
  ])('names what is wrong in %s', (query, parts) => {
    expect(find(query)).toEqual(parts)
  })

  it.each(['', 'sort=&columns=&show=', 'sort=none', 'q=sort', 'other=1', 'sort=composite:desc'])(
    'finds nothing in %j',
    (query) => {
      expect(find(query)).toEqual([])
    },
  )

  it('finds nothing in a view that the site wrote', () => {
    const view = { ...DEFAULT_VIEW, columns: ['bias', 'date'], show: 'picture' } as const
    expect(findUnreadParts(serializeView(view))).toEqual([])
  })

  it('names the column of a path that does not exist', () => {
    expect(findUnreadParts(getPathQuery('/suite/trustllm/foo', new URLSearchParams()))).toEqual([
      'sort=foo',
    ])
  })
})
