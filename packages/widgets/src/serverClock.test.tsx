import { environmentManager } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemorySource } from './data/index.ts'
import { createLoadedSource, createSnapshot } from './data/snapshot/index.ts'
import { EvaluationsProvider } from './provider/index.ts'
import { aScoredModel } from './testing/builders.ts'
import { ComparePanel } from './widgets/compare-panel/index.ts'
import { LeaderboardTable } from './widgets/leaderboard-table/index.ts'
import { ModelCard } from './widgets/model-card/index.ts'
import { ModelReport } from './widgets/model-report/index.ts'
import { NewsletterForm } from './widgets/newsletter-form/index.ts'
import { ProblemReportForm } from './widgets/problem-form/index.ts'
import { EvaluationRequestForm } from './widgets/request-form/index.ts'

const WIDGETS: readonly [name: string, widget: ReactElement, text: string][] = [
  ['LeaderboardTable', <LeaderboardTable key="" />, '>a</bdi>'],
  ['a picture', <LeaderboardTable key="" show="picture" />, '>a</bdi>'],
  ['chosen models', <LeaderboardTable key="" models={['a']} />, '>a</bdi>'],
  ['ModelCard', <ModelCard key="" modelId="a" />, '>a</bdi>'],
  ['ModelReport', <ModelReport key="" modelId="a" />, '>a</bdi>'],
  ['ComparePanel', <ComparePanel key="" modelIds={['a', 'b']} />, '>a</bdi>'],
  ['an empty comparison', <ComparePanel key="" />, 'tl-compare'],
  ['EvaluationRequestForm', <EvaluationRequestForm key="" />, 'form'],
  ['NewsletterForm', <NewsletterForm key="" />, 'form'],
  ['ProblemReportForm', <ProblemReportForm key="" />, 'form'],
]

const memory = createMemorySource([
  aScoredModel('a', 0.9, 0.8, 0.7, 0.6),
  aScoredModel('b', 0.5, 0.4, 0.3, 0.2),
])
const licence = { name: 'CC BY 4.0', url: 'https://example.org/licence' }
const snapshot = createLoadedSource({
  url: 'https://lab.example/snapshot.json',
  loadedAt: Date.now(),
  file: await createSnapshot(memory, { publishedOn: '2024-05-01', licence }),
})

afterEach(() => {
  environmentManager.setIsServer(() => false)
  vi.restoreAllMocks()
})

// A prerender of Next.js fails when a component reads the time.
describe.each([
  ['a memory source', memory],
  ['a loaded snapshot', snapshot],
])('a server renders over %s without the time', (_, source) => {
  it.each(WIDGETS)('%s', (_name, widget, text) => {
    environmentManager.setIsServer(() => true)
    vi.spyOn(Date, 'now').mockImplementation(() => {
      throw new Error('A component read the time.')
    })
    const html = renderToString(<EvaluationsProvider source={source}>{widget}</EvaluationsProvider>)
    expect(html).toContain(text)
  })
})
