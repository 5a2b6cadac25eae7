import { describe, expect, it } from 'vitest'
import { PLANNED_MODELS } from '../data/plannedModels.ts'
import { REQUESTED_MODELS, type RequestedModel } from '../data/requestedModels.ts'
import type { CoveredBase } from '../measured/coverageFile.ts'
import { findKnownModel } from './findKnownModel.ts'
import { requestProblems } from './requestProblems.ts'

const TODAY = '2026-11-28'
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
  it('are valid as they are shipped', () => {
    expect(requestProblems(REQUESTED_MODELS, new Date().toISOString().slice(0, 10))).toEqual([])
  })

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

  it.each<[string, readonly RequestedModel[], string]>([
    ['no name', [{ ...REQUEST, name: ' ' }], 'name; allowed: 1 to 200 characters'],
    ['a megabyte', [{ ...REQUEST, provider: 'x'.repeat(1e6) }], 'provider; allowed: 1 to 120'],
    ['no day', [{ ...REQUEST, requestedOn: 'May' }], 'requestedOn is May; allowed: a day until'],
    ['a day to come', [{ ...REQUEST, since: '2027-01-01' }], 'since is 2027-01-01; allowed: a day'],
    ['a state of before', [{ ...REQUEST, since: '2026-10-01' }], 'a day from 2026-11-01 until'],
    ['no reason', [{ ...REQUEST, state: 'declined' }], 'reason; allowed: 1 to 600 characters if'],
    ['a reason too early', [{ ...REQUEST, reason: 'No.' }], 'if, and only if, it is declined'],
    ['no model', [{ ...REQUEST, state: 'published' }], 'modelId; allowed: the id of the model if'],
    ['a model too early', [{ ...REQUEST, modelId: 'a' }], 'if, and only if, it is published'],
    [
      'another of its name',
      [REQUEST, { ...REQUEST, name: 'some model-7b' }],
      'name is there twice',
    ],
  ])('are refused with %s', (_, requests, problem) => {
    expect(requestProblems(requests, TODAY).join('\n')).toContain(problem)
  })
})

describe('findKnownModel', () => {
  it.each(['GPT-4 (0613)', 'gpt 4 0613', 'gpt-4-0613', 'ＧＰＴ-4', 'gpt‑4'])(
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

  it.each(['', ' ', '-', 'gpt', 'gpt-40613x', '\u202e', 'x'.repeat(1_000_000)])(
    'finds nothing for “%.20s”',
    (text) => {
      expect(findKnownModel(text, BASES, [REQUEST])).toBeUndefined()
    },
  )
})
