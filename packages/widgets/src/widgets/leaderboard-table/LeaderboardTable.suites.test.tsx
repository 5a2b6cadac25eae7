import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createMemorySource } from '../../data/index.ts'
import { DEFAULT_VIEW, type LeaderboardView } from '../../domain/index.ts'
import { PLANNED_MODELS } from '../../testing/plannedModels.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { SUITE_MODELS, SUITES } from '../../testing/suites.ts'
import { namesInOrder } from '../../testing/tableQueries.ts'
import { LeaderboardTable, type LeaderboardTableProps } from './index.ts'

async function renderTable(props: LeaderboardTableProps = {}) {
  const onViewChange = vi.fn<(view: LeaderboardView) => void>()
  const { user } = renderWithSource(
    <LeaderboardTable suiteSwitch onViewChange={onViewChange} {...props} />,
    SUITE_MODELS,
    { suites: SUITES, plannedModels: PLANNED_MODELS },
  )
  await screen.findByText(/ of \d+ models?$/)
  return { user, onViewChange }
}

const headers = () =>
  screen.getAllByRole('columnheader').map((header) => header.getAttribute('data-column'))
const suiteBox = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('the leaderboard of a source with suites', () => {
  it('says of each suite its month, language, number of models and the categories that it measures', async () => {
    await renderTable()
    const names = [
      'Full Suite Apr 2024 · 2 models Bias Factuality Toxicity Jailbreak',
      'Suite of Three Aug 2025 · Japanese · 1 model Bias Factuality Toxicity',
      'Suite of One Mar 2026 · 2 models Factuality',
    ]
    for (const name of names) expect(screen.getByRole('radio', { name })).toBeDefined()
    // A list says the same where there is little room.
    const list = screen.getByRole('combobox', { name: 'Suite of results' })
    expect(list.textContent).toContain('Suite of One · Mar 2026 · 2 models · Factuality')
    expect(suiteBox(/Full Suite/).checked).toBe(true)
  })

  it('lists the models of the first suite, then the planned ones', async () => {
    await renderTable()
    expect(namesInOrder().slice(0, 2)).toEqual(['Shared 7B', 'Old 7B'])
    expect(namesInOrder()).toHaveLength(6)
  })

  it('shows another suite: its models, no column that it does not measure, no placeholder', async () => {
    const { user, onViewChange } = await renderTable({
      defaultView: { provider: 'Acme', selected: ['old'] },
    })
    await user.click(suiteBox(/Suite of Three/))
    await screen.findByText('1 of 1 model')
    expect(namesInOrder()).toEqual(['New 7B'])
    expect(headers()).not.toContain('jailbreak')
    expect(headers()).toContain('composite')
    expect(onViewChange).toHaveBeenLastCalledWith({
      ...DEFAULT_VIEW,
      suite: 'three',
      provider: 'Acme',
    })
    await user.click(suiteBox(/Full Suite/))
    expect(onViewChange.mock.lastCall?.[0].suite).toBeUndefined()
  })

  it('has no composite for a single category, and sorts by that category', async () => {
    await renderTable({ defaultView: { suite: 'one' } })
    expect(namesInOrder()).toEqual(['Newest 7B', 'Shared 7B'])
    expect(headers()).not.toContain('composite')
  })

  it('keeps hidden columns of other suites as they are', async () => {
    const { user, onViewChange } = await renderTable({
      columnMenu: true,
      defaultView: { suite: 'three' },
    })
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(screen.getByRole('checkbox', { name: 'Date' }))
    expect(onViewChange.mock.lastCall?.[0].columns).toContain('jailbreak')
    await user.click(screen.getByRole('checkbox', { name: 'Date' }))
    expect(onViewChange.mock.lastCall?.[0].columns).toBeUndefined()
  })

  it('names the suite, its evaluator, language and licence', async () => {
    await renderTable({ suiteSwitch: false, defaultView: { suite: 'three' } })
    expect(screen.queryByRole('radio')).toBeNull()
    const link = screen.getByRole('link', { name: 'Suite of Three' })
    expect(link.getAttribute('href')).toBe('https://example.org/three')
    expect(link.parentElement?.textContent).toContain(
      'Suite of Three · version 4 · evaluated by Other Lab · in Japanese · Source’s licence: CC BY 4.0',
    )
  })

  it('says so when a link names an unknown suite, and shows the first', async () => {
    await renderTable({ defaultView: { suite: 'unknown' } })
    expect(
      screen.getByText('There is no suite “unknown”. Full Suite is shown instead.'),
    ).toBeTruthy()
    expect(namesInOrder()[0]).toBe('Shared 7B')
  })

  it('counts invalid suites, and does not say of an unknown one that there is none', async () => {
    const source = createMemorySource(SUITE_MODELS, SUITES)
    const listSuites = async () => {
      return { items: [], ...(await source.listSuites?.()), invalidRows: 1 }
    }
    renderWithSource(<LeaderboardTable defaultView={{ suite: 'unknown' }} />, [], {
      source: { ...source, initial: undefined, listSuites },
    })
    expect(
      await screen.findByText('No suite “unknown” could be read. Full Suite is shown instead.'),
    ).toBeTruthy()
    expect(screen.getByText('1 suite has invalid data and is not shown.')).toBeTruthy()
    expect(screen.queryByText(/There is no suite/)).toBeNull()
  })

  it('links to models in the shown suite', async () => {
    await renderTable({ defaultView: { suite: 'one' } })
    const link = screen.getByRole('link', { name: 'Newest 7B' })
    expect(link.getAttribute('href')).toBe('/model/newest?suite=one')
  })

  it('has no switch for a single suite', async () => {
    renderWithSource(<LeaderboardTable suiteSwitch />, SUITE_MODELS.slice(1, 2), { suites: SUITES })
    await screen.findByText('1 of 1 model')
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByText('Full Suite')).toBeTruthy()
  })
})
