import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { mergeLabels } from './mergeLabels.ts'

describe('labels', () => {
  it('are English by default', () => {
    expect(mergeLabels(en)).toEqual(en)
  })

  it('apply overrides of single sentences and keep the rest', () => {
    const labels = mergeLabels(en, { leaderboard: { retry: 'Nochmal' } })
    expect(labels.leaderboard.retry).toBe('Nochmal')
    expect(labels.leaderboard.errorTitle).toBe('Error Loading Data')
    expect(labels.bands).toEqual(en.bands)
  })

  it('keep a sentence whose override is undefined', () => {
    const { leaderboard } = mergeLabels(en, { leaderboard: { retry: undefined } as object })
    expect(leaderboard.retry).toBe(en.leaderboard.retry)
  })

  it('apply overrides of single names inside of a section and keep the rest', () => {
    const { leaderboard } = mergeLabels(en, { leaderboard: { columns: { name: 'Modell' } } })
    expect(leaderboard.columns).toEqual({ ...en.leaderboard.columns, name: 'Modell' })
    expect(leaderboard.about).toEqual(en.leaderboard.about)
  })

  it('stay where an override has another type', () => {
    const overrides = { leaderboard: { retry: 5, shown: 'all', columns: 'name' }, model: 'x' }
    expect(mergeLabels(en, overrides as object)).toEqual(en)
  })

  it.each([
    [0, 25, '0 of 25 models'],
    [1, 1, '1 of 1 model'],
    [1234, 20000, '1,234 of 20,000 models'],
  ])('count %i of %i models', (shown, total, text) => {
    expect(en.leaderboard.shown(shown, total)).toBe(text)
  })

  it('explain why no row matches', () => {
    expect(en.leaderboard.nothingMatches('gpt', undefined)).toBe('No models match “gpt”.')
    expect(en.leaderboard.nothingMatches('gpt', 'Meta')).toBe('No models from Meta match “gpt”.')
    expect(en.leaderboard.nothingMatches('', 'Meta')).toBe('No models from Meta are listed.')
  })

  it('count invalid rows and fields', () => {
    expect(en.leaderboard.invalidRows(1)).toBe('1 model has invalid data and is not shown.')
    expect(en.leaderboard.invalidRows(3)).toBe('3 models have invalid data and are not shown.')
    expect(en.score.invalidFields(1)).toBe('1 detail is invalid and is not shown.')
    expect(en.score.invalidFields(3)).toBe('3 details are invalid and are not shown.')
  })
})
