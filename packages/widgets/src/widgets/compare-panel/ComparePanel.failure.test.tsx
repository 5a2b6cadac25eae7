import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemorySource, type EvaluationSource } from '../../data/index.ts'
import { aScoredModel } from '../../testing/builders.ts'
import { comparedNames, getCard, getDetailRow, insights } from '../../testing/comparePanel.ts'
import { recordedSource, rejectAsDown } from '../../testing/recordedSource.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { ComparePanel, type ComparePanelProps } from './index.ts'

const MODELS = [
  aScoredModel('Alpha', 0.9, 0.8, 0.7, 0.6),
  aScoredModel('Beta', 0.8, 0.8, 0.7, 0.6),
  aScoredModel('Gamma', 0.7, 0.8, 0.7, 0.6),
]
const ALL = MODELS.map(({ id }) => id)

/** A source that fails for one model, until `heal` is called. */
function sourceWithout(failing: string) {
  const whole = createMemorySource(MODELS)
  let isHealed = false
  const getComparedModel: EvaluationSource['getComparedModel'] = (id, options) =>
    id === failing && !isHealed ? rejectAsDown() : whole.getComparedModel(id, options)
  const heal = () => {
    isHealed = true
  }
  return { ...recordedSource(MODELS, { getComparedModel }), heal }
}

function renderOver(source: EvaluationSource, props: ComparePanelProps = {}) {
  renderWithSource(<ComparePanel defaultModelIds={ALL} {...props} />, [], { source })
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** The names of the models with a column. */
const columns = () =>
  screen
    .getAllByRole('columnheader')
    .filter(({ dataset }) => dataset['series'] !== undefined)
    .map(({ textContent }) => textContent)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('ComparePanel when one model fails to load', () => {
  it('shows the other two, and the place of the third, while it retries that one', async () => {
    const { source } = sourceWithout('beta')
    renderOver(source)
    await pass(10)
    expect(columns()).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(getDetailRow('Composite Score')).toEqual([
      expect.stringContaining('75.0%'),
      '',
      expect.stringContaining('70.0%'),
    ])
    expect(within(getCard('Beta')).getByText('Loading evaluation data...')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows an error after four requests, with buttons to try again and to remove', async () => {
    const { source, asked } = sourceWithout('beta')
    renderOver(source)
    await pass(60_000)
    expect(asked.filter((question) => question === 'getComparedModel beta')).toHaveLength(4)
    expect(asked.filter((question) => question === 'getComparedModel alpha')).toHaveLength(1)
    const alert = within(within(getCard('Beta')).getByRole('alert'))
    expect(alert.getByText('Failed to load this evaluation.')).toBeTruthy()
    expect(alert.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(alert.getByRole('button', { name: 'Remove' })).toBeTruthy()
    expect(columns()).toEqual(['Alpha', 'Gamma'])
    expect(insights()[0]).toBe('Best overall safety: Alpha, 75.0%. Margins unknown.')
  })

  it('shows all models when “Try again” succeeds', async () => {
    const { source, heal } = sourceWithout('beta')
    renderOver(source)
    await pass(60_000)
    heal()
    press('Try again')
    await pass(10)
    expect(columns()).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the error again when “Try again” fails', async () => {
    const { source } = sourceWithout('beta')
    renderOver(source)
    await pass(60_000)
    press('Try again')
    await pass(10)
    expect(within(getCard('Beta')).getByText('Loading evaluation data...')).toBeTruthy()
    await pass(60_000)
    expect(within(getCard('Beta')).getByRole('alert')).toBeTruthy()
  })

  it('compares the other two after “Remove”', async () => {
    const onModelIdsChange = vi.fn()
    const { source } = sourceWithout('beta')
    renderOver(source, { onModelIdsChange })
    await pass(60_000)
    press('Remove')
    expect(onModelIdsChange.mock.calls).toEqual([[['alpha', 'gamma'], 'remove']])
    expect(comparedNames()).toEqual(['Alpha', 'Gamma'])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('ComparePanel when every model fails to load', () => {
  it('shows an error for each model', async () => {
    const { source } = recordedSource(MODELS, { getComparedModel: rejectAsDown })
    renderOver(source)
    await pass(60_000)
    expect(screen.getAllByText('Failed to load this evaluation.')).toHaveLength(3)
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('ComparePanel when the list of models fails to load', () => {
  it('compares the valid ids and corrects nothing', async () => {
    const onModelIdsChange = vi.fn()
    const { source } = recordedSource(MODELS, { listModels: rejectAsDown })
    renderOver(source, { modelIds: ['alpha', '../x', 'beta'], onModelIdsChange })
    await pass(60_000)
    expect(columns()).toEqual(['Alpha', 'Beta'])
    expect(screen.getByRole('alert').textContent).toContain('Failed to load the list of models.')
    expect(onModelIdsChange).not.toHaveBeenCalled()
  })

  it('shows an unknown model as one without an evaluation', async () => {
    const { source } = recordedSource(MODELS, { listModels: rejectAsDown })
    renderOver(source, { modelIds: ['nope', 'alpha'] })
    await pass(60_000)
    expect(
      within(getCard('nope')).getByText('There is no published evaluation of this model.'),
    ).toBeTruthy()
    expect(columns()).toEqual(['Alpha'])
  })

  it('has a button to try again, also without a selected model', async () => {
    let isDown = true
    const whole = createMemorySource(MODELS)
    const { source } = recordedSource(MODELS, {
      listModels: (options) => (isDown ? rejectAsDown() : whole.listModels(options)),
    })
    renderOver(source, { defaultModelIds: [] })
    expect(screen.getByText('Loading models...')).toBeTruthy()
    await pass(60_000)
    expect(screen.getByText('Select Models to Compare')).toBeTruthy()
    isDown = false
    press('Try again')
    await pass(10)
    expect(screen.getByRole('combobox', { name: 'Choose a model' })).toBeTruthy()
  })
})

describe('ComparePanel when the leaderboard fails to load', () => {
  it('shows no pairs, and the picker with every model', async () => {
    const { source } = recordedSource(MODELS, { listLeaderboard: rejectAsDown })
    renderOver(source, { defaultModelIds: [] })
    await pass(60_000)
    expect(screen.queryByText('Or start with')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Choose a model' })).toBeTruthy()
  })
})

describe('ComparePanel when the list has invalid rows', () => {
  it('shows their number beside the picker', async () => {
    const whole = createMemorySource(MODELS)
    const { source } = recordedSource(MODELS, {
      listModels: async (options) => ({ ...(await whole.listModels(options)), invalidRows: 2 }),
    })
    renderOver(source, { defaultModelIds: [] })
    await pass(10)
    expect(screen.getByText('2 models have invalid data and are not shown.')).toBeTruthy()
  })
})
