import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aModel, anEvaluation } from './testing/builders.ts'
import { renderWithSource } from './testing/renderWithSource.tsx'
import { ComparePanel } from './widgets/compare-panel/index.ts'
import { LeaderboardTable } from './widgets/leaderboard-table/index.ts'
import { ModelCard } from './widgets/model-card/index.ts'
import { ModelReport } from './widgets/model-report/index.ts'

// More models than the table renders at once in a browser.
const MODELS = Array.from({ length: 320 }, (_, index) =>
  aModel(`m${index}`, { name: `Model ${index}`, evaluations: [anEvaluation()] }),
)
const FEATURES = [
  'IntersectionObserver',
  'ResizeObserver',
  'matchMedia',
  'requestIdleCallback',
  'cancelIdleCallback',
]

const WIDGETS: readonly [string, ReactElement][] = [
  ['LeaderboardTable', <LeaderboardTable key="" />],
  ['ModelReport', <ModelReport key="" modelId="m319" />],
  ['ModelCard', <ModelCard key="" modelId="m319" />],
  ['ComparePanel', <ComparePanel key="" modelIds={['m319', 'm318']} />],
]

beforeEach(() => {
  for (const feature of FEATURES) vi.stubGlobal(feature, undefined)
})

afterEach(() => void vi.unstubAllGlobals())

it.each(WIDGETS)(
  '%s renders without the features that test environments lack',
  async (_, widget) => {
    renderWithSource(widget, MODELS)
    expect(await screen.findAllByText('Model 319')).not.toHaveLength(0)
  },
)

it('widgets render beside a mock of matchMedia that answers in part', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  renderWithSource(<LeaderboardTable />, MODELS)
  expect(await screen.findByText('Model 319')).toBeTruthy()
})
