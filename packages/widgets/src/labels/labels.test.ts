import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { mergeLabels } from './labels.ts'

describe('labels', () => {
  it('are English where a host says nothing else', () => {
    expect(mergeLabels(en)).toEqual(en)
  })

  it('take single sentences in other words and keep the rest', () => {
    const labels = mergeLabels(en, { leaderboard: { retry: 'Nochmal' } })
    expect(labels.leaderboard.retry).toBe('Nochmal')
    expect(labels.leaderboard.errorTitle).toBe('Error Loading Data')
    expect(labels.bands).toEqual(en.bands)
  })

  it.each([
    [0, 25, '0 of 25 models'],
    [1, 1, '1 of 1 model'],
    [1234, 20000, '1,234 of 20,000 models'],
  ])('count %i of %i models', (shown, total, text) => {
    expect(en.leaderboard.shown(shown, total)).toBe(text)
  })

  it('say why no row is left', () => {
    expect(en.leaderboard.nothingMatches('gpt', undefined)).toBe('No model matches “gpt”.')
    expect(en.leaderboard.nothingMatches('gpt', 'Meta')).toBe('No model of Meta matches “gpt”.')
    expect(en.leaderboard.nothingMatches('', 'Meta')).toBe('No model of Meta is listed.')
  })

  it('count what could not be read', () => {
    expect(en.leaderboard.unreadable(1)).toBe('1 model could not be read and is left out.')
    expect(en.leaderboard.unreadable(3)).toBe('3 models could not be read and are left out.')
  })
})
