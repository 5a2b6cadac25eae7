import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel, aScoredModel } from '../../testing/builders.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { namesInOrder } from '../../testing/tableQueries.ts'
import { LeaderboardTable } from './index.ts'

const PLACEHOLDERS = ['gpt-oss-20b', 'gpt-oss-120b', 'Llama-3.1-8B-Instruct', 'gemma-3-1b-it']

const MODELS = [
  aScoredModel('Best 13B', 0.9, 0.9, 0.9, 0.9),
  aScoredModel('best 7B', 0.8, 0.3, 0.8, 0.8),
  aScoredModel('Zero', 0, 0.5, 0.5, 0.5),
  aScoredModel('Gap', 0.95, 0.95, undefined, 0.95),
]

async function renderModels() {
  const { user } = renderWithSource(<LeaderboardTable />, MODELS)
  await screen.findByRole('rowheader', { name: 'Zero' })
  const header = (name: string) =>
    screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })
  const click = (name: string) =>
    user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
  const evaluated = () => namesInOrder().filter((name) => !PLACEHOLDERS.includes(name ?? ''))
  return { user, header, click, evaluated }
}

describe('sorting the leaderboard', () => {
  it('is told to those who cannot see it, by its column and direction', async () => {
    const { click } = await renderModels()
    await click('Bias Score')
    const told = await screen.findByText('8 of 8 models, sorted by Bias Score, highest first')
    expect(told.getAttribute('role')).toBe('status')
    await click('Model')
    expect(await screen.findByText('8 of 8 models, sorted by Model, A to Z')).toBe(told)
  })

  it('begins with the best composite, and models without one after all that have one', async () => {
    const { header, evaluated } = await renderModels()
    expect(evaluated()).toEqual(['Best 13B', 'best 7B', 'Zero', 'Gap'])
    expect(header('Composite').getAttribute('aria-sort')).toBe('descending')
  })

  it.each([
    ['Model', ['best 7B', 'Best 13B', 'Gap', 'Zero'], ['Zero', 'Gap', 'Best 13B', 'best 7B']],
    ['Bias Score', ['Gap', 'Best 13B', 'best 7B', 'Zero'], ['Zero', 'best 7B', 'Best 13B', 'Gap']],
    [
      'Toxicity Score',
      ['Best 13B', 'best 7B', 'Zero', 'Gap'],
      ['Zero', 'best 7B', 'Best 13B', 'Gap'],
    ],
  ])(
    'by %s goes one way at the first click and the other at the second',
    async (name, first, second) => {
      const { click, evaluated } = await renderModels()
      await click(name)
      expect(evaluated()).toEqual(first)
      await click(name)
      expect(evaluated()).toEqual(second)
      await click(name)
      expect(evaluated()).toEqual(first)
    },
  )

  it('puts a model without a score after all that have one, in both directions', async () => {
    const { click, evaluated } = await renderModels()
    await click('Composite')
    expect(evaluated()).toEqual(['Zero', 'best 7B', 'Best 13B', 'Gap'])
    await click('Composite')
    expect(evaluated()).toEqual(['Best 13B', 'best 7B', 'Zero', 'Gap'])
  })

  it.each(['Model', 'Provider', 'Bias Score', 'Composite'])(
    'by %s keeps the announced models last, in both directions',
    async (name) => {
      const { click } = await renderModels()
      await click(name)
      expect(namesInOrder().slice(-4).toSorted()).toEqual(PLACEHOLDERS.toSorted())
      await click(name)
      expect(namesInOrder().slice(-4).toSorted()).toEqual(PLACEHOLDERS.toSorted())
    },
  )

  it('marks one header only, with its direction', async () => {
    const { click, header } = await renderModels()
    await click('Provider')
    expect(header('Provider').getAttribute('aria-sort')).toBe('ascending')
    expect(header('Composite').getAttribute('aria-sort')).toBe('none')
    expect(header('Date').hasAttribute('aria-sort')).toBe(false)
    expect(header('Actions').hasAttribute('aria-sort')).toBe(false)
  })

  it('works by Enter and by Space, and keeps the focus on its header', async () => {
    const { user, header } = await renderModels()
    screen.getByRole('button', { name: 'Model' }).focus()
    await user.keyboard('{Enter}')
    expect(header('Model').getAttribute('aria-sort')).toBe('ascending')
    await user.keyboard(' ')
    expect(header('Model').getAttribute('aria-sort')).toBe('descending')
    expect(document.activeElement?.textContent).toMatch(/^Model/)
  })

  it('keeps models with the same score in the order of their names, in both directions', async () => {
    const tied = ['c', 'a', 'b'].map((id) => aModel(id, { name: id.toUpperCase() }))
    const { user } = renderWithSource(<LeaderboardTable />, tied)
    await screen.findByRole('rowheader', { name: 'A' })
    expect(namesInOrder().slice(0, 3)).toEqual(['A', 'B', 'C'])
    await user.click(screen.getByRole('button', { name: /^Composite/ }))
    expect(namesInOrder().slice(0, 3)).toEqual(['A', 'B', 'C'])
  })
})
