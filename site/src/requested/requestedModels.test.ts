import { describe, expect, it } from 'vitest'
import { PLANNED_MODELS } from '../data/plannedModels.ts'
import { REQUESTED_MODELS, type RequestedModel } from '../data/requestedModels.ts'
import type { CoveredBase } from '../measured/coverageFile.ts'
import { findKnownModel } from './findKnownModel.ts'

const REQUEST: RequestedModel = {
  name: 'Some Model 7B',
  provider: 'Acme',
  requestedOn: '2026-11-01',
  state: 'requested',
  since: '2026-11-01',
}
const BASES: readonly CoveredBase[] = [
  {
    base: 'gpt-4',
    provider: 'OpenAI',
    results: [
      {
        ...{ suite: 's', id: 'gpt-4-0613', name: 'GPT-4 (0613)', configuration: '0613' },
        ...{ categories: ['bias'], date: null, dateKind: null },
      },
    ],
  },
]

describe('the requests of the lab', () => {
  it('are planned models while they are accepted or being evaluated', () => {
    const planned = PLANNED_MODELS.map(({ name }) => name)
    const waiting = REQUESTED_MODELS.filter(({ state }) =>
      ['accepted', 'evaluating'].includes(state),
    )
    expect(planned.slice(0, 4)).toEqual([
      'gpt-oss-20b',
      'gpt-oss-120b',
      'Llama-3.1-8B-Instruct',
      'gemma-3-1b-it',
    ])
    expect(planned.slice(4)).toEqual(waiting.map(({ name }) => name))
  })
})

describe('findKnownModel', () => {
  it.each(['GPT-4 (0613)', 'gpt 4 0613', 'gpt-4-0613', 'ＧＰＴ-4', 'gpt‑4', 'ĝ\u3164pt4'])(
    'finds the evaluated model “%s” in any spelling',
    (text) => {
      expect(findKnownModel(text, BASES, [])).toEqual({
        kind: 'evaluated',
        id: 'gpt-4-0613',
        name: 'GPT-4 (0613)',
      })
    },
  )

  it('finds a requested model', () => {
    expect(findKnownModel('SOME MODEL 7b', BASES, [REQUEST])).toEqual({
      kind: 'requested',
      request: REQUEST,
    })
  })

  it.each([
    ['Command R', 'Command R+'],
    ['Model 11', 'Model 1.1'],
    ['Model 1', 'Model 1+'],
  ])('tells “%s” from “%s”', (one, other) => {
    const requests = [{ ...REQUEST, name: one }]
    expect(findKnownModel(other, BASES, requests)).toBeUndefined()
    expect(findKnownModel(one, BASES, requests)).toBeDefined()
  })

  it.each([
    ['Command R+', 'command-r-plus'],
    ['Model 1.1 8B', 'model-1-1-8b'],
    ['Model 4.0', 'Ｍodel 4\u200b–0'],
  ])('knows “%s” as “%s”', (name, other) => {
    expect(findKnownModel(other, BASES, [{ ...REQUEST, name }])).toBeDefined()
  })

  it.each(['', ' ', '-', 'gpt', 'gpt-40613x', '\u202e', 'x'.repeat(1_000_000)])(
    'finds nothing for “%.20s”',
    (text) => {
      expect(findKnownModel(text, BASES, [REQUEST])).toBeUndefined()
    },
  )
})
