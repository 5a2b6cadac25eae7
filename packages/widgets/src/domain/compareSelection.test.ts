import { describe, expect, it } from 'vitest'
import {
  addToSelection,
  MAX_COMPARED_MODELS,
  normalizeSelection,
  parseSelection,
  removeFromSelection,
  serializeSelection,
} from './compareSelection.ts'

it('compares at most three models', () => {
  expect(MAX_COMPARED_MODELS).toBe(3)
})

describe('parsing a selection', () => {
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
  ])('parses "%s" as %j', (query, ids) => {
    expect(parseSelection(new URLSearchParams(query))).toEqual(ids)
  })
})

describe('selecting the compared models', () => {
  const KNOWN = new Set(['a', 'b', 'c', 'd', 'e', 'f'])

  it.each([
    ['no ids', [], []],
    ['one id', ['a'], ['a']],
    ['three ids in their order', ['c', 'a', 'b'], ['c', 'a', 'b']],
    ['the first three of six', ['f', 'e', 'd', 'c', 'b', 'a'], ['f', 'e', 'd']],
    ['a repeated id once', ['a', 'a'], ['a']],
    ['three models when ids repeat', ['a', 'b', 'a', 'b', 'c'], ['a', 'b', 'c']],
    ['known ids only', ['x', 'a', 'y'], ['a']],
    ['three known ids after three unknown ones', ['x', 'y', 'z', 'a', 'b', 'c'], ['a', 'b', 'c']],
    ['no ids when all are unknown', ['x', 'y'], []],
    ['no ids that are properties of every object', ['constructor', '__proto__'], []],
    ['no ids in another case', ['A'], []],
  ])('returns %s', (_, ids, selection) => {
    expect(normalizeSelection(ids, KNOWN)).toEqual(selection)
  })

  it('accepts every well-formed id until the known ids are loaded', () => {
    expect(normalizeSelection(['x', 'a', 'x', '../b', 'GPT', '', 'y', 'z'])).toEqual([
      'x',
      'a',
      'y',
    ])
  })

  it('returns nothing when no model exists', () => {
    expect(normalizeSelection(['a', 'b'], new Set())).toEqual([])
  })

  it('does not mutate its input', () => {
    const ids = ['x', 'a', 'a', 'b', 'c', 'd']
    normalizeSelection(ids, KNOWN)
    expect(ids).toEqual(['x', 'a', 'a', 'b', 'c', 'd'])
  })
})

describe('adding a model to a selection', () => {
  it.each([
    ['starts an empty selection', [], 'a', ['a']],
    ['appends the model', ['b', 'a'], 'c', ['b', 'a', 'c']],
    ['refuses a fourth model', ['a', 'b', 'c'], 'd', ['a', 'b', 'c']],
    ['refuses a fifth model', ['a', 'b', 'c', 'd'], 'e', ['a', 'b', 'c', 'd']],
    ['refuses a selected model', ['a', 'b'], 'a', ['a', 'b']],
    ['refuses a selected model when the selection is full', ['a', 'b', 'c'], 'c', ['a', 'b', 'c']],
  ])('%s', (_, ids, id, selection) => {
    expect(addToSelection(ids, id)).toEqual(selection)
  })

  it('does not mutate the selection', () => {
    const ids = ['a']
    addToSelection(ids, 'b')
    expect(ids).toEqual(['a'])
  })
})

describe('removing a model from a selection', () => {
  it.each([
    ['keeps the order of the others', ['a', 'b', 'c'], 'b', ['a', 'c']],
    ['empties a selection of one', ['a'], 'a', []],
    ['ignores a model that is not selected', ['a', 'b'], 'c', ['a', 'b']],
    ['keeps an empty selection empty', [], 'a', []],
    ['removes a repeated id everywhere', ['a', 'b', 'a'], 'a', ['b']],
  ])('%s', (_, ids, id, selection) => {
    expect(removeFromSelection(ids, id)).toEqual(selection)
  })
})

describe('serializing a selection', () => {
  it.each([
    ['writes the ids', ['a', 'b'], '', 'models=a%2Cb'],
    ['writes nothing for an empty selection', [], '', ''],
    ['removes the parameter of an empty selection', [], 'models=a,b', ''],
    ['keeps other parameters', ['a'], 'theme=dark&q=x+y', 'theme=dark&q=x+y&models=a'],
    ['keeps other parameters of an empty selection', [], 'q=1&models=a&q=2', 'q=1&q=2'],
    [
      'names the models once in the place of several',
      ['c'],
      'models=a&q=1&models=b',
      'models=c&q=1',
    ],
  ])('%s', (_, ids, others, query) => {
    expect(serializeSelection(ids, new URLSearchParams(others)).toString()).toBe(query)
  })

  it('does not mutate the given parameters', () => {
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
