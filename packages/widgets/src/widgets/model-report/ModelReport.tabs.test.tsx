import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createModels, siteLinks, type EvaluationsProviderProps } from '../../data/index.ts'
import { compositeScore, type FullEvaluation } from '../../domain/index.ts'
import { aModel, anEvaluation, someScores } from '../../testing/builders.ts'
import { renderWithSource } from '../../testing/renderWithSource.tsx'
import { ModelReport } from './index.ts'

const STEREOTYPES = {
  category: 'bias',
  name: 'Stereotypes',
  score: 0.9,
  probeCount: 1200,
  measure: 'proportion',
} as const
const SUBCATEGORIES: FullEvaluation['subcategories'] = [
  { category: 'bias', name: 'Gender', score: 0.4665, probeCount: 1, measure: 'macro_f1' },
  STEREOTYPES,
  { category: 'bias', name: 'Age', score: 0, probeCount: 0, measure: 'mean' },
  { category: 'toxicity', name: 'Slurs', score: 1, probeCount: 300, measure: 'mean' },
]

async function renderTabs(
  parts: Partial<FullEvaluation> = {},
  provider: Partial<EvaluationsProviderProps> = {},
) {
  const evaluation = anEvaluation({ subcategories: SUBCATEGORIES, totalProbes: 9000, ...parts })
  const model = aModel('a', { evaluations: [evaluation] })
  const { user } = renderWithSource(<ModelReport modelId="a" />, [model], provider)
  await screen.findByRole('tablist')
  return user
}

const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const panel = () => screen.getByRole('tabpanel')
const rows = () => within(panel()).getAllByRole('row').slice(1)
const total = () => within(panel()).getByText(/^Total probes/).textContent

describe('the tabs of a report', () => {
  it('shows the four categories and selects bias', async () => {
    await renderTabs()
    expect(names()).toEqual(['Bias Analysis', 'Factuality', 'Toxicity', 'Jailbreak'])
    expect(screen.getByRole('tabpanel', { name: 'Bias Analysis' })).toBeTruthy()
  })

  it('marks its tabs as mock data when the evaluation has no source', async () => {
    await renderTabs({ origin: undefined })
    expect(names()).toEqual([
      'Bias Analysis (Mock Data)',
      'Factuality (Mock Data)',
      'Toxicity (Mock Data)',
      'Jailbreak (Mock Data)',
    ])
    expect(within(panel()).queryByText(/Figures published by/)).toBeNull()
  })

  it('links to the source of the figures', async () => {
    await renderTabs()
    const link = within(panel()).getByRole('link', { name: 'A Published Paper' })
    expect(link.getAttribute('href')).toBe('https://example.org/paper')
  })

  it('lists the subcategories best first, with score and probes', async () => {
    await renderTabs()
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Stereotypes90.0%EXCELLENTmargin unknown1,200 probes',
      'Gender46.7%POORmargin unknown1 probe',
      'Age0.0%POORmargin unknown0 probes',
    ])
  })

  it('shows each figure as published, with its direction and a link to the source', async () => {
    const figure = { low: 0, high: 1, unit: undefined }
    await renderTabs({
      subcategories: [
        { ...STEREOTYPES, published: { ...figure, value: 0.1, isLowerBetter: true } },
        {
          ...STEREOTYPES,
          name: 'Age',
          score: 0,
          published: { ...figure, value: 0, isLowerBetter: false },
        },
        { ...STEREOTYPES, name: 'Names', score: 0, probeCount: undefined },
      ],
    })
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Stereotypes0.1 lower is better90.0%EXCELLENTmargin unknown1,200 probes',
      'Age0 higher is better0.0%POORmargin unknown1,200 probes',
      'Names–0.0%POORmargin unknown–',
    ])
    const link = within(panel()).getByRole('link', { name: '0.1' })
    expect(link.getAttribute('href')).toBe('https://example.org/paper')
  })

  it.each([
    [
      [0.9, 0.8, 0.7, 0.6],
      'Composite: (90.0 + 80.0 + 70.0 + 60.0) / 4 = 75.0%, computed by us before rounding.',
    ],
    [
      [0, 0, 0, 0],
      'Composite: (0.0 + 0.0 + 0.0 + 0.0) / 4 = 0.0%, computed by us before rounding.',
    ],
    [[0.9, undefined, 0.7, 0.6], 'No composite, because a score is missing: Factual Accuracy.'],
  ])('works out the composite of %j', async (raw, text) => {
    await renderTabs({ scores: someScores(...raw) })
    expect(screen.getByText(text)).toBeTruthy()
  })

  it.each([
    [0.75, /^Composite: .* = 75.0%/],
    [0.75 + 1e-15, /^Composite: .* = 75.0%/],
    [0.5, /^The composite is the one that the source states/],
    [undefined, undefined],
  ])('works out no composite but the stored one, %s', async (stored, text) => {
    const scores = { ...someScores(0.9, 0.8, 0.7, 0.6), composite: compositeScore(stored) }
    await renderTabs({ scores })
    const working = document.querySelector('.tl-category-tabs > .tl-subcategory-total')
    if (text === undefined) expect(working).toBeNull()
    else expect(working?.textContent).toMatch(text)
  })

  it('works out a composite of the categories that models of the page have', async () => {
    const figures = { bias: 0.9, factuality: 0.8 }
    const model = { id: 'a', name: 'A', provider: 'P', evaluatedOn: '2026-01-31', figures } as const
    renderWithSource(<ModelReport modelId="a" />, createModels([model]))
    await screen.findByText('Composite: (90.0 + 80.0) / 2 = 85.0%, computed by us before rounding.')
  })

  it('shows the total probes of the category, not of the evaluation', async () => {
    const user = await renderTabs()
    expect(total()).toBe('Total probes: 1,201 · Figures published by A Published Paper')
    await user.click(screen.getByRole('tab', { name: 'Toxicity' }))
    expect(total()).toMatch(/^Total probes: 300 /)
  })

  it.each([
    [0.6, 'Jailbreak Resistance: 60.0%'],
    [0, 'Jailbreak Resistance: 0.0%'],
    [undefined, 'Total probes: 0'],
  ])('of a category without subcategories and the score %s says “%s”', async (raw, text) => {
    const user = await renderTabs({ scores: someScores(0.9, 0.8, 0.7, raw) })
    await user.click(screen.getByRole('tab', { name: 'Jailbreak' }))
    expect(panel().textContent).toBe(text)
  })

  it.each([
    ['Bias Analysis', 'Help us provide detailed bias analysis faster!'],
    ['Factuality', 'Help us provide detailed factuality analysis faster!'],
    ['Toxicity', 'Help us provide detailed toxicity analysis faster!'],
    ['Jailbreak', 'Help us provide detailed jailbreak analysis faster!'],
  ])('asks for support when %s has no subcategory', async (name, labels) => {
    const user = await renderTabs({ subcategories: [] }, { links: siteLinks() })
    await user.click(screen.getByRole('tab', { name }))
    expect(within(panel()).getByText(labels)).toBeTruthy()
    const link = within(panel()).getByRole('link', { name: 'Support Our Research' })
    expect(link.getAttribute('href')).toBe('/sponsor')
  })

  it('shows the subcategories of a category without a score', async () => {
    await renderTabs({ scores: someScores(undefined, 0.8, 0.7, 0.6) })
    expect(within(panel()).getByText('Stereotypes')).toBeTruthy()
    expect(within(panel()).queryByText(/Help us/)).toBeNull()
  })
})
