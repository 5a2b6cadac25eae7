import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { DEFAULT_VIEW, type LeaderboardView } from '../../domain/index.ts'
import { aModel, anEvaluation, someScores } from '../../testing/builders.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { LeaderboardTable } from './index.ts'

/** The better the score, the later the name. */
const modelsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aModel(`m${index}`, { evaluations: [anEvaluation({ scores: someScores(index / count) })] }),
  )

const byBias = (direction: 'ascending' | 'descending'): LeaderboardView => ({
  ...DEFAULT_VIEW,
  sorting: [{ field: 'bias', direction }],
})

/** A table whose host changes the view, as the back button does. */
async function openTable(count: number) {
  let show: (view: LeaderboardView) => void = () => undefined
  function Host() {
    const [view, setView] = useState(byBias('ascending'))
    show = setView
    return <LeaderboardTable view={view} />
  }
  renderWithSource(<Host />, modelsOf(count))
  await screen.findByLabelText('View Model m1')
  return (view: LeaderboardView) => act(async () => show(view))
}

const linkOf = (id: string) => screen.getByLabelText(`View Model ${id}`)
const places = () =>
  screen.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent)

describe.each([
  ['of which all rows are in the document', 20],
  ['of which some are', 320],
])('the focus in a table %s', (_, count) => {
  it('stays on the same element when the order changes', async () => {
    const show = await openTable(count)
    const link = linkOf('m1')
    act(() => link.focus())
    await show(byBias('descending'))
    expect(places().indexOf('Model m1')).toBeGreaterThan(places().indexOf('Model m2'))
    expect(linkOf('m1')).toBe(link)
    expect(document.activeElement).toBe(link)
    await show(byBias('ascending'))
    expect(linkOf('m1')).toBe(link)
    expect(document.activeElement).toBe(link)
  })

  it('moves to the widget, not to another model, when its model is filtered out', async () => {
    const show = await openTable(count)
    act(() => linkOf('m1').focus())
    await show({ ...byBias('ascending'), search: 'm2' })
    expect(places()[0]).toBe('Model m2')
    expect(document.activeElement?.className).toContain('tl-leaderboard')
  })

  it('moves from row to row by Tab after the order changed', async () => {
    const show = await openTable(count)
    act(() => linkOf('m1').focus())
    await show(byBias('descending'))
    const [first = ''] = places()
    const link = linkOf(first.slice('Model '.length))
    act(() => link.focus())
    expect(document.activeElement).toBe(link)
    await show(byBias('ascending'))
    expect(document.activeElement).toBe(link)
    expect(link.getAttribute('aria-label')).toBe(`View ${first}`)
  })
})
