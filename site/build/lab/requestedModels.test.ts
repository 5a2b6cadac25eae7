import { describe, expect, it } from 'vitest'
import { describeProblem, issueProblems } from '../../../supabase/index.ts'
import { requestedModels } from './requestedModels.ts'

const REQUEST = {
  name: 'Some Model 7B',
  provider: 'Acme',
  requestedOn: '2026-11-01',
  state: 'requested',
  since: '2026-11-01',
}
const MODELS = [
  REQUEST,
  { ...REQUEST, name: 'Some Model 70B' },
  { ...REQUEST, name: 'Some Model 7.0B' },
  { ...REQUEST, name: 'Some Model 7B+' },
  { ...REQUEST, provider: 'Other' },
]

function problemsOf(requests: readonly unknown[]): readonly string[] {
  const { error } = requestedModels.safeParse(requests)
  return issueProblems(error).map((problem) => describeProblem(problem, requests))
}

describe('the requested models', () => {
  it('are valid with other names or providers', () => {
    expect(problemsOf(MODELS)).toEqual([])
  })

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'one line of text of 1 to 200 characters'],
    ['a megabyte', { provider: 'x'.repeat(1e6) }, 'one line of text of 1 to 120 characters'],
    ['no day', { requestedOn: 'May' }, '.requestedOn is "May"; allowed: a day as YYYY-MM-DD'],
    [
      'a day of another century',
      { requestedOn: '1999-12-31' },
      '.requestedOn is "1999-12-31"; allowed: a day from 2000-01-01 to',
    ],
    [
      'a day to come',
      { requestedOn: '9999-01-01', since: '9999-01-01' },
      '.requestedOn is "9999-01-01"; allowed: a day from 2000-01-01 to',
    ],
    [
      'a state to come',
      { since: '9999-01-01' },
      '.since is "9999-01-01"; allowed: a day from 2026',
    ],
    ['a state of before', { since: '2026-10-01' }, '; allowed: a day from 2026-11-01 to'],
    ['no reason', { state: 'declined' }, '.reason is absent; allowed: a sentence if'],
    ['a long reason', { state: 'declined', reason: 'x'.repeat(601) }, 'of 1 to 600 characters'],
    ['a reason too early', { reason: 'No.' }, 'if, and only if, it is declined'],
    ['no model', { state: 'published' }, '.modelId is absent; allowed: an id if'],
    ['a model too early', { modelId: 'a' }, 'if, and only if, it is published'],
    [
      'another of its name',
      { name: 'some model-70b' },
      '[1].name is "Some Model 70B"; allowed: one request for each model of a provider',
    ],
  ])('are refused with %s', (_, change, problem) => {
    const [, ...others] = MODELS
    expect(problemsOf([{ ...REQUEST, ...change }, ...others]).join('\n')).toContain(problem)
  })
})
