import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemorySource } from '../data/index.ts'
import { aModel, anEvaluation } from '../testing/builders.ts'
import { createElement, removeElements } from '../testing/elements.ts'
import { eventually } from '../testing/eventually.ts'
import './index.ts'

const evaluations = [{ ...anEvaluation(), suiteId: 'first' }]
const SOURCE = createMemorySource(
  [
    aModel('a', { provider: 'One', evaluations }),
    aModel('b', { provider: 'Two', evaluations }),
    aModel('c', { provider: 'Two', evaluations }),
  ],
  [{ id: 'first', title: 'First Suite' }],
)

afterEach(async () => {
  await removeElements()
  vi.restoreAllMocks()
})

const namesOf = (element: Element) =>
  Array.from(
    element.shadowRoot?.querySelectorAll('tbody [data-column=name] a') ?? [],
    ({ textContent }) => textContent,
  )

/** Inserts a leaderboard that sorts by name and shows one provider, and sets its view before it is rendered. */
function insertWithView(view: unknown) {
  const element = createElement('safety-leaderboard')
  element.source = SOURCE
  element.sort = 'name:asc'
  element.provider = 'Two'
  Object.assign(element, { view })
  document.body.append(element)
  return element
}

it('a view that a page kept as JSON is shown again; what it leaves out is as the attributes say', async () => {
  const kept = insertWithView({ provider: 'One' })
  await waitFor(() => expect(namesOf(kept)).toEqual(['Model a']))
  let text = ''
  kept.addEventListener('safety-view', ({ detail }) => {
    text = JSON.stringify(detail)
  })
  const sortByName = kept.shadowRoot?.querySelector<HTMLElement>('th[data-column=name] button')
  act(() => sortByName?.click())

  const element = insertWithView(JSON.parse(text))
  await waitFor(() => expect(namesOf(element)).toEqual(['Model a']))
  expect(element.view).toEqual(kept.view)
  expect(element.view.sorting).toEqual([{ field: 'name', direction: 'descending' }])
  element.view = { search: 'model' }
  await waitFor(() => expect(namesOf(element)).toEqual(['Model b', 'Model c']))
  element.provider = 'One'
  await waitFor(() => expect(namesOf(element)).toEqual(['Model a']))
  element.view = null
  await waitFor(() => expect(element.view.search).toBe(''))
})

it('a filter of an attribute that the visitor cleared stays cleared in a view that a page kept as JSON', async () => {
  const cleared = { provider: undefined, suite: undefined, columns: undefined, show: undefined }
  const element = insertWithView(
    JSON.parse(JSON.stringify(cleared, (_, part: unknown) => part ?? null)),
  )
  await waitFor(() => expect(namesOf(element)).toEqual(['Model a', 'Model b', 'Model c']))
  expect(element.view).toMatchObject(cleared)
})

it('a view wins over attributes of the same step in any order, and an attribute that changes later over its part', async () => {
  const element = createElement('safety-leaderboard')
  element.view = { provider: 'One', search: 'model' }
  element.source = SOURCE
  element.provider = 'Two'
  document.body.append(element)
  await waitFor(() => expect(namesOf(element)).toEqual(['Model a']))
  element.provider = null
  await waitFor(() => expect(namesOf(element)).toHaveLength(3))
  element.view = { provider: 'Two', search: 'b' }
  element.search = 'c'
  await waitFor(() => expect(namesOf(element)).toEqual(['Model b']))
})

it.each([
  ['view', { search: 'c' }, 'q=gpt', 'an object, not “q=gpt”'],
  ['labels', { leaderboard: { retry: 'Again' } }, ['Modell'], 'an object, not a list'],
  ['extraColumns', [], { id: 'x-price' }, 'a list, not an object'],
] as const)(
  'a property %s of another form is named in the console, and leaves the earlier one',
  async (name, before, wrong, says) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const element = insertWithView(undefined)
    Object.assign(element, { [name]: before })
    await waitFor(() => expect(namesOf(element)).toContain('Model c'))
    const shown = element[name]
    expect(shown).toMatchObject(before)
    Object.assign(element, { [name]: wrong })
    expect(element[name]).toEqual(shown)
    expect(warn.mock.calls).toEqual([
      [`<safety-leaderboard>: the property ${name} must be ${says}.`],
    ])
  },
)

it('each part of a view that the source does not have is named in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  insertWithView({
    suite: 'nope',
    provider: 'Nobody',
    selected: ['a', 'x'],
    columns: ['bias', 'x-no'],
    sort: 'bias:asc',
  })
  await eventually(() =>
    expect(warn.mock.calls.map(([text]) => String(text).replace(/^\S+: |Allowed.*/g, ''))).toEqual([
      'view.selected names no model of the suite “first” with “x”.',
      'the property view has “sort”. ',
      'view.suite="nope" must be one of first.',
      'view.provider="Nobody" must be one of One, Two.',
      'The list of columns of the view has “x-no”. ',
    ]),
  )
})

it('a property of an attribute that is an object is named in the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const element = insertWithView(undefined)
  Object.assign(element, {
    search: { q: 'a' },
    models: ['a', 'b'],
    site: new URL('https://a.example'),
  })
  expect(warn.mock.calls).toEqual([
    ['<safety-leaderboard>: the attribute search="[object Object]" must be a text.'],
  ])
})
