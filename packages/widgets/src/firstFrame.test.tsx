import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createMemorySource, type EvaluationSource } from './data/index.ts'
import { EvaluationsProvider } from './provider/index.ts'
import { aScoredModel } from './testing/builders.ts'
import { neverResolves } from './testing/recordedSource.ts'
import { ComparePanel } from './widgets/compare-panel/index.ts'
import { LeaderboardTable } from './widgets/leaderboard-table/index.ts'
import { ModelCard } from './widgets/model-card/index.ts'
import { ModelReport } from './widgets/model-report/index.ts'

const WIDGETS: Readonly<Record<string, ReactElement>> = {
  LeaderboardTable: <LeaderboardTable />,
  ModelCard: <ModelCard modelId="a" />,
  ModelReport: <ModelReport modelId="a" />,
  ComparePanel: <ComparePanel defaultModelIds={['a', 'b']} />,
}
const MODELS = [aScoredModel('a', 0.805), aScoredModel('b', 0)]
const over = (source: EvaluationSource, widget: ReactElement) => (
  <EvaluationsProvider source={source}>{widget}</EvaluationsProvider>
)
/** The memory source without initial data. */
const waitedFor = (): EvaluationSource => {
  const { listLeaderboard, listModels, getModel, getComparedModel } = createMemorySource(MODELS)
  return {
    listLeaderboard: () => listLeaderboard(),
    listModels: () => listModels(),
    getModel: (id) => getModel(id),
    getComparedModel: (id) => getComparedModel(id),
  }
}
const firstFrameOf = (source: EvaluationSource, widget: ReactElement) => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(over(source, widget))
  return place
}

describe.each(Object.entries(WIDGETS))('the first render of %s', (_, widget) => {
  it('shows initial data, also on a server', () => {
    const { textContent } = firstFrameOf(createMemorySource(MODELS), widget)
    expect(textContent).toContain('80.5%')
  })

  it('shows no data that is not loaded', () => {
    expect(firstFrameOf(waitedFor(), widget).textContent).not.toContain('80.5%')
  })

  it('renders the loading text on a server, outside of aria-busy', () => {
    const place = firstFrameOf(waitedFor(), widget)
    for (const unheard of place.querySelectorAll('[aria-busy=true], [aria-hidden=true]')) {
      unheard.remove()
    }
    expect(place.textContent).toContain('Loading evaluation data...')
  })

  it('hydrates without a warning before the data is loaded', async () => {
    const complained = vi.spyOn(console, 'error')
    const place = document.body.appendChild(firstFrameOf(waitedFor(), widget))
    render(over(waitedFor(), widget), { container: place, hydrate: true })
    expect((await screen.findAllByText('80.5%')).length).toBeGreaterThan(0)
    expect(complained).not.toHaveBeenCalled()
    complained.mockRestore()
  })

  it('requests nothing that the source knows before a request', () => {
    const asked = vi.fn(neverResolves)
    const { initial } = createMemorySource(MODELS)
    const source: EvaluationSource = {
      listLeaderboard: asked,
      listModels: asked,
      getModel: asked,
      getComparedModel: asked,
      initial,
    }
    render(over(source, widget))
    expect(screen.getAllByText('80.5%').length).toBeGreaterThan(0)
    expect(asked).not.toHaveBeenCalled()
  })
})
