import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ScoreChart } from './ScoreChart.tsx'
import type { ScoreSeries } from './scoreSeries.ts'

const SERIES: readonly ScoreSeries[] = [
  { name: 'Alpha', colour: 1, values: [0.9, undefined] },
  { name: 'Beta', colour: 2, values: [0.5, 0.6] },
]

function renderChart(series = SERIES) {
  return render(
    <ScoreChart
      label="Scores of Alpha"
      groups={['Bias', 'Toxicity']}
      series={series}
      failed="No chart."
    />,
  )
}

const seriesOf = (name: string) =>
  screen.getByText(name).closest('[data-series]')?.getAttribute('data-series')
const chart = () => screen.getByRole('img', { name: 'Scores of Alpha' })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('ScoreChart', () => {
  it('is an image with an accessible name and a legend', () => {
    renderChart()
    expect(chart()).toBeTruthy()
    expect(seriesOf('Alpha')).toBe('1')
    expect(seriesOf('Beta')).toBe('2')
  })

  it('renders its bars once the browser is idle, wherever it is on the page', async () => {
    let idle: IdleRequestCallback | undefined
    vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => {
      idle = callback
      return 1
    })
    vi.stubGlobal('cancelIdleCallback', () => undefined)
    vi.stubGlobal('IntersectionObserver', undefined)
    renderChart()
    expect(chart().childElementCount).toBe(0)
    act(() => idle?.({ didTimeout: false, timeRemaining: () => 0 }))
    await waitFor(() => expect(chart().querySelector('.recharts-wrapper')).toBeTruthy())
  })

  it('renders its bars for print before the browser is idle', async () => {
    vi.stubGlobal('requestIdleCallback', () => 1)
    vi.stubGlobal('cancelIdleCallback', () => undefined)
    renderChart()
    act(() => void dispatchEvent(new Event('beforeprint')))
    await waitFor(() => expect(chart().querySelector('.recharts-wrapper')).toBeTruthy())
    act(() => void dispatchEvent(new Event('afterprint')))
  })

  it('renders two series with the same name without an error', async () => {
    const error = vi.spyOn(console, 'error')
    renderChart([
      { name: 'Same', colour: 1, values: [0.9, 0.8] },
      { name: 'Same', colour: 2, values: [0.7, 0.6] },
    ])
    await waitFor(() => expect(chart().querySelector('.recharts-wrapper')).toBeTruthy())
    expect(screen.getAllByText('Same')).toHaveLength(2)
    expect(error).not.toHaveBeenCalled()
  })

  it('has the same height before and after it renders its bars', async () => {
    renderChart()
    const height = chart().style.blockSize
    expect(Number.parseInt(height, 10)).toBeGreaterThan(0)
    await waitFor(() => expect(chart().querySelector('.recharts-wrapper')).toBeTruthy())
    expect(chart().style.blockSize).toBe(height)
  })
})
