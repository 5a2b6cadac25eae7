import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithSource } from '../testing/renderWithSource.tsx'
import { DETAILED_SUITE, INCOMPLETE_MODEL } from '../testing/suites.ts'
import { ComparePanel } from './compare-panel/index.ts'
import { LeaderboardTable } from './leaderboard-table/index.ts'
import { ModelCard } from './model-card/index.ts'

const SUITES = { suites: [DETAILED_SUITE] }
const ABOUT = '1 of 3 figures. The score needs others too.'

const findTips = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-tip]')].map(({ dataset, textContent }) => [
    textContent,
    dataset['tip'],
  ])

it('a card counts the figures of an incomplete category', async () => {
  const { container } = renderWithSource(
    <ModelCard modelId="incomplete" />,
    [INCOMPLETE_MODEL],
    SUITES,
  )
  await screen.findByText('Incomplete 7B')
  expect(findTips(container)).toContainEqual(['1 of 3 figures', ABOUT])
  expect(screen.getByText('COMING SOON')).toBeTruthy()
})

it('the cells of a leaderboard and its rows describe the figures of an incomplete category', async () => {
  const { container } = renderWithSource(<LeaderboardTable />, [INCOMPLETE_MODEL], SUITES)
  const name = await screen.findByText('Incomplete 7B')
  expect(findTips(container)).toContainEqual(['COMING SOON', ABOUT])
  const row = name.closest('[aria-description]')
  expect(row?.getAttribute('aria-description')).toContain(`Bias: ${ABOUT}`)
})

it('a comparison describes the figures of an incomplete category', async () => {
  const { container } = renderWithSource(
    <ComparePanel defaultModelIds={['incomplete']} />,
    [INCOMPLETE_MODEL],
    SUITES,
  )
  await screen.findAllByText('Incomplete 7B')
  expect(findTips(container)).toContainEqual(['Coming soon', ABOUT])
  expect(findTips(container)).toContainEqual(['COMING SOON', ABOUT])
})
