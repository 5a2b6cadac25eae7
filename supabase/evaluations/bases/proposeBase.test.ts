import { describe, expect, it } from 'vitest'
import { REAL_SUITES } from '../../tests/realText.ts'
import { readModelBases } from './modelBases.ts'
import { proposeBase } from './proposeBase.ts'

const KNOWN = new Map([
  ['gpt-5', { base: 'gpt-5' }],
  ['claude-4.5-sonnet', { base: 'claude-sonnet-4.5' }],
  ['claude-3.5-sonnet-20240620', { base: 'claude-3.5-sonnet-20240620' }],
  ['kimi-k2', { base: 'kimi-k2' }],
  ['kimi-k2-2025-09-05', { base: 'kimi-k2-2025-09-05' }],
])

const propose = (id: string, provider = 'OpenAI') => proposeBase({ id, provider }, KNOWN)

describe('the proposed base', () => {
  it.each([
    ['gpt-5-2025-08-07', 'OpenAI', 'gpt-5', '2025-08-07'],
    ['openai-gpt-5-high-20250807', 'OpenAI', 'gpt-5', '2025-08-07, high effort'],
    [
      'anthropic-claude-sonnet-4-5-20250929-thinking-10k',
      'Anthropic',
      'claude-sonnet-4.5',
      '2025-09-29, 10K thinking',
    ],
    ['gpt5', 'OpenAI', 'gpt-5', null],
  ])('of %s by %s is %s with the configuration %s', (id, provider, base, configuration) => {
    expect(propose(id, provider)).toMatchObject({ kind: 'shared', base, configuration })
  })

  it('of a new model keeps the maker in its name', () => {
    expect(propose('mistral-large-3', 'Mistral AI')).toMatchObject({
      kind: 'new',
      base: 'mistral-large-3',
    })
  })

  it.each([
    ...['gpt-5-mini', 'gpt-5-chat', 'gpt-5-codex', 'gpt-5.1', 'gpt-5-thinking', 'gpt-5-latest'],
    // A size, and lengths of the context.
    ...['mistral-medium', 'phi-3-medium-128k-instruct', 'gpt-5-32k'],
  ])('of %s is a new one', (id) => {
    expect(propose(id)).toMatchObject({ kind: 'new', base: id, configuration: null })
  })

  it('is unsure if the only base with its words is a build of another date', () => {
    expect(propose('claude-3.5-sonnet-20241022', 'Anthropic')).toMatchObject({
      kind: 'unsure',
      base: 'claude-3.5-sonnet-20241022',
      configuration: null,
    })
  })

  it('is unsure if two bases have its words', () => {
    expect(propose('kimi-k2-2025-11-06', 'Moonshot AI').reason).toContain(
      'kimi-k2, kimi-k2-2025-09-05',
    )
  })

  it('never joins models of this project that a person keeps apart', async () => {
    const bases = await readModelBases()
    const models = REAL_SUITES.flatMap(({ file }) => file.models)
    const wrong = models.flatMap(({ id, provider }) => {
      const others = new Map([...bases].filter(([other]) => other !== id))
      const { kind, base } = proposeBase({ id, provider }, others)
      return kind === 'shared' && base !== bases.get(id)?.base ? [`${id}: ${base}`] : []
    })
    expect(wrong).toEqual([])
  })
})
