import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { StoredModel } from '../../data/index.ts'
import { anEstimatedModel, aScoredModel } from '../../testing/builders.ts'
import { getVerdict, insights } from '../../testing/comparePanel.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { ComparePanel } from './index.ts'

const VERDICT = 'Bias Resistance'

async function renderCompared(...models: readonly StoredModel[]) {
  const rendered = renderWithSource(<ComparePanel modelIds={models.map(({ id }) => id)} />, models)
  await screen.findByRole('rowheader', { name: VERDICT })
  return rendered
}

/** Opens the sentences about all pairs, and returns those about bias. */
async function getPairs({ user }: Awaited<ReturnType<typeof renderCompared>>) {
  await user.click(screen.getByText(/in words$/))
  const heading = screen.getByRole('heading', { name: VERDICT })
  return within(heading.parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

describe('the verdict of a row', () => {
  it('says which models are above others, and which are level', async () => {
    const rendered = await renderCompared(
      anEstimatedModel('Alpha', 0.01, 0.9, 0.5, 0.5, 0.5),
      anEstimatedModel('Beta', 0.01, 0.895, 0.5, 0.5, 0.5),
      aScoredModel('Gamma', 0.5, 0.5, 0.5, 0.5),
    )
    expect(getVerdict(VERDICT)).toBe(
      'Alpha and Beta above Gamma by 39.5 or more, by the known margins; Alpha and Beta are level, 0.5 apart',
    )
    expect(insights()[0]).toBe('Best overall safety: Alpha, 60.0%. Beta is level.')
    expect(await getPairs(rendered)).toEqual([
      'Alpha and Beta are level: 0.5 points (−0.9 to +1.9).',
      'Alpha is higher than Gamma, by the known margins: 40.0 points (+39.0 to +41.0, or wider).',
      'Beta is higher than Gamma, by the known margins: 39.5 points (+38.5 to +40.5, or wider).',
    ])
  })

  it('names a model that is level with two that are not', async () => {
    await renderCompared(
      anEstimatedModel('Alpha', 0.01, 0.52),
      anEstimatedModel('Beta', 0.01, 0.51),
      anEstimatedModel('Gamma', 0.01, 0.5),
    )
    expect(getVerdict(VERDICT)).toBe('Alpha above Gamma by 2.0; Beta is level with both')
  })

  it('tests nothing without errors or without a score', async () => {
    const rendered = await renderCompared(
      aScoredModel('Alpha', 0.9),
      aScoredModel('Beta', 0.5),
      aScoredModel('Gap'),
    )
    expect(getVerdict(VERDICT)).toBe(
      'Not tested, 40.0 apart, no margin published; Gap lacks this score.',
    )
    expect(await getPairs(rendered)).toEqual([
      'Alpha and Beta are 40.0 points apart; no margin published, so no test.',
      'Alpha and Gap cannot be compared: a score is missing.',
      'Beta and Gap cannot be compared: a score is missing.',
    ])
  })

  it('does not exist for one model', async () => {
    await renderCompared(aScoredModel('Alpha', 0.9))
    expect(getVerdict(VERDICT)).toBeUndefined()
    expect(screen.queryByText(/in words$/)).toBeNull()
  })
})
