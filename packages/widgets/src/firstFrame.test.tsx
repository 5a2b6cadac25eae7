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
    const { listLeaderboard, listModels, getModel, getComparedModel } = createMemorySource(MODELS)
    const read = {
      listLeaderboard: () => listLeaderboard(),
      listModels: () => listModels(),
      getModel: (id: string) => getModel(id),
      getComparedModel: (id: string) => getComparedModel(id),
    }
    expect(firstFrameOf(read, widget).textContent).not.toContain('80.5%')
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
