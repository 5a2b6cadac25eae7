import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aScoredModel } from '../../testing/builders.ts'
import { PLANNED_MODELS } from '../../testing/plannedModels.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { namesInOrder } from '../../testing/tableQueries.ts'
import { LeaderboardTable } from './index.ts'

const MODELS = [
  aScoredModel('Best 13B', 0.9, 0.9, 0.9, 0.9),
  aScoredModel('best 7B', 0.8, 0.3, 0.8, 0.8),
  aScoredModel('Zero', 0, 0.5, 0.5, 0.5),
  aScoredModel('Gap', 0.95, 0.95, undefined, 0.95),
  aScoredModel('Also 13B', 0.9, 0.9, 0.9, 0.9),
]

async function renderModels() {
  const { user } = renderWithSource(<LeaderboardTable />, MODELS, {
    plannedModels: PLANNED_MODELS,
  })
  await screen.findByRole('rowheader', { name: 'Zero' })
  const header = (name: string) =>
    screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })
  const click = (name: string) =>
    user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
  return { user, header, click }
}

describe('sorting the leaderboard', () => {
  it('sorts by highest composite first, ties by name, missing after a true zero, placeholders last', async () => {
    const { header } = await renderModels()
    expect(header('Composite').getAttribute('aria-sort')).toBe('descending')
    expect(namesInOrder()).toEqual([
      'Also 13B',
      'Best 13B',
      'best 7B',
      'Zero',
      'Gap',
      'gpt-oss-20b',
      'gpt-oss-120b',
      'Llama-3.1-8B-Instruct',
      'gemma-3-1b-it',
    ])
  })

  it('sorts by the initial direction of a header at the first click and marks only that header', async () => {
    const { click, header } = await renderModels()
    for (const [name, way, names] of [
      ['Model', 'ascending', ['Also 13B', 'best 7B', 'Best 13B', 'Gap', 'Zero']],
      ['Provider', 'ascending', ['Also 13B', 'best 7B', 'Best 13B', 'Gap', 'Zero']],
      ['Bias Score', 'descending', ['Gap', 'Also 13B', 'Best 13B', 'best 7B', 'Zero']],
      ['Factuality Score', 'descending', ['Gap', 'Also 13B', 'Best 13B', 'Zero', 'best 7B']],
      ['Toxicity Score', 'descending', ['Also 13B', 'Best 13B', 'best 7B', 'Zero', 'Gap']],
      ['Jailbreak Score', 'descending', ['Gap', 'Also 13B', 'Best 13B', 'best 7B', 'Zero']],
    ] as const) {
      await click(name)
      expect(namesInOrder().slice(0, 5), name).toEqual(names)
      expect(header(name).getAttribute('aria-sort'), name).toBe(way)
      expect(document.querySelectorAll('[aria-sort]:not([aria-sort="none"])')).toHaveLength(1)
    }
    expect(header('Date').hasAttribute('aria-sort')).toBe(false)
  })

  it('reverses at the second click, except missing scores and placeholders', async () => {
    const { click } = await renderModels()
    await click('Composite')
    expect(namesInOrder().slice(0, 5)).toEqual(['Zero', 'best 7B', 'Also 13B', 'Best 13B', 'Gap'])
    await click('Model')
    await click('Model')
    expect(namesInOrder().slice(0, 5)).toEqual(['Zero', 'Gap', 'Best 13B', 'best 7B', 'Also 13B'])
  })

  it('sorts by Enter and by Space, keeps the focus and announces the order', async () => {
    const { user, header } = await renderModels()
    screen.getByRole('button', { name: /^Bias Score/ }).focus()
    await user.keyboard('{Enter}')
    const told = await screen.findByText('9 of 9 models, sorted by Bias Score, highest first')
    expect(told.getAttribute('role')).toBe('status')
    await user.keyboard(' ')
    expect(header('Bias Score').getAttribute('aria-sort')).toBe('ascending')
    expect(await screen.findByText('9 of 9 models, sorted by Bias Score, lowest first')).toBe(told)
    expect(document.activeElement?.textContent).toMatch(/^Bias Score/)
  })
})
