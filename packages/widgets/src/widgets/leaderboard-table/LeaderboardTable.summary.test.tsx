import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anEstimatedModel, aScoredModel } from '../../testing/builders.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { SUITE_MODELS, SUITES } from '../../testing/suites.ts'
import { LeaderboardTable, type LeaderboardTableProps } from './index.ts'

const MODELS = [
  anEstimatedModel('Alpha', 0.01, 0.9, 0.9, 0.9, 0.5),
  anEstimatedModel('Beta', 0.01, 0.8, 0.8, 0.8, 0.6),
  aScoredModel('Gamma', 0.95, undefined, 0.7, 0.7),
]

async function renderTable(props: LeaderboardTableProps = {}, isOfSuites = false) {
  const options = isOfSuites ? { suites: SUITES } : {}
  const models = isOfSuites ? SUITE_MODELS : MODELS
  const { user } = renderWithSource(<LeaderboardTable suiteSwitch {...props} />, models, options)
  await screen.findByText(/ of \d+ models?$/)
  return user
}

const summary = () => document.querySelector('[part=summary]')?.textContent

describe('the summary above the rows', () => {
  it('follows the sorted column, in both directions', async () => {
    const user = await renderTable()
    expect(summary()).toBe(
      'Composite score: Alpha leads with 80.0%; Beta cannot be told apart from it. 1 model lacks this score. Latest evaluation: March 2024.',
    )
    for (let presses = 0; presses < 2; presses += 1) {
      await user.click(screen.getByRole('button', { name: /^Bias Score/ }))
      expect(summary()).toContain('Bias Resistance: Gamma leads with 95.0%; how clearly is unknown')
    }
  })

  it('follows the search, and is absent when nothing matches', async () => {
    const user = await renderTable()
    const search = screen.getByRole('searchbox')
    await user.type(search, 'beta')
    expect(summary()).toContain('Composite score of the 1 model found: Beta, 75.0%.')
    await user.type(search, ' nobody')
    expect(summary()).toBeUndefined()
  })

  it('follows the suite, and says where its missing categories are measured', async () => {
    const user = await renderTable({}, true)
    await user.click(screen.getByRole('radio', { name: /Suite of One/ }))
    await screen.findByText('2 of 2 models')
    expect(summary()).toContain('Not measured here: Bias, Toxicity, Jailbreak (see Full Suite).')
    expect(summary()).toContain('Published March 2026.')
  })

  it('is about all rows that match, also over a picture and with a limit', async () => {
    await renderTable({ show: 'picture', limit: 1 })
    expect(summary()).toContain('Alpha leads with 80.0%; Beta cannot be told apart')
  })

  it('is absent when the host words it as nothing', async () => {
    renderWithSource(<LeaderboardTable />, MODELS, {
      labels: { leaderboard: { summary: () => '' } },
    })
    await screen.findByText(/^3 of 3 models/)
    expect(summary()).toBeUndefined()
  })
})
