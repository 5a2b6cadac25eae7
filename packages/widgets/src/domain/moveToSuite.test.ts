import { describe, expect, it } from 'vitest'
import { aSuite } from '../testing/suites.ts'
import { DEFAULT_VIEW, parseSorting, type LeaderboardColumn } from './leaderboardView.ts'
import { moveToSuite } from './moveToSuite.ts'

const THREE = aSuite('three', { categories: ['bias', 'factuality', 'toxicity'] })
const ONE = aSuite('one', { categories: ['factuality'] })

function moveSorting(text: string, suite = THREE) {
  const sorting = parseSorting(text) ?? []
  const { view, dropped } = moveToSuite({ ...DEFAULT_VIEW, sorting }, suite, false)
  return [view.sorting, dropped]
}

describe('moveToSuite', () => {
  it('keeps the search, the provider, the columns and the picture, and ends the selection', () => {
    const view = {
      ...DEFAULT_VIEW,
      search: 'gpt',
      provider: 'Acme',
      columns: ['name', 'bias'] as const,
      selected: ['a'],
      show: 'picture' as const,
    }
    expect(moveToSuite(view, THREE, false).view).toEqual({ ...view, suite: 'three', selected: [] })
    expect(moveToSuite(view, THREE, true).view.suite).toBeUndefined()
  })

  it('shows the score that ranks a suite when the view shows only scores that the suite lacks', () => {
    const moveColumns = (...columns: LeaderboardColumn[]) =>
      moveToSuite({ ...DEFAULT_VIEW, columns }, ONE, false).view.columns
    expect(moveColumns('name', 'bias', 'composite')).toEqual([
      'name',
      'bias',
      'composite',
      'factuality',
    ])
    expect(moveColumns('name', 'bias', 'factuality')).toEqual(['name', 'bias', 'factuality'])
    expect(moveColumns('name', 'date')).toEqual(['name', 'date'])
  })

  it('keeps the sort keys that the suite has', () => {
    expect(moveSorting('bias:asc')).toEqual([parseSorting('bias:asc'), []])
    expect(moveSorting('jailbreak:desc,provider:asc')).toEqual([
      parseSorting('provider:asc'),
      ['jailbreak'],
    ])
  })

  it('sorts by default when the suite has none of them', () => {
    expect(moveSorting('jailbreak:desc')).toEqual([DEFAULT_VIEW.sorting, ['jailbreak']])
    expect(moveSorting('composite:asc', ONE)).toEqual([DEFAULT_VIEW.sorting, ['composite']])
  })

  it('drops nothing of the default order, also where no composite exists', () => {
    expect(moveSorting('composite:desc', ONE)).toEqual([DEFAULT_VIEW.sorting, []])
  })
})
