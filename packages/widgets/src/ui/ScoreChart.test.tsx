import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countObservers, notifyIntersection } from '../testing/fakeObservers.ts'
import { ScoreChart } from './ScoreChart.tsx'
import type { ScoreSeries } from './scoreSeries.ts'

const SERIES: readonly ScoreSeries[] = [
  { name: 'Alpha', colour: 1, values: [0.9, undefined] },
  { name: 'Average model', colour: 'average', values: [0.5, 0.6] },
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

afterEach(() => void vi.restoreAllMocks())

describe('ScoreChart', () => {
  it('is an image with an accessible name and a legend', () => {
    renderChart()
    expect(chart()).toBeTruthy()
    expect(seriesOf('Alpha')).toBe('1')
    expect(seriesOf('Average model')).toBe('average')
  })

  it('renders no bars before it is in the viewport', () => {
    renderChart()
    expect(chart().childElementCount).toBe(0)
    notifyIntersection(false)
    expect(chart().childElementCount).toBe(0)
    expect(countObservers()).toBe(1)
  })

  it('renders its bars when it enters the viewport, and disconnects its observer', async () => {
    renderChart()
    notifyIntersection(true)
    await waitFor(() => expect(chart().querySelector('.recharts-wrapper')).toBeTruthy())
    expect(countObservers()).toBe(0)
  })

  it('renders two series with the same name without an error', async () => {
    const error = vi.spyOn(console, 'error')
    renderChart([
      { name: 'Same', colour: 1, values: [0.9, 0.8] },
      { name: 'Same', colour: 2, values: [0.7, 0.6] },
    ])
    notifyIntersection(true)
    await waitFor(() => expect(chart().querySelector('.recharts-wrapper')).toBeTruthy())
    expect(screen.getAllByText('Same')).toHaveLength(2)
    expect(error).not.toHaveBeenCalled()
  })

  it('has the same height before and after it renders its bars', () => {
    renderChart()
    const height = chart().style.blockSize
    expect(Number.parseInt(height, 10)).toBeGreaterThan(0)
    notifyIntersection(true)
    expect(chart().style.blockSize).toBe(height)
  })

  it('disconnects its observer on unmount', () => {
    const { unmount } = renderChart()
    expect(countObservers()).toBe(1)
    unmount()
    expect(countObservers()).toBe(0)
  })
})
