import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { EvaluationsProvider } from '../../provider/index.ts'
import { aModel, aScoredModel } from '../../testing/builders.ts'
import { comparedNames, pick } from '../../testing/comparePanel.ts'
import { neverResolves, recordedSource } from '../../testing/recordedSource.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { ComparePanel, type ComparePanelProps } from './index.ts'

const MODELS = [
  aScoredModel('Alpha', 0.9, 0.8, 0.7, 0.6),
  aScoredModel('Beta', 0.8, 0.8, 0.7, 0.6),
  aScoredModel('Gamma', 0.7, 0.8, 0.7, 0.6),
  aScoredModel('Delta', 0.6, 0.8, 0.7, 0.6),
  aModel('waiting', { name: 'Waiting', evaluations: [] }),
]

function renderPanel(props: ComparePanelProps = {}) {
  const { source, asked } = recordedSource(MODELS)
  const onModelIdsChange = vi.fn<NonNullable<ComparePanelProps['onModelIdsChange']>>()
  const widget = <ComparePanel onModelIdsChange={onModelIdsChange} {...props} />
  const { user } = renderWithSource(widget, [], { source })
  return { user, asked, onModelIdsChange }
}

/** A host that keeps the selection. */
function Host({
  ids,
  onChange,
}: {
  ids: readonly string[]
  onChange: (...args: unknown[]) => void
}) {
  const [modelIds, setModelIds] = useState(ids)
  return (
    <ComparePanel
      modelIds={modelIds}
      onModelIdsChange={(next, change) => {
        onChange(next, change)
        setModelIds(next)
      }}
    />
  )
}

const another = () => screen.queryByRole('combobox', { name: 'Add another model' })
const picker = () => screen.findByRole('combobox', { name: 'Choose a model' })
const choices = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const reads = (asked: readonly string[]) => asked.filter((question) => /^getComp/.test(question))

describe('ComparePanel without a selection', () => {
  it('shows instructions, and requests the list of models and the leaderboard once', async () => {
    const { asked } = renderPanel()
    expect(screen.getByText('Select Models to Compare')).toBeTruthy()
    const text = 'Choose up to 3 models to compare their safety evaluations side by side.'
    expect(screen.getByText(text)).toBeTruthy()
    expect(await picker()).toBeTruthy()
    expect(asked.toSorted()).toEqual(['listLeaderboard', 'listModels'])
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('lists every model by name, evaluated or not, with its provider', async () => {
    const { user } = renderPanel()
    await user.click(await picker())
    expect(choices()).toEqual(['AlphaAcme', 'BetaAcme', 'DeltaAcme', 'GammaAcme', 'WaitingAcme'])
  })
})

describe('the picker of a comparison', () => {
  it('searches names and providers by every word, and adds the first match on Enter', async () => {
    const { user, onModelIdsChange } = renderPanel()
    await user.type(await picker(), 'acm ta')
    expect(choices()).toEqual(['BetaAcme', 'DeltaAcme'])
    await user.keyboard('{Enter}')
    expect(onModelIdsChange.mock.calls).toEqual([[['beta'], 'add']])
  })

  it('keeps the focus and clears its text after a choice', async () => {
    const { user } = renderPanel({ defaultModelIds: ['alpha'] })
    await pick(user, 'Beta')
    expect(document.activeElement).toBe(another())
    expect(another()).toHaveProperty('value', '')
    await user.keyboard('gam{Enter}')
    expect(comparedNames()).toEqual(['Alpha', 'Beta', 'Gamma'])
    expect(document.activeElement).not.toBe(document.body)
  })

  it('announces the number of matches, and that there are none', async () => {
    const { user } = renderPanel()
    await user.type(await picker(), 'l')
    expect(await screen.findByText('2 models match')).toHaveProperty('role', 'status')
    await user.type(await picker(), '0')
    expect((await screen.findAllByText('No models match “l0”.')).length).toBeGreaterThan(0)
  })
})

describe('the suggested pairs', () => {
  const pairs = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

  it('shows reason and names, and selects both models on a click', async () => {
    const { user, onModelIdsChange, asked } = renderPanel()
    await screen.findByRole('list', { name: 'Or start with' })
    expect(pairs()).toEqual([
      'Composite score: the two highestAlpha and Beta',
      'Composite score: highest and lowestAlpha and Delta',
      'Composite score: two adjacentBeta and Gamma',
    ])
    await user.click(screen.getByRole('button', { name: /Alpha and Delta$/ }))
    expect(comparedNames()).toEqual(['Alpha', 'Delta'])
    expect(onModelIdsChange.mock.calls).toEqual([[['alpha', 'delta'], 'add']])
    expect(document.activeElement).not.toBe(document.body)
    expect(await screen.findByText('Alpha and Delta added')).toBeTruthy()
    expect(reads(asked)).toEqual(['getComparedModel alpha', 'getComparedModel delta'])
  })

  it.each([
    ['with fewer than two evaluated models', MODELS.slice(3)],
    ['without a model', []],
  ])('renders no pairs %s', async (_, models) => {
    renderWithSource(<ComparePanel />, models)
    expect(await picker()).toBeTruthy()
    expect(pairs()).toEqual([])
    expect(screen.queryByText('Or start with')).toBeNull()
  })

  it('renders no pairs while the leaderboard loads, and the picker works', async () => {
    const { source } = recordedSource(MODELS, { listLeaderboard: neverResolves })
    const { user } = renderWithSource(<ComparePanel />, [], { source })
    expect(screen.queryByText('Or start with')).toBeNull()
    await pick(user, 'Gamma')
    expect(comparedNames()).toEqual(['Gamma'])
  })
})

describe('the selection of a comparison', () => {
  it('announces the model that is added or removed', async () => {
    const { user } = renderPanel({ defaultModelIds: ['beta'] })
    await pick(user, 'Gamma')
    const status = await screen.findByText('Gamma added')
    expect(status.getAttribute('role')).toBe('status')
    await user.click(screen.getByRole('button', { name: 'Remove Beta' }))
    expect(await screen.findByText('Beta removed')).toBe(status)
  })

  it('grows by the picker, which lists the other models and disappears at three', async () => {
    const { user, onModelIdsChange } = renderPanel()
    await pick(user, 'Gamma')
    await pick(user, 'Alpha')
    await user.click(await screen.findByRole('combobox', { name: 'Add another model' }))
    expect(choices()).toEqual(['BetaAcme', 'DeltaAcme', 'WaitingAcme'])
    await user.click(screen.getByRole('option', { name: /^Delta/ }))
    expect(comparedNames()).toEqual(['Gamma', 'Alpha', 'Delta'])
    expect(another()).toBeNull()
    expect(onModelIdsChange.mock.calls).toEqual([
      [['gamma'], 'add'],
      [['gamma', 'alpha'], 'add'],
      [['gamma', 'alpha', 'delta'], 'add'],
    ])
  })

  it('shrinks by each card’s button, and the focus stays in the widget', async () => {
    const { user, onModelIdsChange } = renderPanel({ defaultModelIds: ['alpha', 'beta', 'gamma'] })
    for (const name of ['Beta', 'Alpha', 'Gamma']) {
      await user.click(await screen.findByRole('button', { name: `Remove ${name}` }))
      expect(document.activeElement).not.toBe(document.body)
    }
    expect(screen.getByText('Select Models to Compare')).toBeTruthy()
    expect(onModelIdsChange.mock.calls).toEqual([
      [['alpha', 'gamma'], 'remove'],
      [['gamma'], 'remove'],
      [[], 'remove'],
    ])
  })

  it('lists a removed model again', async () => {
    const { user } = renderPanel({ defaultModelIds: ['alpha', 'beta', 'gamma'] })
    await user.click(await screen.findByRole('button', { name: 'Remove Beta' }))
    await pick(user, 'Beta')
    expect(comparedNames()).toEqual(['Alpha', 'Gamma', 'Beta'])
  })

  it.each([
    ['unknown ids are removed', ['nope', 'alpha', 'also-not', 'beta'], ['alpha', 'beta']],
    [
      'only the first three known ids remain',
      ['x', '../alpha', 'alpha', 'alpha', 'beta', 'gamma', 'delta'],
      ['alpha', 'beta', 'gamma'],
    ],
    ['only unknown ids leave nothing', ['nope', 'constructor'], []],
  ])('corrects the host’s ids: %s', async (_, given, left) => {
    const { onModelIdsChange, asked } = renderPanel({ modelIds: given })
    await waitFor(() => expect(onModelIdsChange).toHaveBeenCalled())
    expect(onModelIdsChange.mock.calls).toEqual([[left, 'correct']])
    expect(comparedNames()).toEqual(left.map((id) => MODELS.find((m) => m.id === id)?.name))
    expect(asked.filter((question) => question.includes('..'))).toEqual([])
    if (left.length === 0) expect(screen.getByText('Select Models to Compare')).toBeTruthy()
  })

  it('does not correct valid ids', async () => {
    const { onModelIdsChange } = renderPanel({ modelIds: ['beta', 'alpha'] })
    await screen.findByRole('combobox', { name: 'Add another model' })
    expect(onModelIdsChange).not.toHaveBeenCalled()
  })

  it('requests every model once, in parallel, without waiting for the list', () => {
    const { source, asked } = recordedSource(MODELS, {
      listModels: neverResolves,
      getComparedModel: neverResolves,
    })
    const widget = <ComparePanel modelIds={['alpha', 'beta', 'alpha', 'gamma']} />
    renderWithSource(widget, [], { source })
    expect(reads(asked)).toEqual([
      'getComparedModel alpha',
      'getComparedModel beta',
      'getComparedModel gamma',
    ])
    expect(screen.getAllByText('Loading evaluation data...')).toHaveLength(3)
  })

  it('requests one more model when one is added, and none when one is removed', async () => {
    const { user, asked } = renderPanel({ defaultModelIds: ['alpha'] })
    await pick(user, 'Beta')
    await user.click(screen.getByRole('button', { name: 'Remove Alpha' }))
    await screen.findByRole('table')
    expect(reads(asked)).toEqual(['getComparedModel alpha', 'getComparedModel beta'])
    expect(asked.filter((question) => question === 'listModels')).toHaveLength(1)
  })
})

describe('a selection that the host keeps', () => {
  it('changes only when the host changes it', async () => {
    const { user, onModelIdsChange } = renderPanel({ modelIds: ['alpha', 'beta'] })
    await user.click(await screen.findByRole('button', { name: 'Remove Alpha' }))
    expect(onModelIdsChange.mock.calls).toEqual([[['beta'], 'remove']])
    expect(comparedNames()).toEqual(['Alpha', 'Beta'])
  })

  it('overrides the initial ids', async () => {
    renderPanel({ modelIds: ['beta'], defaultModelIds: ['alpha'] })
    await screen.findByRole('table')
    expect(comparedNames()).toEqual(['Beta'])
  })

  it('follows the host, which receives the reason of each change', async () => {
    const onChange = vi.fn()
    const { user } = renderWithSource(<Host ids={['nope', 'alpha']} onChange={onChange} />, MODELS)
    await pick(user, 'Beta')
    await user.click(screen.getByRole('button', { name: 'Remove Alpha' }))
    expect(onChange.mock.calls).toEqual([
      [['alpha'], 'correct'],
      [['alpha', 'beta'], 'add'],
      [['beta'], 'remove'],
    ])
    expect(comparedNames()).toEqual(['Beta'])
  })

  it('is corrected once for each invalid selection', async () => {
    const onModelIdsChange = vi.fn()
    const { source } = recordedSource(MODELS)
    const pageOf = (ids: readonly string[]) => (
      <EvaluationsProvider source={source}>
        <ComparePanel modelIds={ids} onModelIdsChange={onModelIdsChange} />
      </EvaluationsProvider>
    )
    const { rerender } = render(pageOf([]))
    for (const ids of [['x', 'alpha'], ['x', 'alpha'], ['alpha'], ['y', 'alpha']]) {
      rerender(pageOf(ids))
      await screen.findByRole('combobox', { name: 'Add another model' })
    }
    expect(onModelIdsChange.mock.calls).toEqual([
      [['alpha'], 'correct'],
      [['alpha'], 'correct'],
    ])
  })
  it('keeps a model that an older list does not have', () => {
    const onModelIdsChange = vi.fn()
    const listModels = () => ({ items: [], invalidRows: 0, isPartial: true })
    const source = { ...recordedSource(MODELS).source, initial: { listModels } }
    render(
      <EvaluationsProvider source={{ ...source, listModels: neverResolves }}>
        <ComparePanel modelIds={['alpha']} onModelIdsChange={onModelIdsChange} />
      </EvaluationsProvider>,
    )
    expect(onModelIdsChange).not.toHaveBeenCalled()
  })
})
