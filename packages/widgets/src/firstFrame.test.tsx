import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createMemorySource, EvaluationsProvider, type EvaluationSource } from './data/index.ts'
import { aScoredModel } from './testing/builders.ts'
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
/** The memory source with nothing at hand. */
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

describe.each(Object.entries(WIDGETS))('the first frame of %s', (_, widget) => {
  it('shows what is at hand, on a server too', () => {
    const { textContent } = firstFrameOf(createMemorySource(MODELS), widget)
    expect(textContent).toContain('80.5%')
  })

  it('shows nothing of what is still to be read', () => {
    expect(firstFrameOf(waitedFor(), widget).textContent).not.toContain('80.5%')
  })

  it('says that evaluations are loading where a server renders it, outside of what is busy', () => {
    const place = firstFrameOf(waitedFor(), widget)
    for (const unheard of place.querySelectorAll('[aria-busy=true], [aria-hidden=true]')) {
      unheard.remove()
    }
    expect(place.textContent).toContain('Loading evaluation data...')
  })

  it('is hydrated without a warning before its figures have come', async () => {
    const complained = vi.spyOn(console, 'error')
    const place = document.body.appendChild(firstFrameOf(waitedFor(), widget))
    render(over(waitedFor(), widget), { container: place, hydrate: true })
    expect((await screen.findAllByText('80.5%')).length).toBeGreaterThan(0)
    expect(complained).not.toHaveBeenCalled()
    complained.mockRestore()
  })

  it('asks for nothing that is at hand', () => {
    const asked = vi.fn()
    const kept = <Question extends object>(question: Question): Question =>
      new Proxy(question, { apply: asked })
    const { listLeaderboard, listModels, getModel, getComparedModel } = createMemorySource(MODELS)
    const source: EvaluationSource = {
      listLeaderboard: kept(listLeaderboard),
      listModels: kept(listModels),
      getModel: kept(getModel),
      getComparedModel: kept(getComparedModel),
    }
    render(over(source, widget))
    expect(screen.getAllByText('80.5%').length).toBeGreaterThan(0)
    expect(asked).not.toHaveBeenCalled()
  })
})
