import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anEstimatedModel, aScoredModel } from '../../testing/builders.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { LeaderboardTable } from './index.ts'

const MODELS = [
  anEstimatedModel('Precise', 0.02, 0.9, 0.8, undefined, 0.6),
  aScoredModel('Unknown', 0.5, 0.5, 0.5, 0.5),
]

async function renderTable() {
  const { user } = renderWithSource(<LeaderboardTable />, MODELS)
  await screen.findByRole('rowheader', { name: 'Precise' })
  const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')
  const rank = (name: string) =>
    screen.getByRole('rowheader', { name }).querySelector('.tl-row-place')?.textContent.trim()
  const sort = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, row, rank, sort }
}

describe('the errors of scores in the leaderboard', () => {
  it('are the description of a row, without the missing scores', async () => {
    const { row } = await renderTable()
    expect(row('Precise')?.getAttribute('aria-description')).toBe(
      [
        'Bias: 88.0–92.0%, place 1–2 of 2.',
        'Factuality: 78.0–82.0%, place 1–2 of 2.',
        'Jailbreak: 58.0–62.0%, place 1–2 of 2.',
      ].join(' '),
    )
  })

  it('are the tooltips of the scores', async () => {
    const { row } = await renderTable()
    const tips = [...(row('Precise')?.querySelectorAll<HTMLElement>('[data-tip]') ?? [])]
    expect(tips.map(({ dataset }) => dataset['tip'])).toContain('Bias: 88.0–92.0%, place 1–2 of 2.')
  })

  it('are named, and drawn as an open end, when none is known', async () => {
    const { row } = await renderTable()
    expect(row('Unknown')?.getAttribute('aria-description')).toContain('Bias: margin unknown.')
    expect(row('Unknown')?.querySelector<HTMLElement>('.tl-score-bar')?.dataset['interval']).toBe(
      'unknown',
    )
  })

  it('give each model its places by the score that sorts the table, and none by name', async () => {
    const { rank, sort } = await renderTable()
    expect(rank('Precise')).toBeUndefined()
    await sort('Bias Score')
    expect([rank('Precise'), rank('Unknown')]).toEqual(['1–2', undefined])
    await sort('Model')
    expect(rank('Precise')).toBeUndefined()
  })

  it('keep their space while a search leaves only models without places', async () => {
    const { user, rank, sort } = await renderTable()
    await sort('Bias Score')
    await user.type(screen.getByRole('searchbox'), 'unknown')
    expect(screen.queryByRole('rowheader', { name: 'Precise' })).toBeNull()
    expect(rank('Unknown')).toBeUndefined()
    expect(screen.getByRole('table').dataset['ranked']).toBe('true')
  })
})
