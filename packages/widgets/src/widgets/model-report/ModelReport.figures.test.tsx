import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel, anEvaluation, someScores } from '../../testing/builders.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { DETAILED_SUITE, INCOMPLETE_MODEL, inSuite } from '../../testing/suites.ts'
import { ModelReport } from './index.ts'

const tiles = () =>
  within(screen.getByRole('list', { name: 'Scores' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('a report on a model without some of the figures that a score needs', () => {
  it('counts them in the tile, and names the missing ones', async () => {
    renderWithSource(<ModelReport modelId="incomplete" />, [INCOMPLETE_MODEL], {
      suites: [DETAILED_SUITE],
    })
    await screen.findByRole('heading', { name: 'Incomplete 7B' })
    expect(tiles()[0]).toBe('Bias Resistance1 of 3 figures')
    expect(tiles()[2]).toMatch(/^Toxicity ResistanceNot measured in this suite/)
    expect(tiles()[3]).toBe('Jailbreak ResistanceCOMING SOON')
    const tile = screen.getByText('1 of 3 figures', { selector: '.tl-band-label' })
    expect(tile.dataset['tip']).toBe('1 of 3 figures. The score needs others too.')
    expect(screen.getByText(/^Missing for the score:/).textContent).toBe(
      'Missing for the score: Wages, Names',
    )
  })

  it('counts them among the results in other suites', async () => {
    const model = {
      ...INCOMPLETE_MODEL,
      evaluations: [...INCOMPLETE_MODEL.evaluations, inSuite('other', 0.5)],
    }
    renderWithSource(<ModelReport modelId="incomplete" suite="other" />, [model], {
      suites: [{ id: 'other', title: 'Other' }, DETAILED_SUITE],
    })
    const heading = await screen.findByRole('heading', { name: 'The same model elsewhere' })
    expect(heading.parentElement?.textContent).toContain('Bias1 of 3 figures')
  })

  it('marks a figure that is no part of the score, and leaves out its prompts', async () => {
    const [figure] = anEvaluation().subcategories
    if (figure === undefined) throw new Error('The evaluation has no figure.')
    const extra = { ...figure, name: 'Dialects', probeCount: undefined }
    const parts = { subcategories: [figure, extra] }
    const evaluation = { ...anEvaluation(parts), suiteId: 'detailed' }
    const categoryDetails = { bias: { figures: ['Stereotypes'] } }
    renderWithSource(<ModelReport modelId="a" />, [aModel('a', { evaluations: [evaluation] })], {
      suites: [{ ...DETAILED_SUITE, categoryDetails }],
    })
    await screen.findByRole('heading', { name: 'Model a' })
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(names).toEqual(['Dialects (not part of the score)', 'Stereotypes'])
    const panel = within(screen.getAllByRole('tabpanel')[0] ?? document.body)
    expect(panel.getByText(/^Total probes:/).textContent).toContain('1,200')
  })

  it('counts those that there are when nobody says what the score needs', async () => {
    const evaluation = anEvaluation({ scores: someScores(undefined, 0.6) })
    renderWithSource(<ModelReport modelId="a" />, [aModel('a', { evaluations: [evaluation] })])
    await screen.findByRole('heading', { name: 'Model a' })
    expect(tiles()[0]).toBe('Bias Resistance1 figure')
    expect(screen.queryByText(/^Missing for the score:/)).toBeNull()
  })
})
