import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_VIEW, type LeaderboardView } from '../../domain/index.ts'
import { aModel } from '../../testing/builders.ts'
import { PLANNED_MODELS } from '../../testing/plannedModels.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { namesInOrder } from '../../testing/tableQueries.ts'
import { LeaderboardTable, type LeaderboardTableProps } from './index.ts'

const MODELS = [
  aModel('one', { name: 'One 7B', provider: 'Meta' }),
  aModel('two', { name: 'Two', provider: 'Zed' }),
]

async function renderModels(props: LeaderboardTableProps = {}) {
  const { user } = renderWithSource(<LeaderboardTable {...props} />, MODELS, {
    plannedModels: PLANNED_MODELS,
  })
  await screen.findByText(/of 6 models/)
  return {
    user,
    search: screen.getByRole('searchbox', { name: 'Search models' }),
    provider: screen.getByRole('combobox', { name: 'Provider' }),
  }
}

describe('searching and filtering the leaderboard', () => {
  it('finds models by name or provider, in any case', async () => {
    const { user, search } = await renderModels()
    await user.type(search, 'mEtA')
    expect(namesInOrder()).toEqual(['One 7B', 'Llama-3.1-8B-Instruct'])
    expect(screen.getByText('2 of 6 models')).toBeTruthy()
    await user.clear(search)
    await user.type(search, 'two')
    expect(namesInOrder()).toEqual(['Two'])
  })

  it('offers each provider once and shows the models of the selected one', async () => {
    const { user, provider } = await renderModels()
    const options = within(provider).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All Providers',
      'Google',
      'Meta',
      'OpenAI',
      'Zed',
    ])
    await user.selectOptions(provider, 'OpenAI')
    expect(namesInOrder()).toEqual(['gpt-oss-20b', 'gpt-oss-120b'])
    await user.selectOptions(provider, 'All Providers')
    expect(namesInOrder()).toHaveLength(6)
  })

  it('explains why no row is visible and resets the filters', async () => {
    const { user, search, provider } = await renderModels()
    await user.selectOptions(provider, 'Zed')
    await user.type(search, 'nothing')
    expect(screen.getByText('No models from Zed match “nothing”.')).toBeTruthy()
    expect(screen.getByText('0 of 6 models')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(namesInOrder()).toHaveLength(6)
    expect(search).toHaveProperty('value', '')
    expect(provider).toHaveProperty('value', '')
  })

  it('keeps the provider of a link as an option when it has no model', async () => {
    const { provider } = await renderModels({
      defaultView: { provider: 'Nobody' },
    })
    expect(provider).toHaveProperty('value', 'Nobody')
    expect(screen.getByText('No models from Nobody are listed.')).toBeTruthy()
  })

  it('renders a controlled view and calls onViewChange', async () => {
    const onViewChange = vi.fn<(view: LeaderboardView) => void>()
    const view: LeaderboardView = { ...DEFAULT_VIEW, search: 'one' }
    const { user, search } = await renderModels({ view, onViewChange })
    await user.type(search, '!')
    expect(onViewChange).toHaveBeenLastCalledWith({ ...view, search: 'one!' })
    await user.click(screen.getByRole('button', { name: /^Model/ }))
    expect(search).toHaveProperty('value', 'one')
    expect(onViewChange).toHaveBeenLastCalledWith({
      ...view,
      sorting: [{ field: 'name', direction: 'ascending' }],
    })
  })
})

describe('the Advanced Filters button', () => {
  it('shows a notice in the widget', async () => {
    const { user } = await renderModels()
    await user.click(screen.getByRole('button', { name: 'Advanced Filters' }))
    expect(screen.getByText('Advanced filters coming soon!')).toBeTruthy()
  })

  it('announces its notice again in a new element', async () => {
    const { user } = await renderModels()
    const button = screen.getByRole('button', { name: 'Advanced Filters' })
    await user.click(button)
    const first = screen.getByText('Advanced filters coming soon!')
    await user.click(button)
    expect(screen.getByText('Advanced filters coming soon!')).not.toBe(first)
  })

  it('passes the notice to notify when the host provides it', async () => {
    const notify = vi.fn()
    const { user } = renderWithSource(<LeaderboardTable />, MODELS, { notify })
    await user.click(await screen.findByRole('button', { name: 'Advanced Filters' }))
    expect(notify).toHaveBeenCalledExactlyOnceWith('Advanced filters coming soon!')
    expect(screen.queryByText('Advanced filters coming soon!')).toBeNull()
  })
})
