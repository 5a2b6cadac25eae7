import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel } from '../../testing/builders.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { inSuite, SUITE_MODELS, SUITES } from '../../testing/suites.ts'
import { ModelReport } from './index.ts'
import { eventually } from '../../testing/eventually.ts'

async function renderReport(modelId: string, suite?: string) {
  renderWithSource(<ModelReport modelId={modelId} suite={suite} />, SUITE_MODELS, {
    suites: SUITES,
  })
  await screen.findAllByRole('heading', { level: 2 })
}

const tiles = () =>
  within(screen.getByRole('list', { name: 'Scores' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const otherResults = () =>
  screen.getByRole('heading', { name: 'The same model elsewhere' }).parentElement as HTMLElement

describe('a report on a model in several suites', () => {
  it('shows the first suite, and lists the other results apart', async () => {
    await renderReport('shared')
    expect(tiles()).toHaveLength(4)
    expect(screen.getByText('75.0%')).toBeTruthy()
    expect(otherResults().textContent).toContain('Suite of One')
    expect(otherResults().textContent).toContain('Factuality40.0%')
    const link = within(otherResults()).getByRole('link', { name: 'Suite of One' })
    expect(link.getAttribute('href')).toBe('/model/shared?suite=one')
  })

  it('shows only what a suite of one category measures, without a composite', async () => {
    await renderReport('shared', 'one')
    expect(tiles()).toHaveLength(4)
    expect(tiles()[0]).toBe(
      'Bias ResistanceNot measured in this suite.Measured in: Suite of Three, Full Suite',
    )
    expect(screen.getAllByRole('tab')).toHaveLength(1)
    expect(screen.queryByText('Composite score', { selector: '.tl-composite-tile *' })).toBeNull()
    expect(otherResults().textContent).toContain('Composite score75.0%')
  })

  it('draws the models of each suite beside its own scores', async () => {
    await renderReport('shared', 'one')
    await screen.findByText('1 of 2 is higher', { selector: '.tl-score-tile *' })
    const countLines = (part: Element | null | undefined) =>
      part?.querySelectorAll('.tl-strip-line').length
    expect(countLines(document.querySelectorAll('.tl-score-tile')[1])).toBe(2)
    expect(countLines(otherResults().querySelector('.tl-other-score'))).toBe(2)
  })

  it('lists other builds and settings with their scores in each suite', async () => {
    const bases = new Map([
      ['new', { base: 'shared', configuration: 'high effort' }],
      ['newest', { base: 'shared' }],
      ['old', { base: 'old' }],
    ])
    const options = { suites: SUITES, bases }
    renderWithSource(<ModelReport modelId="new" />, SUITE_MODELS, options)
    await screen.findByText('Newest 7B', { selector: '.tl-other-suite *' })
    await eventually(() => expect(otherResults().querySelectorAll('.tl-strip')).toHaveLength(7))
    const lines = within(otherResults()).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Full Suite Shared 7B · 2024-03-01.*Bias90\.0%/),
      expect.stringMatching(/^Suite of One Newest 7B · 2024-03-01Factuality95\.0%/),
      expect.stringMatching(/^Suite of One Shared 7B · 2024-03-01Factuality40\.0%/),
    ])
    const links = within(otherResults()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/model/shared?suite=full',
      '/model/newest?suite=one',
      '/model/shared?suite=one',
    ])
  })

  it('names the configuration of another build', async () => {
    const bases = new Map([['new', { base: 'old', configuration: 'high effort' }]])
    const options = { suites: SUITES, bases }
    renderWithSource(<ModelReport modelId="old" />, SUITE_MODELS, options)
    await screen.findByText('New 7B (high effort)')
  })

  it('leads from what the suite does not measure to the result there, or to the suite', async () => {
    await renderReport('shared', 'one')
    const [bias] = within(screen.getByRole('list', { name: 'Scores' })).getAllByRole('listitem')
    const links = within(bias as HTMLElement).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/?suite=three',
      '/model/shared?suite=full',
    ])
  })

  it('stays in the suite with its links', async () => {
    await renderReport('shared', 'one')
    const compare = screen.getByRole('link', { name: 'Compare' })
    expect(compare.getAttribute('href')).toBe('/compare?models=shared&suite=one')
  })

  it('links from a score that is coming soon to the suites that measured it', async () => {
    const partly = aModel('partly', {
      evaluations: [inSuite('full', 0.9, undefined, 0.7), inSuite('one', undefined, 0.5)],
    })
    renderWithSource(<ModelReport modelId="partly" />, [...SUITE_MODELS, partly], {
      suites: SUITES,
    })
    await screen.findAllByRole('heading', { level: 2 })
    const links = within(screen.getByRole('list', { name: 'Scores' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Results in Suite of One', '/model/partly?suite=one'],
    ])
    expect(tiles()[1]).toContain('COMING SOON')
  })

  it('leads back to the dashboard of the suite, also from a model that does not exist', async () => {
    await renderReport('shared', 'one')
    await renderReport('absent', 'one')
    const links = screen.getAllByRole('link', { name: 'Back to Dashboard' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/?suite=one', '/?suite=one'])
  })

  it('shows the first suite with the model when it is not in the default one', async () => {
    await renderReport('newest')
    expect(tiles().filter((tile) => tile.includes('%'))).toEqual([expect.stringContaining('95.0%')])
    expect(screen.queryByRole('heading', { name: 'The same model elsewhere' })).toBeNull()
  })

  it('says so when the model is not in the suite, and where it is', async () => {
    renderWithSource(<ModelReport modelId="newest" suite="three" />, SUITE_MODELS, {
      suites: SUITES,
    })
    expect(await screen.findByText('Newest 7B has no results in Suite of Three.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Suite of One' })
    expect(link.getAttribute('href')).toBe('/model/newest?suite=one')
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe(
      '/?suite=three',
    )
  })

  it.each([
    ['Shared 7B', 'shared', 'one'],
    ['Newest 7B', 'newest', 'three'],
    ['Newest 7B', 'newest', 'unknown'],
    ['Model Not Found', 'absent', 'one'],
  ])('has %s as its one main heading', async (heading, modelId, suite) => {
    renderWithSource(
      <ModelReport modelId={modelId} suite={suite} headingLevel={1} />,
      SUITE_MODELS,
      { suites: SUITES },
    )
    await screen.findByText(heading, { selector: 'h1, h1 *' })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })
})
