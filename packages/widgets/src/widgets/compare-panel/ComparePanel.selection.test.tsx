import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { EvaluationsProvider } from '../../data/index.ts'
import { aModel, aScoredModel } from '../../testing/builders.ts'
import { comparedNames, pick } from '../../testing/comparePanel.ts'
import { neverAnswering, recordedSource } from '../../testing/recordedSource.ts'
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
function Host({ ids, heard }: { ids: readonly string[]; heard: (...told: unknown[]) => void }) {
  const [modelIds, setModelIds] = useState(ids)
  return (
    <ComparePanel
      modelIds={modelIds}
      onModelIdsChange={(next, change) => {
        heard(next, change)
        setModelIds(next)
      }}
    />
  )
}

const another = () => screen.queryByRole('button', { name: 'Add another model' })
const openPicker = () => screen.findByRole('button', { name: 'Choose a model...' })
const choices = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
const reads = (asked: readonly string[]) => asked.filter((question) => /^getComp/.test(question))

describe('the comparison before anything is chosen', () => {
  it('says what to do, and reads the list of models only', async () => {
    const { asked } = renderPanel()
    expect(screen.getByText('Select Models to Compare')).toBeTruthy()
    const text = 'Choose up to 3 models to compare their safety evaluations side by side.'
    expect(screen.getByText(text)).toBeTruthy()
    expect(await openPicker()).toBeTruthy()
    expect(asked).toEqual(['listModels'])
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('offers every model by name, evaluated or not, with its provider', async () => {
    const { user } = renderPanel()
    await user.click(await openPicker())
    expect(choices()).toEqual(['AlphaAcme', 'BetaAcme', 'DeltaAcme', 'GammaAcme', 'WaitingAcme'])
  })
})

describe('the selection', () => {
  it('is told to those who cannot see it, by the name of what came or went', async () => {
    const { user } = renderPanel({ defaultModelIds: ['beta'] })
    await pick(user, 'Gamma')
    const told = await screen.findByText('Gamma is added')
    expect(told.getAttribute('role')).toBe('status')
    await user.click(screen.getByRole('button', { name: 'Remove Beta' }))
    expect(await screen.findByText('Beta is removed')).toBe(told)
  })

  it('grows by the picker, which offers what is left and goes at three', async () => {
    const { user, onModelIdsChange } = renderPanel()
    await pick(user, 'Gamma')
    await pick(user, 'Alpha')
    await user.click(await screen.findByRole('button', { name: 'Add another model' }))
    expect(choices()).toEqual(['BetaAcme', 'DeltaAcme', 'WaitingAcme'])
    await user.click(screen.getByRole('menuitem', { name: /^Delta/ }))
    expect(comparedNames()).toEqual(['Gamma', 'Alpha', 'Delta'])
    expect(another()).toBeNull()
    expect(onModelIdsChange.mock.calls).toEqual([
      [['gamma'], 'add'],
      [['gamma', 'alpha'], 'add'],
      [['gamma', 'alpha', 'delta'], 'add'],
    ])
  })

  it('shrinks by each card’s button, down to the beginning, and the focus stays in the widget', async () => {
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

  it('offers a removed model again', async () => {
    const { user } = renderPanel({ defaultModelIds: ['alpha', 'beta', 'gamma'] })
    await user.click(await screen.findByRole('button', { name: 'Remove Beta' }))
    await pick(user, 'Beta')
    expect(comparedNames()).toEqual(['Alpha', 'Gamma', 'Beta'])
  })

  it.each([
    ['unknown ids are dropped', ['nope', 'alpha', 'also-not', 'beta'], ['alpha', 'beta']],
    [
      'the first three known ones are kept',
      ['x', '../alpha', 'alpha', 'alpha', 'beta', 'gamma', 'delta'],
      ['alpha', 'beta', 'gamma'],
    ],
    ['nothing is left of unknown ids', ['nope', 'constructor'], []],
  ])('is put right when it is given: %s', async (_, given, left) => {
    const { onModelIdsChange, asked } = renderPanel({ modelIds: given })
    await waitFor(() => expect(onModelIdsChange).toHaveBeenCalled())
    expect(onModelIdsChange.mock.calls).toEqual([[left, 'correct']])
    expect(comparedNames()).toEqual(left.map((id) => MODELS.find((m) => m.id === id)?.name))
    expect(asked.filter((question) => question.includes('..'))).toEqual([])
    if (left.length === 0) expect(screen.getByText('Select Models to Compare')).toBeTruthy()
  })

  it('is not put right when it is right', async () => {
    const { onModelIdsChange } = renderPanel({ modelIds: ['beta', 'alpha'] })
    await screen.findByRole('button', { name: 'Add another model' })
    expect(onModelIdsChange).not.toHaveBeenCalled()
  })

  it('reads each model once, all of them together, without waiting for the list', () => {
    const { source, asked } = recordedSource(MODELS, {
      listModels: neverAnswering,
      getComparedModel: neverAnswering,
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

  it('reads one more model when one is added, and none when one is removed', async () => {
    const { user, asked } = renderPanel({ defaultModelIds: ['alpha'] })
    await pick(user, 'Beta')
    await user.click(screen.getByRole('button', { name: 'Remove Alpha' }))
    await screen.findByRole('table')
    expect(reads(asked)).toEqual(['getComparedModel alpha', 'getComparedModel beta'])
    expect(asked.filter((question) => question === 'listModels')).toHaveLength(1)
  })
})

describe('the selection of a host', () => {
  it('is what the host says, whatever the reader asks for', async () => {
    const { user, onModelIdsChange } = renderPanel({ modelIds: ['alpha', 'beta'] })
    await user.click(await screen.findByRole('button', { name: 'Remove Alpha' }))
    expect(onModelIdsChange.mock.calls).toEqual([[['beta'], 'remove']])
    expect(comparedNames()).toEqual(['Alpha', 'Beta'])
  })

  it('is what the host says, whatever it began with', async () => {
    renderPanel({ modelIds: ['beta'], defaultModelIds: ['alpha'] })
    await screen.findByRole('table')
    expect(comparedNames()).toEqual(['Beta'])
  })

  it('follows the host, who hears why it changes', async () => {
    const heard = vi.fn()
    const { user } = renderWithSource(<Host ids={['nope', 'alpha']} heard={heard} />, MODELS)
    await pick(user, 'Beta')
    await user.click(screen.getByRole('button', { name: 'Remove Alpha' }))
    expect(heard.mock.calls).toEqual([
      [['alpha'], 'correct'],
      [['alpha', 'beta'], 'add'],
      [['beta'], 'remove'],
    ])
    expect(comparedNames()).toEqual(['Beta'])
  })

  it('is corrected anew for each wrong selection, once', async () => {
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
      await screen.findByRole('button', { name: 'Add another model' })
    }
    expect(onModelIdsChange.mock.calls).toEqual([
      [['alpha'], 'correct'],
      [['alpha'], 'correct'],
    ])
  })
})
