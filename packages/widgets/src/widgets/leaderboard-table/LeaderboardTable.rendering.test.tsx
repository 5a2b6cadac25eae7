import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { LinkProps } from '../../data/index.ts'
import {
  DEFAULT_VIEW,
  LEADERBOARD_COLUMNS,
  parseView,
  serializeView,
  type LeaderboardView,
} from '../../domain/index.ts'
import { aScoredModel } from '../../testing/builders.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { LeaderboardTable } from './index.ts'

const MODELS = [
  aScoredModel('Ada', 0.9, 0.5, 0.5, 0.5),
  aScoredModel('Bee', 0.1, 0.7, 0.5, 0.5),
  aScoredModel('Cat', 0.5, 0.7, 0.5, 0.5),
]

it('rows that stay visible do not render again after a sort, a search and a selection of another row', async () => {
  const Link = vi.fn(({ children, ...props }: LinkProps) => <a {...props}>{children}</a>)
  function Host() {
    const [view, setView] = useState<LeaderboardView>({
      ...DEFAULT_VIEW,
      columns: ['name', 'bias', 'actions'],
    })
    // As in the address bar, each view has new arrays.
    const readView = parseView(serializeView(view))
    return (
      <LeaderboardTable
        selectable
        columns={[...LEADERBOARD_COLUMNS]}
        view={readView}
        onViewChange={setView}
      />
    )
  }
  const { user } = renderWithSource(<Host />, MODELS, { Link })
  await screen.findByRole('rowheader', { name: 'Ada' })
  const rowLinks = () => Link.mock.calls.filter(([{ href }]) => href.includes('ada')).length
  const rendered = rowLinks()
  expect(rendered).toBeGreaterThan(0)

  await user.click(screen.getByRole('button', { name: 'Bias Score' }))
  await user.type(screen.getByRole('searchbox'), 'a')
  await user.click(screen.getByRole('checkbox', { name: 'Select Cat' }))
  expect(rowLinks()).toBe(rendered)
})
