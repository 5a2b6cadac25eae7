import { describe, expect, it } from 'vitest'
import {
  ADDRESSES,
  BROKEN_PERCENTS,
  HOSTILE_TEXTS,
  PROTOTYPE_KEYS,
  shownOf,
  UNREADABLE,
} from '../../../../../e2e/fixtures/hostileStrings.ts'
import { isModelId } from '../../domain/index.ts'
import { fullModelRow, listByName, readOne, toEvaluatedModel } from './index.ts'

/** A row with all that can be asked for. */
const ROW = {
  id: 'a',
  name: 'A',
  provider: 'P',
  description: 'D',
  model_url: 'https://example.org/a',
  evaluations: [
    {
      evaluation_date: '2024-03-01',
      compound_score: 0.5,
      source_title: 'S',
      source_url: 'https://example.org/s',
      total_probes: 1,
      evaluation_scores: [{ category: 'bias', raw_score: 0.5, z_score: 1 }],
      evaluation_categories: [
        { parent_category: 'bias', subcategory: 'B', score: 0.5, probe_count: 1, measure: 'mean' },
      ],
      evaluation_notes: [{ note_text: 'N' }],
    },
  ],
}

type Place = readonly (string | number)[]

const TEXTS: readonly Place[] = [
  ['name'],
  ['provider'],
  ['evaluations', 0, 'source_title'],
  ['evaluations', 0, 'evaluation_categories', 0, 'subcategory'],
  ['evaluations', 0, 'evaluation_notes', 0, 'note_text'],
]
const LINKS: readonly Place[] = [['model_url'], ['evaluations', 0, 'source_url']]
const CHOICES: readonly Place[] = [
  ['evaluations', 0, 'evaluation_scores', 0, 'category'],
  ['evaluations', 0, 'evaluation_categories', 0, 'parent_category'],
  ['evaluations', 0, 'evaluation_categories', 0, 'measure'],
  ['evaluations', 0, 'evaluation_date'],
]

const list = (rows: readonly unknown[]) => listByName(rows, fullModelRow, toEvaluatedModel)

describe('a hostile text in a row', () => {
  it.each(HOSTILE_TEXTS)('is read as it is, wherever a text may stand: %s', (_, text) => {
    for (const place of TEXTS) {
      const model = readOne(put(ROW, place, text), fullModelRow, toEvaluatedModel)
      expect(JSON.stringify(model), place.join('.')).toContain(JSON.stringify(shownOf(text)))
    }
  })

  it.each(UNREADABLE)('leaves the row out, counted, when it is no text: %s', (_, text) => {
    for (const place of TEXTS) {
      const { items, unreadable } = list([put(ROW, place, text), { ...ROW, id: 'b' }])
      expect([items.map(({ id }) => id), unreadable], place.join('.')).toEqual([['b'], 1])
    }
  })

  it.each([...HOSTILE_TEXTS, ...UNREADABLE])(
    'is never a link, a date, a category or a measure: %s',
    (_, text) => {
      for (const place of [...LINKS, ...CHOICES]) {
        expect(list([put(ROW, place, text)]).items, place.join('.')).toEqual([])
      }
    },
  )

  it.each(ADDRESSES)('is no address of a page: %s', (_, address) => {
    for (const place of LINKS) expect(list([put(ROW, place, address)]).unreadable).toBe(1)
  })
})

describe('a hostile id', () => {
  it('leaves its row out, counted, unless it is one that can be asked for', () => {
    const ids = [...HOSTILE_TEXTS, ...UNREADABLE].map(([, text]) => text)
    const all = [...ids, ...PROTOTYPE_KEYS, ...BROKEN_PERCENTS, 'a,b', 'a/b', 'A', ' a']
    for (const id of all) {
      const { items, unreadable } = list([{ ...ROW, id }])
      expect([items.map((item) => item.id), unreadable]).toEqual(
        isModelId(id) ? [[id], 0] : [[], 1],
      )
    }
    expect(all.filter(isModelId)).toEqual(expect.arrayContaining(['constructor', 'prototype']))
    expect(({} as Record<string, unknown>)['name']).toBeUndefined()
  })
})

describe('keys of a prototype', () => {
  it('that an answer brings change no other object, and no figure', () => {
    const evil = `{"__proto__":{"name":"X","polluted":1},"constructor":{"prototype":{"polluted":1}},`
    const row: unknown = JSON.parse(evil + JSON.stringify(ROW).slice(1))
    expect(list([row]).items).toEqual(list([ROW]).items)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('do not stand in for fields that a row lacks', () => {
    const { name: _, ...nameless } = ROW
    const row: unknown = JSON.parse(
      `{"__proto__":{"name":"X"},${JSON.stringify(nameless).slice(1)}`,
    )
    expect(list([row]).unreadable).toBe(1)
  })
})

/** A copy with another value at one place. */
function put(value: unknown, [key, ...rest]: Place, text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value)) return value.map((one, at) => (at === key ? put(one, rest, text) : one))
  const parts = value as Readonly<Record<string, unknown>>
  return { ...parts, [key]: put(parts[key], rest, text) }
}
