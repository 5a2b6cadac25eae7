import { describe, expect, it } from 'vitest'
import { CATEGORIES } from './category.ts'
import type { LeaderboardEntry, ModelSummary } from './leaderboardEntry.ts'
import { addPlaceholders, findPlannedModel } from './placeholder.ts'
import { MISSING } from './score.ts'
import { BAND_LABELS, getBandOrMissing } from './scoreBand.ts'
import { anEntry, someScores } from '../testing/builders.ts'
import { PLANNED_MODELS } from '../testing/plannedModels.ts'

const PLACEHOLDERS = addPlaceholders([], PLANNED_MODELS)

describe('the placeholders', () => {
  it('have ids with a prefix, in the order of the planned models', () => {
    expect(PLACEHOLDERS.map(({ id, name, provider }) => [id, name, provider])).toEqual([
      ['placeholder-gpt-oss-20b', 'gpt-oss-20b', 'OpenAI'],
      ['placeholder-gpt-oss-120b', 'gpt-oss-120b', 'OpenAI'],
      ['placeholder-Llama-3.1-8B-Instruct', 'Llama-3.1-8B-Instruct', 'Meta'],
      ['placeholder-gemma-3-1b-it', 'gemma-3-1b-it', 'Google'],
    ])
  })

  it.each(PLACEHOLDERS)('have no score, composite or date: $name', (placeholder) => {
    const labels = CATEGORIES.map(
      (category) => BAND_LABELS[getBandOrMissing(placeholder.scores[category])],
    )
    expect(labels).toEqual(['COMING SOON', 'COMING SOON', 'COMING SOON', 'COMING SOON'])
    expect(placeholder.scores.composite).toBe(MISSING)
    expect(placeholder.evaluatedOn).toBeUndefined()
    expect(placeholder.isPlaceholder).toBe(true)
  })
})

describe('the results of a planned model elsewhere', () => {
  const planned = { name: 'GPT-OSS', provider: 'OpenAI' }
  const listed = (id: string, provider: string, ...suiteIds: string[]) => ({
    id,
    name: 'gpt-oss',
    provider,
    suiteIds,
  })

  it('are those of the model with the same name and provider', () => {
    const same = listed('same', 'openai', 'a', 'b')
    expect(findPlannedModel(planned, [listed('other', 'Acme', 'a'), same])).toBe(same)
  })

  it('are those of the model whose name is spelled in another way', () => {
    const same = { ...listed('same', 'OpenAI', 'a'), name: 'GPT\u2011OSS' }
    expect(findPlannedModel(planned, [same])).toBe(same)
  })

  it('do not exist before a suite has evaluated it', () => {
    const withoutSuites = { id: 'x', ...planned }
    const models: ModelSummary[] = [listed('waiting', 'OpenAI'), withoutSuites]
    const found = [models, []].map((list) => findPlannedModel(planned, list))
    expect(found).toEqual([undefined, undefined])
  })
})

describe('appending placeholders', () => {
  it('adds none without planned models', () => {
    const models = [evaluated('Alpha', 'Labs')]
    expect(addPlaceholders(models, [])).toEqual(models)
  })

  it('keeps the evaluated models first, in their order', () => {
    const models = [evaluated('Zephyr', 'Labs'), evaluated('Alpha', 'Labs')]
    expect(addPlaceholders(models, PLANNED_MODELS)).toEqual([...models, ...PLACEHOLDERS])
  })

  it.each([
    ['gpt-oss-20b', 'OpenAI'],
    ['gpt-oss-120b', 'OpenAI'],
    ['Llama-3.1-8B-Instruct', 'Meta'],
    ['llama-3.1-8b-instruct', 'meta'],
    ['LLAMA-3.1-8B-INSTRUCT', 'META'],
    ['Gemma-3-1B-it', 'google'],
  ])('omits the placeholder %s of %s once it is evaluated', (name, provider) => {
    const model = evaluated(name, provider)
    const others = PLACEHOLDERS.filter((entry) => entry.name.toLowerCase() !== name.toLowerCase())
    expect(others).toHaveLength(3)
    expect(addPlaceholders([model], PLANNED_MODELS)).toEqual([model, ...others])
  })

  it.each([
    ['gpt-oss-20b', 'Somebody else'],
    ['gpt-oss-20', 'OpenAI'],
    ['gpt-oss-20b-instruct', 'OpenAI'],
    ['20b', 'OpenAI\ngpt-oss'],
    ['OpenAI', 'gpt-oss-20b'],
  ])('appends all four to %s of %s', (name, provider) => {
    const entries = addPlaceholders([evaluated(name, provider)], PLANNED_MODELS)
    expect(entries.slice(1)).toEqual(PLACEHOLDERS)
  })

  it('appends nothing when all four are evaluated', () => {
    const models = PLACEHOLDERS.map(({ name, provider }) => evaluated(name, provider))
    expect(addPlaceholders(models, PLANNED_MODELS)).toEqual(models)
  })

  it('appends no placeholder twice', () => {
    const twice = [...PLANNED_MODELS, ...PLANNED_MODELS]
    expect(addPlaceholders([], twice)).toEqual(PLACEHOLDERS)
  })

  it('has different ids for models of one name, planned or evaluated', () => {
    const planned = ['A', 'B'].map((provider) => ({ name: 'Same', provider }))
    const entries = addPlaceholders([evaluated('placeholder-Other', 'C')], planned)
    expect(
      addPlaceholders(entries, [{ name: 'Other', provider: 'D' }]).map(({ id }) => id),
    ).toEqual([
      'placeholder-Other',
      'placeholder-Same',
      'placeholder-B-Same',
      'placeholder-D-Other',
    ])
  })

  it('does not mutate the list', () => {
    const models = [evaluated('Alpha', 'Labs')]
    addPlaceholders(models, PLANNED_MODELS)
    expect(models).toHaveLength(1)
  })
})

function evaluated(name: string, provider: string): LeaderboardEntry {
  return anEntry(name, { name, provider, scores: someScores(0.5, 0.5, 0.5, 0.5) })
}
