import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createMemorySource, EvaluationsProvider } from '../../../data/index.ts'
import { DEFAULT_VIEW, PLACEHOLDERS } from '../../../domain/index.ts'
import { aScoredModel } from '../../../testing/builders.ts'
import { LeaderboardTable, type LeaderboardTableProps } from '../index.ts'

const LEGEND = { name: 'What the bands mean' }

/** A table of so many rows, the announced models' among them. */
const tableOf = (rows: number, props: LeaderboardTableProps = {}) => {
  const models = Array.from({ length: rows - PLACEHOLDERS.length }, (_, index) =>
    aScoredModel(`m${index}`, 0.805),
  )
  return (
    <EvaluationsProvider source={createMemorySource(models)}>
      <LeaderboardTable {...props} />
    </EvaluationsProvider>
  )
}
const firstFrameOf = (rows: number, props?: LeaderboardTableProps) => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(tableOf(rows, props))
  return within(place)
}
const choicesIn = ({ getByRole }: Pick<typeof screen, 'getByRole'>) =>
  within(getByRole('combobox', { name: 'Provider' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

describe('a table of which all rows come at once', () => {
  it.each([
    ['they are all there are', 32, {}],
    ['it shows no more than these of many', 400, { limit: 10 }],
    ['a search leaves no more', 400, { defaultView: { ...DEFAULT_VIEW, search: 'm0' } }],
  ])('has all that stands around them in its first frame: %s', (_, rows, props) => {
    const frame = firstFrameOf(rows, props)
    expect(frame.getByText('m0')).toBeTruthy()
    expect(frame.getByRole('list', LEGEND)).toBeTruthy()
    expect(choicesIn(frame)).toContain('Meta')
  })
})

describe('a table of more rows', () => {
  it('has in its first frame neither what is below them nor the choices of a closed list', () => {
    const frame = firstFrameOf(33)
    expect(frame.getByText('m0')).toBeTruthy()
    expect(frame.queryByRole('list', LEGEND)).toBeNull()
    expect(choicesIn(frame)).toEqual(['All Providers'])
  })

  it('has them once that is painted', async () => {
    render(tableOf(33))
    expect(await screen.findByRole('list', LEGEND)).toBeTruthy()
    expect(choicesIn(screen)).toContain('Meta')
  })
})
