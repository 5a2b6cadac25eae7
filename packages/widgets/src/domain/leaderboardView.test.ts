import { describe, expect, it } from 'vitest'
import {
  addView,
  DEFAULT_VIEW,
  LEADERBOARD_COLUMNS,
  SORT_FIELDS,
  parseView,
  serializeView,
  type LeaderboardSort,
  type LeaderboardView,
} from './leaderboardView.ts'

const TEXTS = [
  'gpt',
  'Llama 2 70B',
  'a&b=c',
  'q=1&sort=name:asc',
  '#1',
  'c++',
  '100%',
  '%41%zz',
  '?',
  'name:asc',
  '\u{1F999} llama \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '\u6a21\u578b',
  'e\u0301',
  ' both ends ',
  '   ',
  'tab\tand\nline',
  '[\\]"\'<>`',
  '__proto__',
  'undefined',
  'x'.repeat(5000),
]

describe('serializing a view and parsing it again', () => {
  const views = viewsOf(['', ...TEXTS], [undefined, ...TEXTS])

  it('round-trips through a query string', () => {
    const changed = views.filter((view) => {
      const text = serializeView(view).toString()
      return !isSameView(parseView(new URLSearchParams(text)), view)
    })
    expect(views).toHaveLength(21 * 21 * 14)
    expect(changed).toEqual([])
  })

  it('round-trips through a URL with a fragment', () => {
    const changed = views.filter((view) => {
      const url = new URL(`https://lab.example/board?${serializeView(view).toString()}#top`)
      return !isSameView(parseView(url.searchParams), view)
    })
    expect(changed).toEqual([])
  })

  it('round-trips beside other parameters', () => {
    const others = new URLSearchParams('models=a,b&q=old&provider=Old&sort=bias:asc')
    const changed = views.filter(
      (view) => !isSameView(parseView(serializeView(view, others)), view),
    )
    expect(changed).toEqual([])
  })

  it('gives two different views different links', () => {
    const links = new Set(views.map((view) => serializeView(view).toString()))
    expect(links.size).toBe(views.length)
  })
})

describe('serializing a view', () => {
  it.each([
    ['the default view', {}, ''],
    ['a search', { search: 'gpt 4' }, 'q=gpt+4'],
    ['a provider', { provider: 'Meta' }, 'provider=Meta'],
    ['sort keys', { sorting: [{ field: 'name', direction: 'ascending' }] }, 'sort=name%3Aasc'],
    [
      'a turned order',
      { sorting: [{ field: 'composite', direction: 'ascending' }] },
      'sort=composite%3Aasc',
    ],
    ['some columns', { columns: ['name', 'bias'] }, 'columns=name%2Cbias'],
    ['no columns', { columns: [] }, 'columns='],
    ['selected models', { selected: ['gpt-4', 'ernie'] }, 'selected=gpt-4%2Cernie'],
  ] as const)('of %s leaves out what is as in the default view', (_, change, link) => {
    expect(serializeView({ ...DEFAULT_VIEW, ...change }).toString()).toBe(link)
  })

  it('keeps other parameters, even repeated ones, and replaces its own', () => {
    const others = new URLSearchParams('a=1&q=old&a=2&models=x,y&provider=Old&sort=nonsense&b=')
    const params = serializeView({ ...DEFAULT_VIEW, search: 'new' }, others)
    expect([...params]).toEqual([
      ['a', '1'],
      ['q', 'new'],
      ['a', '2'],
      ['models', 'x,y'],
      ['b', ''],
    ])
  })

  it('does not mutate the given parameters', () => {
    const others = new URLSearchParams('q=old&a=1')
    serializeView({ ...DEFAULT_VIEW, search: 'new' }, others)
    expect(others.toString()).toBe('q=old&a=1')
  })

  it('writes its own repeated parameter once', () => {
    const others = new URLSearchParams('q=a&q=b&sort=name:asc&sort=bias:asc')
    expect(serializeView({ ...DEFAULT_VIEW, search: 'c' }, others).toString()).toBe('q=c')
  })
})

describe('parsing an invalid query', () => {
  it.each([
    '',
    'q=',
    'provider=',
    'sort=',
    'sort=composite',
    'sort=composite:up',
    'sort=composite:',
    'sort=name:ASC',
    'sort=Name:asc',
    'sort=name:ascending',
    'sort=name:asc:desc',
    'sort=name:asc:',
    'sort= name:asc',
    'sort=name,asc',
    'sort=:asc',
    'sort=:',
    'sort=date:asc',
    'sort=model:asc',
    'sort=id:desc',
    'sort=__proto__:asc',
    'sort=constructor:desc',
    'sort=toString:asc',
    'sort=length:asc',
    'sort=0:asc',
    'sort=undefined:asc',
    'sort=name:constructor',
    'sort=%FF:%00',
    'sort=name:asc,name:desc',
    'sort=name:asc,',
    'sort=name:asc,date:asc',
    'sort=name:asc&sort=bias:desc',
    'columns=none',
    'columns=bias&columns=date',
    'selected=',
    'selected=..%2F,__proto__%3F,A',
    'selected=a&selected=b',
    'sort=name:asc&sort=name:asc',
    'q=a&q=b',
    'provider=Meta&provider=OpenAI',
    'provider=Meta&provider=',
    'Q=gpt&PROVIDER=Meta&SORT=name:asc',
    '__proto__=gpt&constructor=Meta',
    'models=a,b&theme=dark',
    '&&&===',
  ])('"%s" returns the default view', (query) => {
    expect(parseView(new URLSearchParams(query))).toEqual(DEFAULT_VIEW)
  })

  it.each([
    ['q=gpt&sort=nonsense', { search: 'gpt' }],
    ['provider=Meta&q=a&q=b', { provider: 'Meta' }],
    ['q=a&q=b&sort=bias:asc&provider=', { sorting: [{ field: 'bias', direction: 'ascending' }] }],
    ['columns=bias,nonsense,bias', { columns: ['bias'] }],
    ['columns=x-price,bias,x-price,x-,X-b', { columns: ['bias', 'x-price'] }],
    // Without the columns of the host.
    [`columns=${LEADERBOARD_COLUMNS.join(',')}`, { columns: LEADERBOARD_COLUMNS }],
    ['sort=x-price:asc', { sorting: [{ field: 'x-price', direction: 'ascending' }] }],
    ['selected=a,b,a,../,c,d', { selected: ['a', 'b', 'c', 'd'] }],
  ] as const)('in one parameter leaves the others as they are: "%s"', (query, change) => {
    expect(parseView(new URLSearchParams(query))).toEqual({ ...DEFAULT_VIEW, ...change })
  })
})

describe('the sort fields and the default view', () => {
  it('are the seven sortable headers, composite descending by default', () => {
    expect(SORT_FIELDS).toEqual([
      'name',
      'provider',
      'bias',
      'factuality',
      'toxicity',
      'jailbreak',
      'composite',
    ])
    expect(DEFAULT_VIEW).toEqual({
      search: '',
      provider: undefined,
      sorting: [{ field: 'composite', direction: 'descending' }],
      columns: undefined,
      selected: [],
      show: undefined,
    })
  })
})

function viewsOf(
  searches: readonly string[],
  providers: readonly (string | undefined)[],
): LeaderboardView[] {
  const sortings = SORT_FIELDS.flatMap((field): LeaderboardSort[][] => [
    [{ field, direction: 'ascending' }],
    [{ field, direction: 'descending' }],
  ])
  return searches.flatMap((search) =>
    providers.flatMap((provider) =>
      sortings.map((sorting, index) => ({
        suite: index % 4 === 0 ? 'second-suite' : undefined,
        search,
        provider,
        sorting: index % 3 === 0 ? [...sorting, ...otherKey(sorting)] : sorting,
        columns: index % 2 === 0 ? undefined : (['name', 'date'] as const),
        selected: index % 5 === 0 ? ['a', 'b'] : [],
        show: [undefined, 'table' as const, 'picture' as const][index % 3],
      })),
    ),
  )
}

function otherKey([key]: readonly LeaderboardSort[]): LeaderboardSort[] {
  return [{ field: key?.field === 'bias' ? 'name' : 'bias', direction: 'descending' }]
}

function isSameView(a: LeaderboardView, b: LeaderboardView): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

describe('addView', () => {
  const search = 'gpt 4'

  it.each([
    ['/', '/?q=gpt+4'],
    ['', '?q=gpt+4'],
    ['https://lab.example/board', 'https://lab.example/board?q=gpt+4'],
    ['/?suite=nejumi-4', '/?suite=nejumi-4&q=gpt+4'],
    ['/?lang=de&q=old', '/?lang=de&q=gpt+4'],
    ['/#table', '/?q=gpt+4#table'],
    ['/?a=1#table', '/?a=1&q=gpt+4#table'],
    ['/app#/board', '/app#/board?q=gpt+4'],
    ['/#a?b', '/?q=gpt+4#a?b'],
  ])('adds a search to %s', (address, expected) => {
    expect(addView(address, { search })).toBe(expected)
  })

  it('leaves an address alone when the view is the default', () => {
    expect(addView('/', { search: '', provider: undefined })).toBe('/')
  })
})
