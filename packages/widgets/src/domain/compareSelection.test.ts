import { describe, expect, it } from 'vitest'
import {
  addToSelection,
  parseSelection,
  removeFromSelection,
  selectionOf,
  serializeSelection,
} from './compareSelection.ts'

describe('the ids that a query string names', () => {
  it.each([
    ['', []],
    ['models', []],
    ['models=', []],
    ['models=,', []],
    ['models=%20,%09', []],
    ['models=a', ['a']],
    ['models=a,b,c', ['a', 'b', 'c']],
    ['models=a%2Cb%2cc', ['a', 'b', 'c']],
    ['models=a%2Cb,c', ['a', 'b', 'c']],
    ['models=%20a%20,+b+', ['a', 'b']],
    ['models=,a,,b,', ['a', 'b']],
    ['models=a&models=b', ['a', 'b']],
    ['models=a,b&sort=name&models=c', ['a', 'b', 'c']],
    ['models=&models=a', ['a']],
    ['models=b,a,b', ['b', 'a', 'b']],
    ['models=1,2,3,4,5,6', ['1', '2', '3', '4', '5', '6']],
    ['models=GPT-4,a%2Fb,%00', ['GPT-4', 'a/b', '\u0000']],
    ['models=a%252Cb', ['a%2Cb']],
    ['Models=a', []],
    ['models[]=a', []],
  ])('of "%s" are %j', (query, ids) => {
    expect(parseSelection(new URLSearchParams(query))).toEqual(ids)
  })
})

describe('the compared models', () => {
  const KNOWN = new Set(['a', 'b', 'c', 'd', 'e', 'f'])

  it.each([
    ['nothing', [], []],
    ['one', ['a'], ['a']],
    ['three in the order of the ids', ['c', 'a', 'b'], ['c', 'a', 'b']],
    ['the first three of six', ['f', 'e', 'd', 'c', 'b', 'a'], ['f', 'e', 'd']],
    ['a model once that is named twice', ['a', 'a'], ['a']],
    ['three models however often each is named', ['a', 'b', 'a', 'b', 'c'], ['a', 'b', 'c']],
    ['known ones only', ['x', 'a', 'y'], ['a']],
    ['three known ones behind three unknown', ['x', 'y', 'z', 'a', 'b', 'c'], ['a', 'b', 'c']],
    ['nothing when every id is unknown', ['x', 'y'], []],
    ['nothing by a name that every object has', ['constructor', '__proto__'], []],
    ['nothing by a name in capitals', ['A'], []],
  ])('are %s', (_, ids, selection) => {
    expect(selectionOf(ids, KNOWN)).toEqual(selection)
  })

  it('are whoever could exist while it is not known who does', () => {
    expect(selectionOf(['x', 'a', 'x', '../b', 'GPT', '', 'y', 'z'])).toEqual(['x', 'a', 'y'])
  })

  it('are none when it is known that there are none', () => {
    expect(selectionOf(['a', 'b'], new Set())).toEqual([])
  })

  it('are chosen without a change to what was given', () => {
    const ids = ['x', 'a', 'a', 'b', 'c', 'd']
    selectionOf(ids, KNOWN)
    expect(ids).toEqual(['x', 'a', 'a', 'b', 'c', 'd'])
  })
})

describe('adding a model', () => {
  it.each([
    ['to none', [], 'a', ['a']],
    ['after the others', ['b', 'a'], 'c', ['b', 'a', 'c']],
    ['is refused at three', ['a', 'b', 'c'], 'd', ['a', 'b', 'c']],
    ['is refused beyond three', ['a', 'b', 'c', 'd'], 'e', ['a', 'b', 'c', 'd']],
    ['is refused when it is there', ['a', 'b'], 'a', ['a', 'b']],
    ['is refused when it is there and the rest full', ['a', 'b', 'c'], 'c', ['a', 'b', 'c']],
  ])('%s', (_, ids, id, selection) => {
    expect(addToSelection(ids, id)).toEqual(selection)
  })

  it('changes nothing of what was given', () => {
    const ids = ['a']
    addToSelection(ids, 'b')
    expect(ids).toEqual(['a'])
  })
})

describe('removing a model', () => {
  it.each([
    ['leaves the others in their order', ['a', 'b', 'c'], 'b', ['a', 'c']],
    ['leaves none of one', ['a'], 'a', []],
    ['leaves all when it is not there', ['a', 'b'], 'c', ['a', 'b']],
    ['leaves none of none', [], 'a', []],
    ['takes it away as often as it is there', ['a', 'b', 'a'], 'a', ['b']],
  ])('%s', (_, ids, id, selection) => {
    expect(removeFromSelection(ids, id)).toEqual(selection)
  })
})

describe('a query string', () => {
  it.each([
    ['names the models', ['a', 'b'], '', 'models=a%2Cb'],
    ['is empty for none', [], '', ''],
    ['loses its models with the last of them', [], 'models=a,b', ''],
    ['keeps what belongs to others', ['a'], 'theme=dark&q=x+y', 'theme=dark&q=x+y&models=a'],
    ['keeps what belongs to others without models', [], 'q=1&models=a&q=2', 'q=1&q=2'],
    [
      'names the models once in the place of several',
      ['c'],
      'models=a&q=1&models=b',
      'models=c&q=1',
    ],
  ])('%s', (_, ids, others, query) => {
    expect(serializeSelection(ids, new URLSearchParams(others)).toString()).toBe(query)
  })

  it('is a new one, so that the given one stays', () => {
    const others = new URLSearchParams('models=a')
    serializeSelection(['b'], others)
    expect(others.toString()).toBe('models=a')
  })

  it.each([[[]], [['a']], [['c', 'a', 'b']], [['gpt-3.5-turbo', '0.1']], [['a', 'a']]])(
    'brings back %j as it was written',
    (ids) => {
      const query = serializeSelection(ids, new URLSearchParams('models=z&q=1')).toString()
      expect(parseSelection(new URLSearchParams(query))).toEqual(ids)
    },
  )
})
